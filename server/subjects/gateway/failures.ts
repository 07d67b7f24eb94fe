import { errors as undici } from 'undici'
import { ServerError } from '../../util/errors'
import { ClosedAddressError } from '../../util/outgoing'
import type { Route } from './route'
import { texts } from './texts'

/** A call that was not forwarded, with what only administrators are told. */
export class GatewayError extends ServerError {
  constructor(
    kind: keyof typeof texts.failures,
    message: string,
    status: number,
    /** Names the target, which callers do not learn. */
    readonly detail: string,
    retryAfter: number | null = null,
  ) {
    super(`gateway.${kind}`, message, status, status, null, retryAfter)
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** What an error of a connection means. `timedOut` is the limit of the whole call. */
export function failureOf(error: unknown, { name, timeLimit, totalLimit }: Route, target: string, timedOut: boolean): GatewayError {
  const said = error instanceof Error ? error.message : String(error)
  const detail = texts.detail(target, codeOf(error) ? `${codeOf(error)} ${said}` : said)
  if (timedOut) return new GatewayError('endless', texts.failures.endless(name, totalLimit), 504, texts.detail(target, ''))
  if (error instanceof ClosedAddressError)
    return new GatewayError('forbidden', texts.failures.forbidden(name), 502, texts.forbidden(target, error.address, error.why))
  const slow = error instanceof undici.HeadersTimeoutError || error instanceof undici.BodyTimeoutError
  if (slow) return new GatewayError('slow', texts.failures.slow(name, timeLimit), 504, detail)
  return new GatewayError('dead', texts.failures.dead(name), 502, detail)
}
