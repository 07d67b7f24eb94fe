import { Readable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'

/** Thrown by a handler to answer with another status. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  readonly status: number
  readonly body: unknown

  constructor(status: number, body?: unknown) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

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

/** Handlers by the id of their operation. */
export type AnyHandlers = Readonly<Record<string, (call: never) => unknown>>

interface Candidate {
  readonly route: Route
  readonly template: RegExp
  readonly checks: Readonly<
    Record<string, { (value: unknown): unknown; errors?: readonly { instancePath: string; message?: string }[] | null }>
  >
}

/** The plugin that serves the routes of a document; the schemas of the routes refer to `schemas`. */
export function serve(routes: readonly Route[], schemas: object, handlers: AnyHandlers): FastifyPluginAsync {
  return async app => {
    const strict = new Ajv2020({ strict: false, validateFormats: false, useDefaults: true, logger: false })
    const loose = new Ajv2020({ strict: false, validateFormats: false, useDefaults: true, coerceTypes: true, logger: false })
    for (const ajv of [strict, loose]) ajv.addSchema({ $id: 'contract', $defs: schemas })
    app.setSerializerCompiler(() => data => JSON.stringify(data))
    app.setValidatorCompiler(() => () => true)
    addParsers(app)
    for (const together of sameAddress(routes)) {
      const candidates = together.map(route => ({ route, template: templateOf(route.path), checks: checksOf(route, strict, loose) }))
      const route = candidates[0]?.route
      if (route === undefined) continue
      app.route({
        method: route.method as HTTPMethods,
        url: urlOf(route.path),
        ...(route.method === 'GET' ? { exposeHeadRoute: false } : {}),
        schema: { operationId: route.id, ...(candidates.length === 1 ? route.schema : {}), response: {} } as FastifySchema,
        handler: (request, reply) => handle(candidates, handlers, request, reply),
      })
    }
  }
}

function addParsers(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, new URLSearchParams(String(text))),
  )
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const body = Readable.toWeb(payload) as unknown as ConstructorParameters<typeof Response>[0]
    return await new Response(body, { headers: { 'Content-Type': request.headers['content-type'] ?? '' } }).formData()
  })
  app.addContentTypeParser(/^text\/|[/+]xml|yaml|ndjson|jsonl/, { parseAs: 'string' }, (_, text, done) => done(null, text))
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) =>
    done(null, new Blob([new Uint8Array(bytes as Buffer)], { type: request.headers['content-type'] ?? '' })),
  )
}

/**
 * The routes by method and address. Paths that differ by what stands behind `#`, or inside of a part with a placeholder
 * (`/users({id})` of OData), are one address for Fastify: of their operations the one that says and demands most comes first, and the
 * first whose path and demands a request meets answers it.
 */
function sameAddress(routes: readonly Route[]): Route[][] {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const address = `${route.method} ${urlOf(route.path)}`
    groups.set(address, [...(groups.get(address) ?? []), route])
  }
  return [...groups.values()].map(group => group.toSorted((a, b) => fixed(b) - fixed(a) || demands(b) - demands(a)))
}

/** How much of a path is no placeholder. */
const fixed = ({ path }: Route) => (path.split('#')[0] ?? '').replace(/\{[^{}]+\}/g, '').length

function demands({ schema, needsBody }: Route): number {
  const required = Object.values(schema).map(part => ((part as { readonly required?: readonly string[] }).required ?? []).length)
  return required.reduce((sum, count) => sum + count, needsBody ? 1 : 0)
}

async function handle(candidates: readonly Candidate[], handlers: AnyHandlers, request: FastifyRequest, reply: FastifyReply) {
  let wrong: string[] = []
  const path = pathOf(request)
  const fitting = candidates.filter(({ template }) => template.test(path))
  if (fitting.length === 0) return reply.callNotFound()
  for (const { route, template, checks } of fitting) {
    const parts = await partsOf(route, template, request)
    wrong = Object.entries(checks).flatMap(([part, check]) => {
      if ((parts[part] === undefined && part === 'body' && !route.needsBody) || check(parts[part])) return []
      return [`${part}${check.errors?.[0]?.instancePath ?? ''} ${check.errors?.[0]?.message ?? ''}`]
    })
    if (wrong.length > 0) continue
    try {
      return await answer(route, await handlers[route.id]?.({ ...parts, request, reply } as never), reply)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply.code(error.status).send(error.body)
    }
  }
  return reply.code(400).send({ statusCode: 400, error: 'Bad Request', message: wrong.join(', ') })
}

/** Texts of the address and of forms are read as what the schema wants; JSON is taken as it is. */
function checksOf(route: Route, strict: Ajv2020, loose: Ajv2020) {
  return Object.fromEntries(
    Object.entries(route.schema).map(([part, schema]) => [
      part,
      (part === 'body' && route.form === null ? strict : loose).compile(schema as object),
    ]),
  )
}

/** Placeholders are numbered, and take the whole part in which they stand: Fastify takes fewer names and forms than OpenAPI. */
function urlOf(path: string): string {
  let number = 0
  const parts = (path.split(/[?#]/)[0] ?? '').split('/')
  return parts.map(part => (/\{[^{}]+\}/.test(part) ? `:p${number++}` : part.replaceAll(':', '::'))).join('/')
}

function pathOf({ raw: { url = '' } }: FastifyRequest): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

function templateOf(path: string): RegExp {
  const source = (path.split(/[?#]/)[0] ?? '').split(/\{[^{}]+\}/).map(text => text.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&'))
  return new RegExp(`${source.join('([^/]*)')}/?$`)
}

async function partsOf(route: Route, template: RegExp, request: FastifyRequest): Promise<Values> {
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

async function answer(route: Route, result: unknown, reply: FastifyReply): Promise<unknown> {
  if (reply.sent) return reply
  if (result === undefined) return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send()
  if (result instanceof Blob) {
    if ('name' in result) reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(String(result.name))}`)
    return reply.type(result.type || route.media || 'application/octet-stream').send(Buffer.from(await result.arrayBuffer()))
  }
  if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result)
    return reply.type(route.media).send(Readable.from(lines(result as AsyncIterable<unknown>, route.media === 'text/event-stream')))
  if (typeof result === 'string' && !/json/.test(route.media)) return reply.type(route.media || 'text/plain').send(result)
  return reply.type('application/json').send(JSON.stringify(result))
}

/** Events, or values line by line. */
async function* lines(values: AsyncIterable<unknown>, asEvents: boolean) {
  for await (const data of values) yield asEvents ? `data: ${JSON.stringify(data)}\n\n` : `${JSON.stringify(data)}\n`
}
