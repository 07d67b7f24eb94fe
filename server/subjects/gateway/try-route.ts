import type { GatewayTrial } from '../../generated/operations'
import { dataHeaders } from '../../http/forward'
import { fail } from '../../util/errors'
import { GatewayError } from './failures'
import { send } from './forward'
import { forwards } from './gateway'
import type { Route } from './route'
import { texts } from './texts'
import { type OpenPlaces, Upstream } from './upstream'

/** Characters of an answer that are shown. */
const SHOWN = 4000
/** Seconds that a trial may take at most. */
const LONGEST = 30

/** The beginning of a body as text. */
async function beginning(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    parts.push(part)
    size += part.length
    if (size > SHOWN) break
  }
  return Buffer.concat(parts).toString('utf8').replaceAll('\u0000', '').slice(0, SHOWN)
}

/** Sends one call by a route that need not be on. Refuses with what went wrong, targets named. */
export async function tryRoute(
  route: Route,
  openPlaces: OpenPlaces,
  { path, method }: { path: string; method: 'GET' | 'HEAD' | 'OPTIONS' },
): Promise<GatewayTrial> {
  const place = path.split('?')[0] ?? ''
  if (!route.paths.some(pattern => pattern.test(place))) fail(texts.notMatched(path))
  if (!forwards(route, place)) fail(texts.failures.path(route.name))
  const upstream = new Upstream({ ...route, healthPath: '' }, openPlaces)
  const signal = AbortSignal.timeout(Math.min(route.totalLimit, LONGEST) * 1000)
  const began = Date.now()
  try {
    const asked = { method, path, headers: {}, body: null, signal, timedOut: () => signal.aborted }
    const { target, response } = await send(upstream, asked)
    const headers = Object.entries(dataHeaders(response.headers, route)).map(([name, value]) => `${name}: ${String(value)}`)
    const body = await beginning(response.body)
    return { target: target.url, status: response.statusCode, milliseconds: Date.now() - began, headers: headers.join('\n'), body }
  } catch (error) {
    if (error instanceof GatewayError) fail([error.message, error.detail].filter(Boolean).join('；'))
    if (signal.aborted) fail(texts.failures.endless(route.name, Math.min(route.totalLimit, LONGEST)))
    throw error
  } finally {
    await upstream.destroy()
  }
}
