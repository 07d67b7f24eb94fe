import { createHmac, randomBytes } from 'node:crypto'

/** Time-based one-time passwords: RFC 6238 over RFC 4226, SHA-1, 30 seconds, 6 digits, as every authenticator knows them. */
const STEP_SECONDS = 30
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(group => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

export const makeTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES))

/** The code of one step of time. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / STEP_SECONDS)

/** The step whose code this is, one earlier or later at most; null for none. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const present = stepAt(now)
  return [present, present - 1, present + 1].find(step => totpCode(secret, step) === code) ?? null
}

/** What an authenticator reads from a QR code. */
export function otpauthUri(secret: string, username: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${STEP_SECONDS}`
  return `otpauth://totp/${label}?${query}`
}
