import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, writeCookie } from './cookies'
import type { Session } from './session'

/** A session in one of the tenants that its user may work in. */
export type SessionPlace = Pick<Session, 'tokenHash' | 'tenantId'>

/** What browsers send without a script: pictures of a page, and sockets that carry nothing. */
export interface SessionCookies {
  /** Gives the browser of a session its cookies, each for one path alone. */
  give(request: FastifyRequest, reply: FastifyReply, session: SessionPlace): void
  /** Whose cookie comes with a request; null for none and for one that was not made here. */
  read(request: Pick<FastifyRequest, 'headers'>): SessionPlace | null
}

const NAME = 'weft-session'
/** Until the browser asks for its menu again; the session ends earlier by itself. */
const SECONDS = 24 * 3600
const VALUE = /^([0-9a-f]{64})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/

/** `paths`: below which the cookies are sent. A cookie holds what is stored of a token, signed: never the token. */
export function createSessionCookies(key: Buffer, paths: readonly string[]): SessionCookies {
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    give(request, reply, { tokenHash, tenantId }) {
      const text = `${tokenHash}.${tenantId}`
      const value = `${text}.${signatureOf(text).toString('base64url')}`
      const secure = request.protocol === 'https'
      for (const path of paths) reply.header('set-cookie', writeCookie(NAME, value, { path, seconds: SECONDS, secure }))
    },
    read({ headers }) {
      const [, tokenHash = '', tenant = '', signature = ''] = VALUE.exec(readCookie(headers.cookie, NAME)) ?? []
      if (tokenHash === '') return null
      const right = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(`${tokenHash}.${tenant}`))
      return right ? { tokenHash, tenantId: Number(tenant) } : null
    },
  }
}
