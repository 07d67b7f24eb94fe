/** Encodings that files of people here come in. */
export const ENCODINGS = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'big5'] as const
export type Encoding = (typeof ENCODINGS)[number]

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** A character of UTF-8 has at most so many bytes: as many may be missing where a text was cut. */
const LONGEST = 4

/** The encoding of a text: by its mark, UTF-8 when it is that without a fault, GB18030 otherwise. `cut`: it does not go to its end. */
export function detectEncoding(bytes: Uint8Array, cut = false): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return marked[0]
  return isUtf8(cut ? bytes.subarray(0, lastCharacter(bytes)) : bytes) ? 'utf-8' : 'gb18030'
}

/** Where the last character of UTF-8 begins. */
function lastCharacter(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - LONGEST); at--) {
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return at
  }
  return bytes.length
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The text; what is none in that encoding becomes a replacement character. `cut`: the character that it breaks off in is left out. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding, cut = false): string =>
  new TextDecoder(encoding).decode(bytes, { stream: cut })
