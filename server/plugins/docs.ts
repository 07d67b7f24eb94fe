import type { FastifyInstance } from 'fastify'
import { texts } from '../texts'
import type { Operation } from './contract'
import type { Schema } from './contract/resolve'
import { inEveryLanguage } from './language'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function noteOn(auth: string): string {
  if (auth === 'public') return texts.docs.anyone
  return auth === 'login' ? texts.docs.signedIn : texts.docs.permission(auth)
}

function part(title: string, schema: Schema | null): string {
  if (!schema) return ''
  const { properties } = schema as { properties?: object }
  if (properties && Object.keys(properties).length === 0) return ''
  return `<h4>${title}</h4><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`
}

function section({ id, method, path, auth, summary, query, params, body, answer, multipart }: Operation, apiBase: string): string {
  const note = noteOn(auth)
  const parts = [
    part(texts.docs.params, params),
    part(texts.docs.query, query),
    part(texts.docs.body, body),
    part(texts.docs.answer, answer),
  ]
  const upload = multipart ? '<p>multipart/form-data</p>' : ''
  return `<details id="${escaped(id)}"><summary><b>${method}</b> <code>${escaped(apiBase + path)}</code> ${escaped(summary)}
<small>${escaped(note)} · ${escaped(id)}</small></summary>${upload}${parts.join('')}</details>`
}

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#222}
summary{cursor:pointer;padding:.3rem 0}summary b{display:inline-block;width:4.5rem;color:#0958d9}small{color:#666}
pre{background:#f5f5f5;padding:1rem;overflow:auto}details{border-bottom:1px solid #eee}`

/** The page for people: every operation, who may call it, and its schemas. It needs no script. */
export function docsPage(operations: readonly Operation[], apiBase: string): string {
  const tags = [...new Set(operations.map(operation => operation.tag))].sort()
  const areas = tags.map(tag => {
    const own = operations.filter(operation => operation.tag === tag)
    return `<h2 id="tag-${escaped(tag)}">${escaped(tag)}</h2>${own.map(operation => section(operation, apiBase)).join('\n')}`
  })
  const links = tags.map(tag => `<a href="#tag-${escaped(tag)}">${escaped(tag)}</a>`).join(' · ')
  return `<!doctype html><html lang="${texts.docs.language}"><head><meta charset="utf-8"><title>${texts.docs.title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>${texts.docs.title}</h1><nav>${links}</nav>${areas.join('\n')}</body></html>`
}

/** Shows the contracts under `/docs`. */
export function serveDocs(app: FastifyInstance, operations: readonly Operation[], apiBase: string): void {
  const pages = new Map(inEveryLanguage(() => [texts.docs.language, docsPage(operations, apiBase)]))
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .send(pages.get(texts.docs.language)),
  )
}
