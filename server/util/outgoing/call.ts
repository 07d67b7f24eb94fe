import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, isClosedAddress } from '../addresses'

/** A call to another machine. */
export interface OutgoingCall {
  readonly url: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
  /** Bytes of the answer that are kept; more are left behind. Default 64 KiB. */
  readonly most?: number
  /** Which addresses are not called. Default: this machine, link-local and metadata services. */
  readonly closed?: (address: string) => boolean
}

export interface OutgoingAnswer {
  readonly status: number
  /** As UTF-8; cut where it is longer. */
  readonly text: string
}

/** The address is one that may not be called. */
export class ClosedAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} is not called`)
  }
}

const MOST = 64 * 1024
/** Octets without an answer after which the other end counts as gone, in milliseconds. */
const SILENCE = 60_000

/** Names are resolved once, and what was found and allowed is connected to. */
const guarded = (closed: (address: string) => boolean) =>
  checkedLookup((host, address) => (closed(address) ? new ClosedAddressError(host) : undefined))

/** The address of a host, looked up once; it is connected to in place of the name. Rejects with `ClosedAddressError`, or what the look-up says. */
export function resolveOutside(host: string, closed: (address: string) => boolean = isClosedAddress): Promise<string> {
  if (isIP(host) !== 0) return closed(host) ? Promise.reject(new ClosedAddressError(host)) : Promise.resolve(host)
  return new Promise((found, reject) => {
    guarded(closed)(host, { all: false }, (error, address) => (error ? reject(error) : found(String(address))))
  })
}

async function read(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    // An answer that never ends is cut off.
    if (size >= most) break
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8')
}

/**
 * Calls another machine by HTTP or HTTPS; redirects are not followed. Rejects with `ClosedAddressError` where it may not be called, with
 * the reason of the signal, or with what went wrong on the way.
 */
export function callOutside({ closed = isClosedAddress, most = MOST, ...call }: OutgoingCall): Promise<OutgoingAnswer> {
  const url = new URL(call.url)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return Promise.reject(new ClosedAddressError(url.protocol))
  // Addresses are not looked up.
  if (isIP(host) !== 0 && closed(host)) return Promise.reject(new ClosedAddressError(host))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolveAnswer, reject) => {
    const { method, headers = {}, signal } = call
    const request = send(url, { method, headers, signal, lookup: guarded(closed), agent: false, timeout: SILENCE }, answer => {
      read(answer, most).then(text => resolveAnswer({ status: answer.statusCode ?? 0, text }), reject)
    })
    request.on('timeout', () => request.destroy(new Error(`no answer for ${SILENCE / 1000} s`)))
    request.on('error', error => reject(signal.aborted ? signal.reason : error))
    request.end(call.body)
  })
}
