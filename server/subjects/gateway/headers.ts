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
const OURS = /^(?:cookie|x-access-token|tenant[-_]id|x-tenant-id|x-sign|x-timestamp|forwarded|x-forwarded-.*|x-real-ip|x-weft-.*)$/
/** What another server says of pages and sessions does not concern ours. */
const OURS_IN_ANSWERS =
  /^(?:set-cookie|content-security-policy.*|permissions-policy|referrer-policy|strict-transport-security|x-frame-options|access-control-.*|clear-site-data|service-worker-allowed)$/

function endToEnd(headers: NodeJS.Dict<string | string[]>, leave: RegExp): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const dropped = new Set([...HOP_BY_HOP, ...named])
  const kept: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name) && !leave.test(name)) kept[name] = value
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
  const headers = endToEnd(request.headers, OURS)
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
export const clientHeaders = (headers: NodeJS.Dict<string | string[]>): Headers => endToEnd(headers, OURS_IN_ANSWERS)
