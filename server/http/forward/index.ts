import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../util/errors'
import { defaultWall, openOutside } from '../../util/outgoing'
import { asksToRun, callerHeaders, endToEnd, handOn, saysCaller } from './answers'

export { asksToRun, callerHeaders, dataHeaders, endToEnd, type HandedOn, handOn, isOwnHeader, saysCaller } from './answers'

/** The other back end as the environment names it. */
export interface OtherBackEnd {
  readonly apiUrl: string
  /** Whether its pages run as this application. */
  readonly apiPages: boolean
}

/** Where a path goes: `apiUrl` takes the place of `apiBase`, which stays when the address has no path of its own. */
export function targetOf(apiUrl: string, apiBase: string, url: string): URL {
  const target = new URL(apiUrl)
  const base = target.pathname.replace(/\/$/, '') || apiBase
  return new URL(`${target.origin}${base}${url.slice(apiBase.length)}`)
}

/** The other server's answer, its head already written into the reply. */
function forward(target: URL, request: FastifyRequest, reply: FastifyReply, trustedPages: boolean): Promise<Readable> {
  return new Promise<Readable>((resolve, reject) => {
    const headers = { ...endToEnd(request.headers, name => !saysCaller(name)), ...callerHeaders(request) }
    const upstream = openOutside(target, { method: request.method, headers, wall: defaultWall })
    upstream.on('response', response => {
      handOn(reply, { status: response.statusCode ?? 502, headers: response.headers }, { trustedPages })
      resolve(response)
    })
    upstream.on('error', reject)
    reply.raw.on('close', () => upstream.destroy())
    const body = request.body as Readable | undefined
    if (body) body.pipe(upstream)
    else upstream.end()
  }).catch(error => {
    request.log.warn({ err: error }, 'the back end of API_URL cannot be reached')
    throw errors.upstreamAway()
  })
}

/** Hands everything below `apiBase` to another back end of the family, bodies and answers as streams; its answers are data. */
export async function forwardApi(app: FastifyInstance, { apiUrl, apiPages }: OtherBackEnd, apiBase: string): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.all(`${apiBase}/*`, { bodyLimit: Number.MAX_SAFE_INTEGER }, (request, reply) => {
      if (asksToRun(request, { trustedPages: apiPages })) throw errors.onlyData()
      return forward(targetOf(apiUrl, apiBase, request.url), request, reply, apiPages)
    })
  })
}
