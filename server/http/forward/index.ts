import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../util/errors'
import { FORWARDED_POLICY } from '../headers'

/** They concern one connection, not the message; `host` is the other server's own. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
])
/** Ours stay: what another server says about pages does not concern this one. */
const OURS = new Set(['content-security-policy', 'permissions-policy', 'referrer-policy', 'strict-transport-security', 'x-frame-options'])

function endToEnd(headers: NodeJS.Dict<string | string[]>, leave: ReadonlySet<string>): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !leave.has(name)) kept[name] = value
  }
  return kept
}

/** Where a path goes: `apiUrl` takes the place of `apiBase`, which stays when the address has no path of its own. */
export function targetOf(apiUrl: string, apiBase: string, url: string): URL {
  const target = new URL(apiUrl)
  const base = target.pathname.replace(/\/$/, '') || apiBase
  return new URL(`${target.origin}${base}${url.slice(apiBase.length)}`)
}

/** The other server's answer, its head already written into the reply. */
function forward(target: URL, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const headers = { ...endToEnd(request.headers, new Set()), 'x-forwarded-for': request.ip }
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    const upstream = send(target, { method: request.method, headers })
    upstream.on('response', response => {
      reply.status(response.statusCode ?? 502).headers(endToEnd(response.headers, OURS))
      reply.header('content-security-policy', FORWARDED_POLICY)
      resolve(response)
    })
    upstream.on('error', error => {
      request.log.warn({ err: error }, 'the back end of API_URL cannot be reached')
      reject(errors.upstreamAway())
    })
    reply.raw.on('close', () => upstream.destroy())
    const body = request.body as Readable | undefined
    if (body) body.pipe(upstream)
    else upstream.end()
  })
}

/** Hands everything below `apiBase` to another back end of the family, bodies and answers as streams. */
export async function forwardApi(app: FastifyInstance, apiUrl: string, apiBase: string): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.all(`${apiBase}/*`, { bodyLimit: Number.MAX_SAFE_INTEGER }, (request, reply) =>
      forward(targetOf(apiUrl, apiBase, request.url), request, reply),
    )
  })
}
