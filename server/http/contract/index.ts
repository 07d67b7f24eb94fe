import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { errors } from '../../util/errors'
import { type Reach, withinReach } from '../../util/reach'
import { StartError } from '../../util/start-error'
import { texts } from '../../util/texts'
import { Answer, type Envelope, FileAnswer, PageAnswer, PublicAnswer, RedirectAnswer, succeeded } from '../answers'
import { type CallServices, makeCall } from '../call'
import type { CallLimits } from '../call-limits'
import { messageFor, tenantHeader } from '../generation'
import { leavePageHeaders } from '../headers'
import { type OnceServices, once } from '../idempotency'
import type { LooseHandler, Module, Said } from '../module'
import { publicOperations } from '../public-operations'
import { isAllowed, type Session, type SessionFinder } from '../session'
import { answerSchema } from './answer-schema'
import { serializerCompiler, validatorCompiler } from './compilers'
import { conditional, holdsForAll } from './conditional'
import { dropUnknown } from './drop-unknown'
import { asEnvelope, longPage } from './long-pages'
import type { Method, Operation } from './operations'
import { ownCalls } from './own-calls'
import { methodsByPath } from './paths'

export { bodyReader } from './compilers'
export { readDocuments } from './documents'
export { type Operation, readOperations } from './operations'
export { formText } from './outer-blanks'
export type { OwnAsker, OwnCall } from './own-calls'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts; null without a session. Set by the guard of the route. */
    session: Session | null
  }
  interface FastifyInstance {
    /** The methods that the contracts have at an address; absent when the API is forwarded. */
    methodsAt?: (path: string) => readonly Method[]
  }
}

/** What the guard of a route needs of the server. */
export interface GuardServices {
  readonly findSession: SessionFinder
  /** The session of the cookie that a browser sends; asking is no use of it. */
  readonly findSessionOfCookie: (request: FastifyRequest) => Promise<Session | null>
  readonly callLimits: CallLimits
}

export interface ContractOptions extends CallServices, OnceServices, GuardServices {
  readonly apiBase: string
  /** Refuses keys that a contract does not name, in place of dropping them. */
  readonly strictInput: boolean
  readonly operations: readonly Operation[]
  /** The title that a field of an operation at a path has where its contract says none. Default: there is none. */
  readonly titleOf?: (path: string, name: string) => string | undefined
  /** By operation id; operations without one are left out. */
  readonly handlers: ReadonlyMap<string, LooseHandler>
}

function saidOf<Word extends string>(said: Said<Word> | undefined, id: string, missing: string): Word {
  const word = typeof said === 'object' ? (said[id] ?? said.default) : said
  if (!word) throw new StartError(missing)
  return word
}

/** What every operation of the modules may give and call. Stops the start at one that does not say it. */
export function readReaches(modules: readonly Module[]): Map<string, Reach> {
  const reachOf = ({ name, rows, outgoing }: Module, operation: string): Reach => {
    const where = `The operation ${operation} of the module ${name} does not say`
    return {
      operation,
      rows: saidOf(rows, operation, `${where} whose rows it may give: rows is missing.`),
      outgoing: saidOf(outgoing, operation, `${where} how it calls other machines: outgoing is missing.`),
    }
  }
  return new Map(modules.flatMap(module => [...module.handlers.keys()].map(id => [id, reachOf(module, id)] as const)))
}

/** Which handler answers which operation. Stops the start at one without a handler, and at a handler without an operation. */
export function findHandlers(
  operations: readonly Operation[],
  modules: readonly Module[],
  /** Tests of one module leave the operations of others out; a server never does. */
  partial = false,
): Map<string, LooseHandler> {
  const handlers = new Map<string, LooseHandler>()
  const known = new Set(operations.map(({ handledBy }) => handledBy))
  const reaches = readReaches(modules)
  for (const { name, handlers: own } of modules) {
    for (const [id, handler] of own) {
      if (!known.has(id)) throw new StartError(`The module ${name} handles ${id}, which is in no contract.`)
      if (handlers.has(id)) throw new StartError(`The operation ${id} has two handlers; the second is in the module ${name}.`)
      const reach = reaches.get(id)
      handlers.set(id, reach ? call => withinReach(reach, () => handler(call)) : handler)
    }
  }
  checkPublic(operations)
  const missing = operations.filter(({ handledBy }) => !handlers.has(handledBy)).map(({ id }) => id)
  if (missing.length > 0 && !partial) throw new StartError(`No module handles ${named(missing)}.`)
  return handlers
}

