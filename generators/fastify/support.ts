/** The hand-written half of the routes. */
export const supportText = `/** What a handler is given. */
export interface Call<Id extends OperationId> {
  readonly params: Operations[Id]['params']
  readonly query: Operations[Id]['query']
  readonly headers: Operations[Id]['headers']
  readonly cookies: Operations[Id]['cookies']
  readonly body: Operations[Id]['body']
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One handler for each operation: none missing, none too many. */
export type Handlers = {
  readonly [Id in OperationId]: (call: Call<Id>) => Operations[Id]['result'] | Promise<Operations[Id]['result']>
}

/** Thrown by a handler to answer with another status. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    readonly body?: unknown,
  ) {
    super(\`refused with \${status}\`)
  }
}

type Values = Record<string, unknown>

interface ReadAs {
  readonly name: string
  readonly in: 'query' | 'path' | 'header' | 'cookie'
  readonly style: string
  readonly explode: boolean
  readonly kind: 'array' | 'object' | 'other'
  readonly json: boolean
  readonly spread: boolean
}

interface Route {
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

/** Registers every operation: \`await app.register(api(handlers), { prefix: '/v1' })\`. Requests that break the document get 400. */
export function api(handlers: Handlers): FastifyPluginAsync {
  return async app => {
    const strict = new Ajv2020({ strict: false, validateFormats: false, useDefaults: true, logger: false })
    const loose = new Ajv2020({ strict: false, validateFormats: false, useDefaults: true, coerceTypes: true, logger: false })
    for (const ajv of [strict, loose]) ajv.addSchema({ $id: 'contract', $defs: schemas })
    app.setSerializerCompiler(() => data => JSON.stringify(data))
    app.setValidatorCompiler(() => () => true)
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => done(null, new URLSearchParams(String(text))))
    app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) =>
      new Response(Readable.toWeb(payload) as unknown as ConstructorParameters<typeof Response>[0], { headers: { 'Content-Type': request.headers['content-type'] ?? '' } }).formData(),
    )
    app.addContentTypeParser(/^text\\/|[/+]xml|yaml/, { parseAs: 'string' }, (_, text, done) => done(null, text))
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) =>
      done(null, new Blob([new Uint8Array(bytes as Buffer)], { type: request.headers['content-type'] ?? '' })),
    )
    for (const route of Object.values<Route>(routes)) {
      const checks = checksOf(route, strict, loose)
      const template = templateOf(route.path)
      app.route({
        method: route.method as HTTPMethods,
        url: urlOf(route.path),
        ...(route.method === 'GET' ? { exposeHeadRoute: false } : {}),
        schema: { operationId: route.id, ...route.schema, response: {} } as FastifySchema,
        handler: async (request, reply) => {
          const parts = partsOf(route, template, request)
          const wrong = Object.entries(checks).flatMap(([part, check]) => (parts[part] === undefined && part === 'body' && !route.needsBody ? [] : check(parts[part]) ? [] : [\`\${part}\${check.errors?.[0]?.instancePath ?? ''} \${check.errors?.[0]?.message ?? ''}\`]))
          if (wrong.length > 0) return reply.code(400).send({ statusCode: 400, error: 'Bad Request', message: wrong.join(', ') })
          const handler = handlers[route.id as OperationId] as (call: object) => unknown
          try {
            return await answer(route, await handler({ ...parts, request, reply }), reply)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            return reply.code(error.status).send(error.body)
          }
        },
      })
    }
  }
}

/** Texts of the address and of forms are read as what the schema wants; JSON is taken as it is. */
function checksOf(route: Route, strict: Ajv2020, loose: Ajv2020) {
  return Object.fromEntries(
    Object.entries(route.schema).map(([part, schema]) => [part, (part === 'body' && route.form === null ? strict : loose).compile(schema as object)]),
  )
}

/** Placeholders are numbered: Fastify takes fewer names than OpenAPI. */
function urlOf(path: string): string {
  let number = 0
  return (path.split(/[?#]/)[0] ?? '').replaceAll(':', '::').replace(/\\{[^{}]+\\}/g, () => \`:p\${number++}\`)
}

function templateOf(path: string): RegExp {
  const source = (path.split(/[?#]/)[0] ?? '').split(/\\{[^{}]+\\}/).map(text => text.replace(/[.*+?^$()[\\]\\\\|{}]/g, '\\\\$&'))
  return new RegExp(\`\${source.join('([^/]*)')}/?$\`)
}

function partsOf(route: Route, template: RegExp, request: FastifyRequest): Values {
  const url = request.raw.url ?? ''
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const search = mark === -1 ? '' : url.slice(mark + 1)
  const names = [...route.path.matchAll(/\\{([^{}]+)\\}/g)].map(match => match[1] ?? '')
  const found = template.exec(path)
  const pairs = pairsOf(search, '&')
  const cookies = pairsOf(request.headers.cookie ?? '', /;\\s*/)
  const of = (place: ReadAs['in'], read: (as: ReadAs) => unknown) =>
    Object.fromEntries(
      route.parameters.filter(as => as.in === place && !as.spread).flatMap(as => {
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
    body: readBody(route, request.body),
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
  return text.split(border).filter(Boolean).map(pair => {
    const at = pair.indexOf('=')
    return at === -1 ? [decode(pair), ''] : [decode(pair.slice(0, at)), pair.slice(at + 1)]
  })
}

/** \`a,b\` or \`k,v\` or, exploded, \`k=v,l=w\`. */
function readSimple(as: ReadAs, text: string | undefined, read: (text: string) => string, border = ','): unknown {
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
  if (as.style === 'label') return readSimple(as, raw.replace(/^\\./, ''), path, as.explode ? '.' : ',')
  if (as.style !== 'matrix') return readSimple(as, raw, path)
  const text = raw.replace(/^;/, '')
  if (as.explode && as.kind === 'object') return readSimple(as, text, path, ';')
  if (as.explode && as.kind === 'array') return text.split(';').map(part => path(part.slice(part.indexOf('=') + 1)))
  return readSimple(as, text.slice(text.indexOf('=') + 1), path)
}

function readQuery(as: ReadAs, pairs: readonly [string, string][]): unknown {
  if (as.style === 'deepObject') return readDeep(as.name, pairs)
  const values = pairs.filter(([name]) => name === as.name).map(([, value]) => value)
  if (as.explode && as.kind === 'array') return values.length === 0 ? undefined : values.map(decode)
  const border = as.style === 'spaceDelimited' ? /%20|\\+| / : as.style === 'pipeDelimited' ? /%7C|\\|/i : ','
  return readSimple({ ...as, explode: false }, values[0], decode, border as string)
}

function readDeep(name: string, pairs: readonly [string, string][]): unknown {
  const result: Values = Object.create(null) as Values
  let found = false
  for (const [key, value] of pairs) {
    if (!key.startsWith(\`\${name}[\`)) continue
    found = true
    const keys = [...key.slice(name.length).matchAll(/\\[([^\\]]*)\\]/g)].map(match => match[1] ?? '')
    let place = result
    for (const inner of keys.slice(0, -1)) place = (place[inner] ??= Object.create(null)) as Values
    place[keys.at(-1) ?? ''] = decode(value)
  }
  return found ? result : undefined
}

/** A form as an object: lists stay lists, what is an object is read from its JSON. */
function readBody({ form }: Route, body: unknown): unknown {
  if (body === null || body === undefined) return undefined
  if (form === null || !(body instanceof FormData || body instanceof URLSearchParams)) return body
  const names = [...new Set([...body.keys()])]
  return Object.fromEntries(names.map(name => {
    const values = body.getAll(name)
    if (form.lists.includes(name)) return [name, values]
    return [name, form.json.includes(name) && typeof values[0] === 'string' ? json(values[0]) : values[0]]
  }))
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
    if ('name' in result) reply.header('Content-Disposition', \`attachment; filename*=UTF-8''\${encodeURIComponent(String(result.name))}\`)
    return reply.type(result.type || route.media || 'application/octet-stream').send(Buffer.from(await result.arrayBuffer()))
  }
  if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result)
    return reply.type('text/event-stream').send(Readable.from(lines(result as AsyncIterable<unknown>)))
  if (typeof result === 'string' && !/json/.test(route.media)) return reply.type(route.media || 'text/plain').send(result)
  return reply.type('application/json').send(JSON.stringify(result))
}

async function* lines(events: AsyncIterable<unknown>) {
  for await (const data of events) yield \`data: \${JSON.stringify(data)}\\n\\n\`
}
`
