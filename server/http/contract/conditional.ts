import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../answers'

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')

const hashes = new WeakMap<object, string>()

/** The hash of a part of an answer, made once for a part that several answers share; what is sent is never changed. */
function partOf(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const hash = hashes.get(part) ?? hashOf(part)
  hashes.set(part, hash)
  return [hash]
}

/** Names what an envelope says, whenever it was made. */
function tagOf({ message, code, result }: Envelope): string {
  const parts = typeof result === 'object' && result !== null ? Object.entries(result).map(([key, part]) => [key, partOf(part)]) : result
  return `"${hashOf([message, code, Array.isArray(result), parts]).slice(0, 22)}"`
}

const names = (header: string | undefined) => (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))

/** Whether the copy of the caller is the answer of this name. */
const isHeld = (request: FastifyRequest, tag: string) => names(request.headers['if-none-match']).includes(tag)

/**
 * Lets a browser keep an answer and ask whether it still holds. It is made anew for each call, with the rights of that moment, and only
 * then compared: a copy of another session, or of earlier rights, is never said to hold. Gives back the sent reply where the copy does.
 */
export function conditional(request: FastifyRequest, reply: FastifyReply, envelope: Envelope): Envelope | FastifyReply {
  const tag = tagOf(envelope)
  reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'X-Access-Token, Accept-Language')
  return isHeld(request, tag) ? reply.code(304).send() : envelope
}

/**
 * The same for what everybody may read: shared caches keep it too, and ask each time, so that what is taken back is gone at once. `named`: an
 * envelope, or the tag of what is none. True where the copy holds; nothing is sent yet.
 */
export function holdsForAll(request: FastifyRequest, reply: FastifyReply, named: Envelope | string, origin: string | undefined): boolean {
  const tag = typeof named === 'string' ? named : tagOf(named)
  if (origin !== undefined) reply.header('access-control-allow-origin', origin)
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('cache-control', 'public, no-cache').header('etag', tag).header('vary', 'Accept-Language, Origin')
  return isHeld(request, tag)
}
