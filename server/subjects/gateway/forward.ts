import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { handOn } from '../../http/forward'
import { failureOf, GatewayError } from './failures'
import { targetHeaders } from './headers'
import { texts } from './texts'
import type { TargetState, Upstream } from './upstream'

/** What a call asks of a route. */
export interface Asked {
  readonly method: Dispatcher.HttpMethod
  /** Below `API_BASE`, with its question. */
  readonly path: string
  readonly headers: Record<string, string | string[]>
  /** Null: none. */
  readonly body: Readable | null
  readonly signal: AbortSignal
  /** Whether `signal` was the limit of time. */
  readonly timedOut: () => boolean
}

interface Answered {
  readonly target: TargetState
  readonly response: Dispatcher.ResponseData
}

/** Methods that may be sent twice. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
/** A target that answers so is as good as away. */
const AWAY = new Set([502, 503, 504])

/** The address of a call at a target: the first segments taken away, others put before. */
export function pathAt(
  target: string,
  { stripPrefix, addPrefix }: Pick<Upstream['route'], 'stripPrefix' | 'addPrefix'>,
  path: string,
): URL {
  const [place = '', question] = path.split(/\?(.*)/s)
  const segments = place.split('/').slice(1 + stripPrefix)
  return new URL(`${target}${addPrefix}/${segments.join('/')}${question === undefined ? '' : `?${question}`}`)
}

async function once(upstream: Upstream, target: TargetState, asked: Asked): Promise<Dispatcher.ResponseData> {
  const url = pathAt(target.url, upstream.route, asked.path)
  target.busy++
  const free = () => void target.busy--
  try {
    const { origin, pathname, search } = url
    const { method, headers, body, signal } = asked
    const response = await upstream.agent.request({ origin, path: pathname + search, method, headers, body, signal })
    response.body.once('close', free)
    return response
  } catch (error) {
    free()
    throw error
  }
}

/** Sends a call to a target, and to another one where that fails and the call may be sent again. Fails with a `GatewayError`. */
export async function send(upstream: Upstream, asked: Asked): Promise<Answered> {
  const { route } = upstream
  const tried = new Set<TargetState>()
  let left = asked.body === null && REPEATABLE.has(asked.method) ? route.retries : 0
  for (;;) {
    const target = upstream.pick(tried)
    if (!target) throw noTarget(upstream)
    tried.add(target)
    try {
      const response = await once(upstream, target, asked)
      if (!AWAY.has(response.statusCode)) upstream.succeed(target)
      else upstream.fail(target)
      if (!AWAY.has(response.statusCode) || left-- <= 0) return { target, response }
      await response.body.dump()
    } catch (error) {
      // A caller who leaves says nothing of the target.
      if (!asked.signal.aborted || asked.timedOut()) upstream.fail(target)
      if (asked.signal.aborted || left-- <= 0) throw failureOf(error, route, target.url, asked.timedOut())
    }
  }
}

function noTarget(upstream: Upstream): GatewayError {
  const { name } = upstream.route
  const { why, waitSeconds } = upstream.unavailable()
  const kind = waitSeconds === null ? 'unavailable' : 'resting'
  const message = waitSeconds === null ? texts.failures.unavailable(name) : texts.failures.resting(name, waitSeconds)
  return new GatewayError(kind, message, 503, why, waitSeconds)
}

/** Whether the caller sends a body. */
const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Forwards a call and its answer as streams; `note` is told of what went wrong, also after the answer has begun. */
export async function forwardCall(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, mark, note }: { path: string; mark: string; note: (error: GatewayError) => void },
): Promise<FastifyReply> {
  const { route } = upstream
  const ending = new AbortController()
  let timedOut = false
  const limit = setTimeout(() => {
    timedOut = true
    ending.abort()
  }, route.totalLimit * 1000)
  reply.raw.once('close', () => {
    clearTimeout(limit)
    ending.abort()
  })
  const { target, response } = await send(upstream, {
    method: request.method as Dispatcher.HttpMethod,
    path,
    headers: targetHeaders(request, route, mark),
    body: hasBody(request) && request.body instanceof Readable ? request.body : null,
    signal: ending.signal,
    timedOut: () => timedOut,
  })
  response.body.on('error', error => {
    if (timedOut) note(failureOf(error, route, target.url, true))
    else if (!ending.signal.aborted)
      note(new GatewayError('broken', texts.failures.broken(route.name), 502, texts.detail(target.url, error.message)))
  })
  handOn(reply, { status: response.statusCode, headers: response.headers }, route)
  return reply.send(response.body)
}
