import type { Readable } from 'node:stream'
import { texts } from '../util/texts'
import type { BytePart } from './ranges'

/** The envelope of every JSON answer (api-contract §2.2). */
export interface Envelope<Result = unknown> {
  readonly success: boolean
  readonly message: string
  readonly code: number
  readonly result: Result | null
  readonly timestamp: number
}

/** What a handler returns when the message or the code of its answer is not the usual one. */
export class Answer<Result> {
  constructor(
    readonly result: Result | null,
    readonly message: string,
    readonly code: number,
    readonly seldomChanges: boolean,
  ) {}
}

/**
 * An answer with its own message or code: `answer({ message: '添加成功！' })`. The code is 200 by default, the result null. Of one that
 * `seldomChanges` a browser keeps its copy, asks each time whether that still holds, and is told so by 304; by default it keeps none.
 */
export function answer<Result = null>(parts: {
  message?: string
  code?: number
  result?: Result | null
  seldomChanges?: boolean
}): Answer<Result> {
  return new Answer<Result>(parts.result ?? null, parts.message ?? texts.done, parts.code ?? 200, parts.seldomChanges ?? false)
}

/** A file instead of an envelope; always an attachment unless `inline`. */
export class FileAnswer {
  constructor(
    readonly content: Readable | Buffer,
    readonly name: string,
    readonly type: string,
    readonly inline: boolean,
    readonly size: number | null,
    /** Whether parts can be asked for, and which one this is. */
    readonly parts: { readonly part: BytePart | 'beyond' | undefined } | null,
  ) {}
}

/** A small page of the server's own, for a pop-up window; `policy` is its Content-Security-Policy. */
export class PageAnswer {
  constructor(
    readonly html: string,
    readonly policy: string,
  ) {}
}

/** Sends the browser on to another address. */
export class RedirectAnswer {
  constructor(
    readonly address: string,
    readonly cookies: readonly string[],
  ) {}
}

/** What is open to the public: any cache may keep a copy, and asks each time whether it still holds. */
export class PublicAnswer<Content> {
  constructor(
    readonly content: Content,
    /** Of a file: what names these bytes, and says nothing of where they lie. */
    readonly tag: string | null,
    /** The other websites whose pages may read it: an origin, or `*`. */
    readonly origin: string | undefined,
  ) {}
}

/**
 * Sends bytes: `type` is a media type; `inline` only for re-encoded images, PDF and what is played; `size` of the whole in bytes when known.
 * `inParts`: callers may ask for parts, of which `content` is `part`; default no.
 */
export function file(sent: {
  content: Readable | Buffer
  name: string
  type: string
  inline?: boolean
  size?: number
  inParts?: boolean
  part?: BytePart | 'beyond' | undefined
}): FileAnswer {
  const parts = sent.inParts ? { part: sent.part } : null
  return new FileAnswer(sent.content, sent.name, sent.type, sent.inline ?? false, sent.size ?? null, parts)
}

/** The envelope of a success; code 0 unless said otherwise. */
export function succeeded<Result>(result: Result | null, message: string, code = 0): Envelope<Result> {
  return { success: true, message, code, result, timestamp: Date.now() }
}

/** The envelope of a refusal. */
export function failed(message: string, code = 500, result: unknown = null): Envelope {
  return { success: false, message, code, result, timestamp: Date.now() }
}
