import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What installations of 3.x ship with; one that has changed it builds its pages with the same `API_SIGN_SECRET`. */
const SECRET: string = import.meta.env?.API_SIGN_SECRET || 'dd05f1c54d63749eda95f9fa6d49v442a'

export const md5Of = (text: string): string => bytesToHex(md5(utf8ToBytes(text)))

/**
 * `X-Sign` of a call: the upper-case MD5 of its sorted parameters as JSON, followed by the secret. `_t` does not count; the last part of a
 * path counts as `x-path-variable` where it holds commas, as dictionaries of tables do.
 */
export function signatureOf(path: string, parameters: URLSearchParams): string {
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const values = new Map([...parameters, ...(last.includes(',') ? [['x-path-variable', last] as const] : [])])
  values.delete('_t')
  const sorted = [...values].sort(([left], [right]) => (left < right ? -1 : 1))
  return md5Of(JSON.stringify(Object.fromEntries(sorted)) + SECRET).toUpperCase()
}
