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

/**
 * Lets a browser keep an answer and ask whether it still holds. It is made anew for each call, with the rights of that moment, and only
 * then compared: a copy of another session, or of earlier rights, is never said to hold. Gives back the sent reply where the copy does.
 */
export function conditional(request: FastifyRequest, reply: FastifyReply, envelope: Envelope): Envelope | FastifyReply {
  const tag = tagOf(envelope)
  reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'X-Access-Token, Accept-Language')
  if (!names(request.headers['if-none-match']).includes(tag)) return envelope
  return reply.code(304).send()
}
