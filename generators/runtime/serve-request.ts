import type { FastifyRequest } from 'fastify'

type Values = Record<string, unknown>

/** How one parameter is read. */
export interface ReadAs {
  readonly name: string
  readonly in: 'query' | 'path' | 'header' | 'cookie'
  readonly style: string
  readonly explode: boolean
  readonly kind: 'array' | 'object' | 'other'
  readonly json: boolean
  readonly spread: boolean
}

/** What an operation needs at run time. */
export interface Route {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly ReadAs[]
  readonly schema: { readonly [part: string]: unknown }
  readonly response: { readonly [status: string]: unknown }
  readonly form: { readonly lists: readonly string[]; readonly json: readonly string[] } | null
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
  const of = (place: ReadAs['in'], read: (as: ReadAs) => unknown) =>
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
    body: await readBody(route, request.body),
  }
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function pairsOf(text: string, border: string | RegExp): [string, string][] {
  return text
    .split(border)
    .filter(Boolean)
    .map(pair => {
      const at = pair.indexOf('=')
      return at === -1 ? [decode(pair), ''] : [decode(pair.slice(0, at)), pair.slice(at + 1)]
    })
}

/** `a,b` or `k,v` or, exploded, `k=v,l=w`. */
function readSimple(as: ReadAs, text: string | undefined, read: (text: string) => string, border: string | RegExp = ','): unknown {
  if (text === undefined) return undefined
  if (as.json) return json(read(text))
  if (as.kind === 'array') return text === '' ? [] : text.split(border).map(read)
  if (as.kind !== 'object') return read(text)
  const parts = text.split(border)
  if (as.explode) return Object.fromEntries(parts.map(part => [read(part.split('=')[0] ?? ''), read(part.slice(part.indexOf('=') + 1))]))
  return Object.fromEntries(parts.flatMap((name, index) => (index % 2 === 0 ? [[read(name), read(parts[index + 1] ?? '')] as const] : [])))
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

/** What stands between the values of a list, encoded or not. */
const borders: ReadonlyMap<string, RegExp> = new Map([
  ['spaceDelimited', /%20|\+| /],
  ['pipeDelimited', /%7C|\|/i],
  ['tabDelimited', /%09|\t/],
])

function readQuery(as: ReadAs, pairs: readonly [string, string][]): unknown {
  if (as.style === 'deepObject') return readDeep(as.name, pairs)
  const values = pairs.filter(([name]) => name === as.name).map(([, value]) => value)
  if (as.explode && as.kind === 'array') return values.length === 0 ? undefined : values.map(decode)
  return readSimple({ ...as, explode: false }, values[0], decode, borders.get(as.style) ?? ',')
}

function readDeep(name: string, pairs: readonly [string, string][]): unknown {
  const result: Values = Object.create(null) as Values
  let found = false
  for (const [key, value] of pairs) {
    if (!key.startsWith(`${name}[`)) continue
    found = true
    const keys = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(match => match[1] ?? '')
    let place = result
    for (const inner of keys.slice(0, -1)) {
      place[inner] ??= Object.create(null) as Values
      place = place[inner] as Values
    }
    place[keys.at(-1) ?? ''] = decode(value)
  }
  return found ? result : undefined
}

/** A form as an object: lists stay lists, what is an object is read from its JSON. */
async function readBody({ form }: Route, body: unknown): Promise<unknown> {
  if (body === null || body === undefined) return undefined
  if (form === null || !(body instanceof FormData || body instanceof URLSearchParams)) return body
  const names = [...new Set([...body.keys()])]
  const entries = names.map(async name => {
    const values = await Promise.all(body.getAll(name).map(value => readPart(value, form.json.includes(name))))
    return [name, form.lists.includes(name) ? values : values[0]] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** A part of type `application/json` is no file, though a form hands it over as one. */
async function readPart(part: string | File, isJson: boolean): Promise<unknown> {
  if (typeof part === 'string') return isJson ? json(part) : part
  return isJson && /json/.test(part.type) ? json(await part.text()) : part
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
