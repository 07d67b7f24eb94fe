import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../answers'

/** Names what an envelope says, whenever it was made. */
const tagOf = ({ message, code, result }: Envelope) =>
  `"${createHash('sha256')
    .update(JSON.stringify([message, code, result]))
    .digest('base64url')
    .slice(0, 22)}"`

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
