import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import { failed } from '../../http/answers'
import { actorOf } from '../../http/call'
import { type GuardServices, guard } from '../../http/contract'
import type { Session } from '../../http/session'
import { errors, ServerError } from '../../util/errors'
import type { Files } from './files'
import type { Upload } from './repository'

/** Where files are sent in parts, by the tus protocol; `sysCommonUploadFinish` makes one file of them. */
const PATH = '/sys/common/parts'
const ID = /^[0-9a-f]{32}$/
/** Of one address. */
const NEW_PER_MINUTE = 300
/** A status that senders in parts do not try again after. */
const REFUSED = 422

interface PartsOptions extends GuardServices {
  readonly apiBase: string
  readonly database: Database
}

/** The headers that the protocol reads; nothing else of the request reaches it. */
const SPOKEN = /^(?:upload-.+|tus-resumable|content-type|content-length)$/

function toRequest(request: FastifyRequest): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    SPOKEN.test(name) && typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const body = request.method === 'PATCH' ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}
  return new Request(new URL(request.url.split('?')[0] ?? '/', 'http://parts'), { method: request.method, headers, ...body })
}

async function send(reply: FastifyReply, response: Response) {
  reply.status(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) {
    // Other origins have nothing to send here.
    if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value)
  }
  return reply.send(response.status === 204 ? undefined : await response.text())
}

/** What was refused by a rule of ours, in words, with a status that ends the upload. */
function refuse(reply: FastifyReply, error: unknown) {
  if (!(error instanceof ServerError) || error.kind !== 'refused') throw error
  return reply
    .status(REFUSED)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(failed(error.message)))
}

const never = async () => {
  throw errors.notFound()
}

/** Answers requests of the protocol for the person of the session. */
class PartsHandler {
  constructor(
    private readonly files: Files,
    private readonly database: Database,
  ) {}

  create = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = sessionOf(request)
    try {
      const begin = (upload: Parameters<Files['beginParts']>[1]) =>
        this.database.withTenant(actorOf(session, request), trx => this.files.beginParts(trx, upload, session.username))
      return await send(reply, await this.files.parts.answer(toRequest(request), begin))
    } catch (error) {
      return refuse(reply, error)
    }
  }

  offset = async (request: FastifyRequest, reply: FastifyReply) => {
    const upload = await this.find(request)
    if (upload.path === null) return send(reply, await this.files.parts.answer(toRequest(request), never))
    const size = String(upload.size)
    return send(reply, new Response('', { headers: { 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size } }))
  }

  append = async (request: FastifyRequest, reply: FastifyReply) => {
    const upload = await this.find(request)
    if (upload.path !== null) throw errors.notFound()
    const response = await this.files.parts.answer(toRequest(request), never)
    try {
      if (request.headers['upload-offset'] === '0' && response.ok) await this.files.checkParts(upload)
    } catch (error) {
      if (error instanceof ServerError) await this.drop(request, upload)
      return refuse(reply, error)
    }
    return send(reply, response)
  }

  remove = async (request: FastifyRequest, reply: FastifyReply) => {
    await this.drop(request, await this.find(request))
    return send(reply, new Response(null, { status: 204, headers: { 'tus-resumable': '1.0.0' } }))
  }

  private async find(request: FastifyRequest): Promise<Upload> {
    const session = sessionOf(request)
    const { id } = request.params as { readonly id: string }
    if (!ID.test(id)) throw errors.notFound()
    const found = await this.database.withTenant(actorOf(session, request), trx => this.files.findParts(trx, id, session.username))
    if (!found) throw errors.notFound()
    return found
  }

  private drop(request: FastifyRequest, { id }: Upload): Promise<void> {
    return this.database.withTenant(actorOf(sessionOf(request), request), trx => this.files.dropParts(trx, id))
  }
}

function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw errors.sessionOver()
  return session
}

/**
 * Takes large files in parts, for a user who has signed in: `POST` begins one, `HEAD` tells how far it is, `PATCH` adds to it, `DELETE`
 * gives it up. Needs `app.files` and the routes of the contracts; they bring the session.
 */
export async function takeParts(app: FastifyInstance, { apiBase, database, ...guarding }: PartsOptions): Promise<void> {
  const handler = new PartsHandler(app.files, database)
  const onRequest = guard({ auth: 'login', crossSite: false, oneTimePassword: false, cookie: false }, guarding)
  await app.register(async scope => {
    // Its bytes go to the disk as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    const one = `${apiBase}${PATH}/:id`
    const config = { rateLimit: { max: NEW_PER_MINUTE, timeWindow: '1 minute' } }
    scope.route({ method: 'POST', url: apiBase + PATH, onRequest, config, handler: handler.create })
    scope.route({ method: 'HEAD', url: one, onRequest, handler: handler.offset })
    scope.route({ method: 'PATCH', url: one, onRequest, handler: handler.append })
    scope.route({ method: 'DELETE', url: one, onRequest, handler: handler.remove })
  })
}
