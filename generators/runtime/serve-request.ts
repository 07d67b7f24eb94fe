import type { FastifyRequest } from 'fastify'
import { type Forms, readBody, readPartHeaders } from './serve-body'
import { decode, type Header, pairsOf, type ReadAs, readQuery, readSimple, type Values } from './serve-values'

/** How one parameter is read. */
export interface ReadParameter extends ReadAs {
  readonly in: 'query' | 'path' | 'header' | 'cookie'
  readonly spread: boolean
}

/** What an operation needs at run time. */
export interface Route {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly ReadParameter[]
  readonly schema: { readonly [part: string]: unknown }
  readonly response: { readonly [status: string]: unknown }
  readonly forms: Forms
  /** The headers of the parts of a form, by part; null: none has any. */
  readonly partHeaders: { readonly [part: string]: readonly Header[] } | null
  readonly needsBody: boolean
  readonly media: string
}

/** The address of a request without its query. */
export function pathOf({ raw: { url = '' } }: FastifyRequest): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

/** What a request brings, as the parameters and the form of its route say. */
export async function partsOf(route: Route, template: RegExp, request: FastifyRequest): Promise<Values> {
  const url = request.raw.url ?? ''
  const mark = url.indexOf('?')
  const search = mark === -1 ? '' : url.slice(mark + 1)
  const names = [...route.path.matchAll(/\{([^{}]+)\}/g)].map(match => match[1] ?? '')
  const found = template.exec(pathOf(request))
  const pairs = pairsOf(search, '&')
  const cookies = pairsOf(request.headers.cookie ?? '', /;\s*/)
  const of = (place: ReadParameter['in'], read: (as: ReadParameter) => unknown) =>
    Object.fromEntries(
      route.parameters
        .filter(as => as.in === place && !as.spread)
        .flatMap(as => {
          const value = read(as)
          return value === undefined ? [] : [[as.name, value] as const]
        }),
    )
  const spread = route.parameters.filter(as => as.in === 'query' && as.spread)
  const known = new Set(route.parameters.filter(as => as.in === 'query' && !as.spread).map(as => as.name))
  const rest = spread.length === 0 ? [] : pairs.filter(([name]) => !known.has(name)).map(([name, value]) => [name, decode(value)] as const)
  return {
    params: of('path', as => readPath(as, found?.[names.indexOf(as.name) + 1])),
    query: { ...Object.fromEntries(rest), ...of('query', as => readQuery(as, pairs)) },
    headers: of('header', as => readSimple(as, request.headers[as.name.toLowerCase()]?.toString(), text => text)),
    cookies: of('cookie', as => readQuery(as, cookies)),
    body: await readBody(route.forms, request.body),
    partHeaders: readPartHeaders(route.partHeaders, request.body),
  }
}

function readPath(as: ReadAs, raw: string | undefined): unknown {
  if (raw === undefined) return undefined
  const path = (text: string) => decode(text.replaceAll('+', '%2B'))
  if (as.style === 'label') return readSimple(as, raw.replace(/^\./, ''), path, as.explode ? '.' : ',')
  if (as.style !== 'matrix') return readSimple(as, raw, path)
  const text = raw.replace(/^;/, '')
  if (as.explode && as.kind === 'object') return readSimple(as, text, path, ';')
  if (as.explode && as.kind === 'array') return text.split(';').map(part => path(part.slice(part.indexOf('=') + 1)))
  return readSimple(as, text.slice(text.indexOf('=') + 1), path)
}
