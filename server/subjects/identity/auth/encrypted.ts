import { createDecipheriv } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isCurrent } from '../../../http/generation'

/** What every client of 3.x holds; it keeps a password out of what others log, and is no secret. */
export const PASSWORD_KEY = { key: '1234567890adbcde', iv: '1234567890hjlkew' }

const BLOCK = 16
const BASE64 = /^[A-Za-z0-9+/]{2,}={0,2}$/

/** What a text of clients of 3.x says; null where it is none of theirs. Some pad with zeros, some by PKCS#7. */
function decrypted(sent: string): string | null {
  const bytes = Buffer.from(sent, 'base64')
  if (!BASE64.test(sent) || bytes.length === 0 || bytes.length % BLOCK !== 0) return null
  const decipher = createDecipheriv('aes-128-cbc', PASSWORD_KEY.key, PASSWORD_KEY.iv).setAutoPadding(false)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat([decipher.update(bytes), decipher.final()]))
    const plain = text.replace(/\p{Cc}+$/u, '')
    return plain !== '' && !/\p{Cc}/u.test(plain) ? plain : null
  } catch {
    return null
  }
}

/** The password of a sign-in. Clients of 3.x encrypt it; what cannot be decrypted is taken as it is. */
export const passwordOf = (request: Pick<FastifyRequest, 'headers'>, sent: string): string =>
  (isCurrent(request) ? decrypted(sent) : null) ?? sent
