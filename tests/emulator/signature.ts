import { createHash } from 'node:crypto'
import { Refusal } from './call'

/** What installations ship with; their clients hold the same text. */
export const SIGN_SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a'
/** Milliseconds that a signed call may be old. */
const MOST_AGE = 5 * 60_000

interface SignedCall {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

/** Upper-case MD5 of the sorted parameters as JSON and the secret; a last part of the path with commas is one of them. */
export function signatureOf(path: string, query: Readonly<Record<string, string>>): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const parameters = Object.entries({ ...query, ...(last.includes(',') && { 'x-path-variable': last }) })
  const sorted = parameters.filter(([name]) => name !== '_t').sort(([left], [right]) => (left < right ? -1 : 1))
  return createHash('md5')
    .update(JSON.stringify(Object.fromEntries(sorted)) + SIGN_SECRET)
    .digest('hex')
    .toUpperCase()
}

/** Refuses a call whose signature is missing, wrong, or old. */
export function checkSignature({ path, query, headers }: SignedCall): void {
  const time = headers['x-timestamp'] ?? ''
  if (headers['x-sign'] === undefined || time === '') throw new Refusal('Sign签名校验失败！')
  const made = /^\d{14}$/.test(time)
    ? Date.parse(time.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6'))
    : /^\d{13}$/.test(time)
      ? Number(time)
      : Number.NaN
  if (!(Math.abs(Date.now() - made) < MOST_AGE)) throw new Refusal('签名验证失败:X-TIMESTAMP已过期')
  if (headers['x-sign'] !== signatureOf(path, query)) throw new Refusal('Sign签名校验失败！')
}
