import type { FastifyRequest } from 'fastify'
import { callerHeaders, endToEnd, type HandedOn, saysCaller } from '../../http/forward'
import type { Route } from './route'

/** What proves to us who calls, and what we say of it to targets ourselves. */
const OURS = /^(?:cookie|x-access-token|tenant-id|x-tenant-id|x-sign|x-timestamp|x-weft-.*)$/

/** Whether a call has passed this installation before. */
export const hasPassed = ({ headers }: FastifyRequest, mark: string): boolean =>
  String(headers.via ?? '')
    .split(',')
    .some(hop => hop.trim().endsWith(` ${mark}`))

/** What a target is told: nothing that would let it act as the caller. */
export function targetHeaders(request: FastifyRequest, route: Route, mark: string): HandedOn {
  // To many servers a name with another sign than letters, digits and `-` is the one with `-`.
  const headers = endToEnd(request.headers, name => /^[a-z\d-]+$/.test(name) && !OURS.test(name) && !saysCaller(name))
  for (const name of route.removeHeaders) delete headers[name]
  for (const { name, value } of route.setHeaders) headers[name] = value
  const via = request.headers.via
  headers.via = `${via === undefined ? '' : `${via}, `}1.1 ${mark}`
  Object.assign(headers, callerHeaders(request))
  if (request.session) headers['x-weft-user'] = encodeURIComponent(request.session.username)
  return headers
}
