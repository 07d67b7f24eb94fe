import type { FastifyReply, FastifyRequest } from 'fastify'
import { DATA_POLICY, FORWARDED_POLICY } from '../headers'

/** Headers of a call or an answer that is handed on. */
export type HandedOn = Record<string, string | string[]>

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
/** What a page loads to run or to draw by, or shows within itself by a name of its own. */
const RUN_BY_PAGES = /script|worker|worklet|style|xslt|object|embed/

/** Whether a header may be named as one of answers, in which other servers then say what they like. */
export const isOwnHeader = (name: string): boolean => /^x-[a-z\d][\w-]*$/.test(name) && !ACTED_UPON.test(name)

/** Headers of a message without those of its connection, and without those that `takes` leaves out. */
export function endToEnd(headers: NodeJS.Dict<string | string[]>, takes: (name: string) => boolean = () => true): HandedOn {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const dropped = new Set([...HOP_BY_HOP, ...named])
  const kept: HandedOn = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name) && takes(name)) kept[name] = value
  }
  return kept
}

/** Names, in lower case, by which servers tell each other where a call comes from. */
const OF_CALLERS = /^(?:forwarded|x[-_]forwarded[-_].*|x[-_]real[-_]ip)$/

/** Whether a header says where a call comes from: callers do not tell that of themselves. */
export const saysCaller = (name: string): boolean => OF_CALLERS.test(name)

/** What another server is told of where a call comes from. */
export const callerHeaders = ({ ip, protocol, host }: FastifyRequest): HandedOn => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
})

/** How far what another server answers is believed. */
export interface Trust {
  /** Its pages run as this application. */
  readonly trustedPages: boolean
  /** Lower case: headers that pass beside those of data. */
  readonly answerHeaders?: readonly string[]
}

/** Headers of another server's answer that callers get. */
export const dataHeaders = (headers: NodeJS.Dict<string | string[]>, { answerHeaders = [] }: Pick<Trust, 'answerHeaders'> = {}): HandedOn =>
  endToEnd(headers, name => OF_DATA.has(name) || answerHeaders.includes(name))

/** Whether a page asks for what it would run, draw by or hold within itself, from a server whose pages are not trusted. */
export const asksToRun = ({ headers }: FastifyRequest, { trustedPages }: Pick<Trust, 'trustedPages'>): boolean =>
  !trustedPages && RUN_BY_PAGES.test(String(headers['sec-fetch-dest']))

interface AnswerHead {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
}

/** Writes the head of another server's answer: data, unless its pages are trusted. */
export function handOn(reply: FastifyReply, { status, headers }: AnswerHead, trust: Trust): void {
  reply.status(status).headers(dataHeaders(headers, trust))
  reply.header('content-security-policy', trust.trustedPages ? FORWARDED_POLICY : DATA_POLICY)
}
