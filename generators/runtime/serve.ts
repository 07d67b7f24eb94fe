import { Readable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import { Fields, headersOfParts, Parts } from './serve-body'
import { partsOf, pathOf, type Route } from './serve-request'

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

/** Handlers by the id of their operation. */
export type AnyHandlers = Readonly<Record<string, (call: never) => unknown>>

/** What the reader of forms asks of a route. */
interface Config {
  /** Parts have headers of their own, which are read as well. */
  readonly partHeaders?: boolean
}

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
        config: { partHeaders: together.some(one => one.partHeaders !== null) } satisfies Config as object,
        schema: { operationId: route.id, ...(candidates.length === 1 ? route.schema : {}), response: {} } as FastifySchema,
        handler: (request, reply) => handle(candidates, handlers, request, reply),
      })
    }
  }
}

function addParsers(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, new Fields(String(text))),
  )
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, bytes: Buffer) =>
    readForm(request, bytes),
  )
  app.addContentTypeParser(/^text\/|[/+]xml|yaml|ndjson|jsonl/, { parseAs: 'string' }, (_, text, done) => done(null, text))
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) =>
    done(null, new Blob([new Uint8Array(bytes as Buffer)], { type: request.headers['content-type'] ?? '' })),
  )
}

/** A form of parts. One that breaks off, or is none, is the fault of who sent it. */
async function readForm(request: FastifyRequest, bytes: Buffer): Promise<Parts> {
  const type = request.headers['content-type'] ?? ''
  const body = new Uint8Array(bytes)
  const read = new Response(body, { headers: { 'Content-Type': type } }).formData()
  const form = await read.catch((error: unknown) => {
    throw Object.assign(new Error('the form cannot be read', { cause: error }), { statusCode: 400 })
  })
  const { partHeaders } = request.routeOptions.config as Config
  return new Parts(form, partHeaders ? headersOfParts(body.buffer, type) : [])
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
      const mayMiss = part === 'partHeaders' || (part === 'body' && !route.needsBody)
      if ((parts[part] === undefined && mayMiss) || check(parts[part])) return []
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
      (part === 'body' && Object.keys(route.forms).length === 0 ? strict : loose).compile(schema as object),
    ]),
  )
}

/** Placeholders are numbered, and take the whole part in which they stand: Fastify takes fewer names and forms than OpenAPI. */
function urlOf(path: string): string {
  let number = 0
  const parts = (path.split(/[?#]/)[0] ?? '').split('/')
  return parts.map(part => (/\{[^{}]+\}/.test(part) ? `:p${number++}` : part.replaceAll(':', '::'))).join('/')
}

function templateOf(path: string): RegExp {
  const source = (path.split(/[?#]/)[0] ?? '').split(/\{[^{}]+\}/).map(text => text.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&'))
  return new RegExp(`${source.join('([^/]*)')}/?$`)
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
