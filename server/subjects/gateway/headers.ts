import type { FastifyRequest } from 'fastify'
import type { Route } from './route'

type Headers = Record<string, string | string[]>

/** They concern one connection, not the message; `expect` was answered here. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
]
/** What proves to us who calls, and what we say of it to targets ourselves. */
const OURS = /^(?:cookie|x-access-token|tenant-id|x-tenant-id|x-sign|x-timestamp|forwarded|x-forwarded-.*|x-real-ip|x-weft-.*)$/
/** What answers say of their data. All else would speak for our origin, our connection or a server in front of ours. */
const OF_DATA = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'x-correlation-id',
  'x-request-id',
  'x-total-count',
])
/** Names with `x-` by which browsers, servers in front and we ourselves act. */
const ACTED_UPON =
  /^x-(?:accel|accelerate|content-type-options|dns-prefetch|download-options|forwarded|frame-options|litespeed|lighttpd|permitted|powered-by|real-ip|reproxy|robots|send-?file|sourcemap|trace-id|ua-compatible|varnish|weft|webkit|content-security-policy|xss-protection)/

/** Whether a route may name a header of its answers, which targets then say what they like in. */
export const isOwnHeader = (name: string): boolean => /^x-[a-z\d][\w-]*$/.test(name) && !ACTED_UPON.test(name)

function endToEnd(headers: NodeJS.Dict<string | string[]>, takes: (name: string) => boolean): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const dropped = new Set([...HOP_BY_HOP, ...named])
  const kept: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name) && takes(name)) kept[name] = value
  }
  return kept
}

/** Whether a call has passed this installation before. */
export const hasPassed = ({ headers }: FastifyRequest, mark: string): boolean =>
  String(headers.via ?? '')
    .split(',')
    .some(hop => hop.trim().endsWith(` ${mark}`))

/** What a target is told: nothing that would let it act as the caller. */
export function targetHeaders(request: FastifyRequest, route: Route, mark: string): Headers {
  // To many servers a name with `_` is the one with `-`.
  const headers = endToEnd(request.headers, name => !name.includes('_') && !OURS.test(name))
  for (const name of route.removeHeaders) delete headers[name]
  for (const { name, value } of route.setHeaders) headers[name] = value
  const via = request.headers.via
  headers.via = `${via === undefined ? '' : `${via}, `}1.1 ${mark}`
  headers['x-forwarded-for'] = request.ip
  headers['x-forwarded-proto'] = request.protocol
  headers['x-forwarded-host'] = request.host
  if (request.session) headers['x-weft-user'] = encodeURIComponent(request.session.username)
  return headers
}

/** What the caller is told of an answer. */
export const clientHeaders = (headers: NodeJS.Dict<string | string[]>, { answerHeaders }: Pick<Route, 'answerHeaders'>): Headers =>
  endToEnd(headers, name => OF_DATA.has(name) || answerHeaders.includes(name))