const MOST_NAMED = 10
/** Bytes of a body that may hold very many rows: some thousand of them, of some thousand bytes each. */
const LARGE_BODY = 16 * 1024 * 1024

function named(ids: readonly string[]): string {
  const more = ids.length - MOST_NAMED
  return ids.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more operations` : '')
}

/** What answers without a session is written down twice, here and in the contracts, and both must agree. */
function checkPublic(operations: readonly Operation[]): void {
  const listed = new Set<string>(publicOperations)
  const strange = operations.find(operation => (operation.auth === 'public') !== listed.has(operation.id))
  if (strange)
    throw new StartError(`The operation ${strange.id} is ${strange.auth} in its contract, against the list of public operations.`)
}

/** Names calls that nothing of the user's doing has caused; they let an idle session end. Clients that send none are active by each call. */
const BACKGROUND = 'x-weft-background'

/** The tenant that a header names; null for none, NaN for what is no tenant. */
function namedTenant(header: string | string[] | undefined): number | null {
  if (header === undefined || header === '' || header === '0') return null
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : Number.NaN
}

/** Who acts, and in which tenant: the header chooses among those of the person, and nothing else. */
async function sessionOf(request: FastifyRequest, auth: string, findSession: SessionFinder): Promise<Session | null> {
  const token = request.headers['x-access-token']
  const active = request.headers[BACKGROUND] !== '1'
  const tenant = auth === 'public' ? null : namedTenant(tenantHeader(request))
  const session = Number.isNaN(tenant) ? null : await findSession(token, { tenant, active })
  if (session || tenant === null) return session
  request.session = await findSession(token, { active })
  if (request.session) throw errors.otherTenant()
  return null
}

/**
 * Finds out who acts and whether they may; refuses everybody else. To a session of a one-time password, public operations answer as
 * without one, and the others not at all, but for those that it needs to set another password.
 */
export function guard(
  { auth, crossSite, oneTimePassword, cookie }: Pick<Operation, 'auth' | 'crossSite' | 'oneTimePassword' | 'cookie'>,
  { findSession, findSessionOfCookie, callLimits }: GuardServices,
): onRequestAsyncHookHandler {
  return async request => {
    if (request.headers['sec-fetch-site'] === 'cross-site' && !crossSite) throw errors.crossSite()
    const byCookie = cookie && request.headers['x-access-token'] === undefined
    const session = byCookie ? await findSessionOfCookie(request) : await sessionOf(request, auth, findSession)
    if (!session && auth !== 'public') throw errors.sessionOver()
    if (session) callLimits.take(session.userId)
    // Before the right is asked for: a refusal says whose it is.
    request.session = session
    if (session?.oneTimePassword && !oneTimePassword) {
      if (auth !== 'public') throw errors.newPasswordFirst()
      request.session = null
    }
    if (!isAllowed(auth, session)) throw errors.noPermission()
  }
}

/** The time stamp that clients of the family add to every GET. */
function dropTimestamp(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>
  delete query._t
}

const asHeader = (name: string) => encodeURIComponent(name).replace(/['()*]/g, one => `%${one.charCodeAt(0).toString(16)}`)

function sizeHeaders(reply: FastifyReply, size: number, parts: FileAnswer['parts']): void {
  if (parts) reply.header('accept-ranges', 'bytes')
  const part = parts?.part
  if (part === undefined) reply.header('content-length', size)
  else if (part === 'beyond') reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0)
  else {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    reply.header('content-length', part.end - part.start + 1)
  }
}

function fileBody(reply: FastifyReply, file: FileAnswer): FileAnswer['content'] {
  reply.header('content-type', file.type)
  reply.header('content-disposition', `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${asHeader(file.name)}`)
  reply.header('result-status', 'success')
  reply.header('access-control-expose-headers', 'content-disposition, result-status')
  reply.header('content-security-policy', "sandbox; default-src 'none'")
  reply.header('cache-control', 'private, no-store')
  if (file.size !== null) sizeHeaders(reply, file.size, file.parts)
  return file.content
}

/** A page of the server's own, with the one script that it names. */
function pageBody(reply: FastifyReply, { html, policy }: PageAnswer): string {
  reply.header('content-type', 'text/html; charset=utf-8')
  reply.header('content-security-policy', policy)
  reply.header('cross-origin-opener-policy', 'unsafe-none')
  return html
}

/** What everybody may read and keep. */
function publicBody(request: FastifyRequest, reply: FastifyReply, { content, tag, origin }: PublicAnswer<unknown>): unknown {
  const body = content instanceof FileAnswer ? fileBody(reply, content) : succeeded(content, messageFor(request, texts.done))
  leavePageHeaders(reply)
  if (!holdsForAll(request, reply, tag ?? (body as Envelope), origin)) return body
  if (body instanceof Readable) body.destroy()
  return reply.removeHeader('content-length').code(304).send()
}

/** What goes over the wire: the bytes of a file, or an envelope. */
function bodyOf(request: FastifyRequest, reply: FastifyReply, outcome: unknown): unknown {
  if (outcome instanceof PublicAnswer) return publicBody(request, reply, outcome)
  if (outcome instanceof FileAnswer) return fileBody(reply, outcome)
  reply.header('cache-control', 'no-store')
  if (outcome instanceof PageAnswer) return pageBody(reply, outcome)
  if (outcome instanceof RedirectAnswer) {
    for (const cookie of outcome.cookies) reply.header('set-cookie', cookie)
    return reply.redirect(outcome.address)
  }
  leavePageHeaders(reply)
  if (outcome instanceof Answer) {
    const envelope = succeeded(outcome.result, messageFor(request, outcome.message), outcome.code)
    return outcome.seldomChanges ? conditional(request, reply, envelope) : envelope
  }
  return succeeded(outcome ?? null, messageFor(request, texts.done))
}

/** `/sys/dict/getDictItems/{dict}` as Fastify writes it; a parameter with slashes is the rest of the path. */
function routePath({ path, slashes }: Operation): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => (name === slashes ? '*' : `:${name}`))
}

function restoreSlashes(request: FastifyRequest, { slashes }: Operation): void {
  const params = request.params as Record<string, unknown>
  if (slashes === null || !('*' in params)) return
  params[slashes] = params['*']
  delete params['*']
}

/** Leaves of an input what the contract names; the log names those that look like known ones, since their sender may miss them. */
function dropUnknownKeys(request: FastifyRequest, { id, query, body }: Operation): void {
  const similar = [...dropUnknown(request.query, query), ...(body ? dropUnknown(request.body, body) : [])]
  if (similar.length > 0) request.log.warn({ operation: id, keys: similar }, 'unknown keys that look like known ones were dropped')
}

/** Whether the operation takes the convention of lists. */
const isList = ({ query }: Operation) => typeof query.additionalProperties === 'object'

function addRoute(app: FastifyInstance, operation: Operation, handler: LooseHandler, options: ContractOptions): void {
  const { method, query, params, body, bodyRequired, reads, large, answer } = operation
  const long = isList(operation) && answer ? serializerCompiler({ schema: answerSchema(answer), method, url: '' }) : null
  app.route({
    method,
    url: options.apiBase + routePath(operation),
    onRequest: guard(operation, options),
    preValidation: async request => {
      dropTimestamp(request)
      restoreSlashes(request, operation)
      if (body && !bodyRequired && request.body === undefined) request.body = {}
      if (!options.strictInput) dropUnknownKeys(request, operation)
    },
    ...(large && { bodyLimit: LARGE_BODY }),
    schema: {
      querystring: query,
      params,
      ...(body && { body }),
      ...(answer && { response: { 200: answerSchema(answer) } }),
    },
    validatorCompiler: part => validatorCompiler(part, name => options.titleOf?.(operation.path, name)),
    serializerCompiler,
    config: { operation, ...(operation.auth === 'public' && { rateLimit: { max: 120, timeWindow: '1 minute' } }) },
    handler: async (request, reply) => {
      const { session } = request
      const call = makeCall(options, session, request, reply)
      const stream = long && (await longPage(call, handler, request, long))
      if (stream) return asEnvelope(reply, stream)
      const work = () => handler(call)
      const outcome = await (reads ? work() : once(options, session, operation, request, work))
      return bodyOf(request, reply, outcome)
    },
  })
}

/** A body that is announced as JSON and empty is no body: clients of the family sign out so. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** Makes a route of every operation that has a handler, with its guard, its validation and the schema of its answer. */
export function routeContracts(app: FastifyInstance, options: ContractOptions): void {
  readJson(app)
  app.decorateRequest('session', null)
  const handled = options.operations.filter(({ handledBy }) => options.handlers.has(handledBy))
  app.decorate('methodsAt', methodsByPath(options.apiBase, handled))
  app.decorate('ownCall', ownCalls(handled, options.handlers))
  for (const operation of handled) {
    const handler = options.handlers.get(operation.handledBy)
    if (handler) addRoute(app, operation, handler, options)
  }
}
