import { Problem } from '../problem.js'

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** Bytes that are looked at for the zeros of UTF-16. */
const SAMPLE = 4096

/** UTF-16 without a mark: every second byte of Latin letters, digits and line ends is zero. */
function unmarked(/** @type {Buffer} */ bytes) {
  const sample = bytes.subarray(0, SAMPLE)
  let even = 0
  let odd = 0
  for (const [index, byte] of sample.entries()) if (byte === 0) index % 2 === 0 ? even++ : odd++
  if (even + odd < sample.length / 50) return undefined
  if (odd > even * 10) return 'utf-16le'
  return even > odd * 10 ? 'utf-16be' : undefined
}

function decode(/** @type {Buffer} */ bytes, /** @type {string} */ encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of bytes in whatever encoding: by their mark, else UTF-16 by its zeros, UTF-8, GB18030 or Big5, whichever has no fault.
 * @param {Buffer} bytes
 */
export function decodeText(bytes) {
  const marked =
    MARKS.find(([, mark]) => /** @type {number[]} */ (mark).every((byte, index) => bytes[index] === byte))?.[0] ?? unmarked(bytes)
  const encodings = marked === undefined ? ['utf-8', 'gb18030', 'big5'] : [/** @type {string} */ (marked)]
  for (const encoding of encodings) {
    const text = decode(bytes, encoding)
    if (text !== undefined && !text.includes('\0')) return text
  }
  throw new Problem('notText')
}
