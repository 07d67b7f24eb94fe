import type { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, type Forbidden } from '../addresses'
import { demandOutgoing } from '../reach'
import { type Wall, wallBeside } from './places'

/** A call to another machine. */
export interface OutgoingCall {
  readonly url: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
  /** Bytes of the answer that are taken. Default 64 KiB. */
  readonly most?: number
  /** Whether an answer that is longer is refused rather than left behind. Default false. */
  readonly whole?: boolean
  /** Where it may go. Default: what `wallBeside` lets through when nothing is named. */
  readonly wall?: Wall
}

export interface OutgoingAnswer {
  readonly status: number
  /** As UTF-8; cut where it is longer. */
  readonly text: string
}

/** The address is one that may not be called. */
export class ClosedAddressError extends Error {
  constructor(
    readonly host: string,
    readonly why: Forbidden = 'reserved',
    /** What the host stands for. */
    readonly address: string = host,
  ) {
    super(`${host} is not called: ${why}`)
  }
}

/** The answer has more bytes than are taken. */
export class LongAnswerError extends Error {}

/** An address that was looked up and may be connected to; nothing but `resolveOutside` makes one. */
export type CheckedAddress = string & { readonly checked: true }

const MOST = 64 * 1024
/** Milliseconds without a sign of the other end after which it counts as gone. */
const SILENCE = 60_000
/** Milliseconds of a whole call, whatever its signal says. */
const LONGEST = 600_000

/** The host of an address as it is connected to. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
export const portOf = ({ port, protocol }: Pick<URL, 'port' | 'protocol'>): number => Number(port) || (protocol === 'https:' ? 443 : 80)

const refusal = (wall: Wall, port: number) => (host: string, address: string) => {
  const why = wall(address, port)
  return why && new ClosedAddressError(host, why, address)
}

/** Names are resolved once, and what was found and allowed is connected to. */
export const guarded = (wall: Wall, port: number, resolve?: typeof lookup) => checkedLookup(refusal(wall, port), resolve)

/** Why a host that is an address, and so is never looked up, is not connected to; undefined for names, and where it may be. */
export const closedLiteral = (host: string, port: number, wall: Wall): ClosedAddressError | undefined =>
  isIP(host) === 0 ? undefined : refusal(wall, port)(host, host)

/**
 * The address of a host, looked up once; it is connected to in place of the name. Rejects with `ClosedAddressError`, or what the look-up
 * says.
 */
export function resolveOutside(host: string, port: number, wall: Wall): Promise<CheckedAddress> {
  demandOutgoing('address')
  return new Promise((found, reject) => {
    const refused = closedLiteral(host, port, wall)
    if (refused) reject(refused)
    else if (isIP(host) !== 0) found(host as CheckedAddress)
    else guarded(wall, port)(host, { all: false }, (error, address) => (error ? reject(error) : found(String(address) as CheckedAddress)))
  })
}

async function read(answer: IncomingMessage, { most = MOST, whole = false }: OutgoingCall): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    // An answer that never ends is cut off.
    if (size > most) break
  }
  if (whole && size > most) throw new LongAnswerError('The answer is too long.')
  return Buffer.concat(parts).subarray(0, most).toString('utf8')
}

/**
 * Begins a request by HTTP or HTTPS whose body and answer are streams; redirects are not followed. Throws `ClosedAddressError` for an
 * address that may not be called; for a name that stands for one, the request fails with it.
 */
export function openOutside(url: URL, { wall, ...options }: RequestOptions & { readonly wall: Wall }): ClientRequest {
  demandOutgoing('http')
  const host = hostOf(url)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new ClosedAddressError(url.protocol)
  const port = portOf(url)
  const refused = closedLiteral(host, port, wall)
  if (refused) throw refused
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return send(url, { ...options, lookup: guarded(wall, port) })
}

/**
 * Calls another machine by HTTP or HTTPS; redirects are not followed. Rejects with `ClosedAddressError` where it may not be called, with
 * `LongAnswerError`, with the reason of the signal, or with what went wrong on the way.
 */
export function callOutside(call: OutgoingCall): Promise<OutgoingAnswer> {
  const { method, headers = {}, wall = wallBeside([]) } = call
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(LONGEST)])
  return new Promise((resolveAnswer, reject) => {
    const request = openOutside(new URL(call.url), { method, headers, signal, wall, agent: false, timeout: SILENCE })
    request.on('response', answer => read(answer, call).then(text => resolveAnswer({ status: answer.statusCode ?? 0, text }), reject))
    request.on('timeout', () => request.destroy(new Error(`no answer for ${SILENCE / 1000} s`)))
    request.on('error', error => reject(signal.aborted ? signal.reason : error))
    request.end(call.body)
  })
}
