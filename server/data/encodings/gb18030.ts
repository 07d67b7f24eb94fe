/** Bytes of UTF-8 by the two bytes of a sign, in one number; 0: no sign stands there. */
let signs: Uint32Array | undefined

const encoder = new TextEncoder()
const strict = () => new TextDecoder('gb18030', { fatal: true })

function table(): Uint32Array {
  if (signs) return signs
  signs = new Uint32Array(0x1_0000)
  const decoder = strict()
  for (let pair = 0x81_40; pair < 0xff_00; pair++) {
    if ((pair & 0xff) < 0x40) continue
    try {
      for (const byte of encoder.encode(decoder.decode(Uint8Array.of(pair >> 8, pair & 0xff))))
        signs[pair] = ((signs[pair] ?? 0) << 8) | byte
    } catch {
      // No sign stands there.
    }
  }
  return signs
}

/** The four bytes of a rare sign as UTF-8; null where they are none. */
function rare(bytes: Uint8Array): Uint8Array | null {
  try {
    return encoder.encode(strict().decode(bytes))
  } catch {
    return null
  }
}

/**
 * GB18030 as UTF-8, part by part: a table over pairs of bytes, several times as fast as a decoder with a text between. Each part that is returned is
 * good until the next one; null: a byte fits no sign.
 */
export class Gb18030Reader {
  private readonly signs = table()
  private out = Buffer.alloc(0)
  private left = Buffer.alloc(0)

  next(chunk: Buffer): Buffer | null {
    const from = this.left.length === 0 ? chunk : Buffer.concat([this.left, chunk])
    if (this.out.length < from.length * 2) this.out = Buffer.allocUnsafe(from.length * 2)
    const made = this.fill(from)
    return made === null ? null : this.out.subarray(0, made)
  }

  /** Whether the last sign was whole. */
  get whole(): boolean {
    return this.left.length === 0
  }

  private fill(from: Buffer): number | null {
    const { out, signs } = this
    const end = from.length
    let [at, to] = [0, 0]
    while (at < end) {
      const first = from[at] as number
      if (first < 0x80) {
        out[to++] = first
        at++
        continue
      }
      if (at + 1 === end) break
      const sign = signs[(first << 8) | (from[at + 1] as number)] as number
      if (sign === 0) {
        if (at + 4 > end) break
        const bytes = rare(from.subarray(at, at + 4))
        if (bytes === null) return null
        out.set(bytes, to)
        to += bytes.length
        at += 4
        continue
      }
      if (sign > 0xffff) out[to++] = sign >> 16
      out[to++] = sign >> 8
      out[to++] = sign
      at += 2
    }
    this.left = Buffer.from(from.subarray(at))
    return to
  }
}

const decoderOfUtf8 = new TextDecoder()
let pairs: ReadonlyMap<number, number> | undefined

/** Pairs of bytes by code point; those of private use, which readers of GBK show as nothing, are left out. */
function pairsOf(): ReadonlyMap<number, number> {
  if (pairs) return pairs
  const found = new Map<number, number>()
  for (const [pair, sign] of table().entries()) {
    if (sign === 0) continue
    const bytes = sign > 0xffff ? [sign >> 16, (sign >> 8) & 0xff, sign & 0xff] : [sign >> 8, sign & 0xff]
    const code = decoderOfUtf8.decode(Uint8Array.from(bytes)).codePointAt(0) ?? 0
    if (!found.has(code) && !(code >= 0xe000 && code <= 0xf8ff)) found.set(code, pair)
  }
  pairs = found
  return found
}

/** Different signs that are named at most. */
const MOST_NAMED = 20

/** Texts as GBK. Signs that it lacks become `?`, and are counted and named. */
export class GbkWriter {
  private readonly pairs = pairsOf()
  private readonly signs = new Set<string>()
  /** Signs that became `?`. */
  lacking = 0

  next(text: string): Buffer {
    const out = Buffer.allocUnsafe(text.length * 2)
    let to = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      const pair = code < 0x80 ? code : this.pairs.get(code)
      if (pair === undefined) {
        const sign = String.fromCodePoint(text.codePointAt(at) ?? code)
        at += sign.length - 1
        this.lack(sign)
        out[to++] = 0x3f
        continue
      }
      if (pair > 0xff) out[to++] = pair >> 8
      out[to++] = pair & 0xff
    }
    return out.subarray(0, to)
  }

  /** Some of the signs that became `?`, in the order in which they came. */
  get named(): readonly string[] {
    return [...this.signs]
  }

  private lack(sign: string): void {
    this.lacking++
    if (this.signs.size < MOST_NAMED) this.signs.add(sign)
  }
}
