import type { FastifyInstance } from 'fastify'
import type { Operation } from './contract'
import type { Schema } from './contract/resolve'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const AUTH_NOTES: ReadonlyMap<string, string> = new Map([
  ['public', '无需登录'],
  ['login', '登录即可'],
])

function part(title: string, schema: Schema | null): string {
  if (!schema) return ''
  const { properties } = schema as { properties?: object }
  if (properties && Object.keys(properties).length === 0) return ''
  return `<h4>${title}</h4><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`
}

function section({ id, method, path, auth, summary, query, params, body, answer, multipart }: Operation, apiBase: string): string {
  const note = AUTH_NOTES.get(auth) ?? `权限 ${auth}`
  const parts = [part('路径参数', params), part('查询参数', query), part('请求内容', body), part('结果', answer)]
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
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>接口文档</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>接口文档</h1><nav>${links}</nav>${areas.join('\n')}</body></html>`
}

/** Shows the contracts under `/docs`. */
export function serveDocs(app: FastifyInstance, operations: readonly Operation[], apiBase: string): void {
  const page = docsPage(operations, apiBase)
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page))
}
