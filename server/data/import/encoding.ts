import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Gb18030Reader } from '../encodings'
import { texts } from './texts'
import { type Encoding, ImportError } from './types'

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** The fields of a .dbf, 255 of them, stand in it. */
const HEAD = 16_384
const CHUNK = { highWaterMark: 1024 * 1024 }

/** The file is not in that encoding. */
class WrongEncoding extends Error {}

/** The first bytes of a file. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Where the last sign of UTF-8 begins, if it is cut off; the length where it is not. */
function endOfSigns(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? bytes.length - back : bytes.length
    if (byte < 0x80) break
  }
  return bytes.length
}

/** Whether all of a file is UTF-8. Throws where it is, but for a last sign that is cut off: in GB18030 that would be another text. */
async function isAllUtf8(path: string, signal: AbortSignal | undefined): Promise<boolean> {
  let left = Buffer.alloc(0)
  let beyondAscii = false
  for await (const chunk of createReadStream(path, { ...CHUNK, signal })) {
    const bytes = left.length === 0 ? (chunk as Buffer) : Buffer.concat([left, chunk as Buffer])
    const end = endOfSigns(bytes)
    const whole = bytes.subarray(0, end)
    if (!isUtf8(whole)) return false
    beyondAscii ||= !isAscii(whole)
    left = Buffer.from(bytes.subarray(end))
  }
  if (left.length > 0 && beyondAscii) throw new ImportError(texts.cutOff)
  return left.length === 0
}

async function* fromGb18030(path: string): AsyncGenerator<Buffer> {
  const signs = new Gb18030Reader()
  for await (const chunk of createReadStream(path, CHUNK)) {
    const part = signs.next(chunk as Buffer)
    if (part === null) throw new WrongEncoding()
    // What is written is still read when the next part is made.
    yield Buffer.from(part)
  }
  if (!signs.whole) throw new WrongEncoding()
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(path, CHUNK)) yield decoder.decode(chunk as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? new WrongEncoding() : error
  }
}

/** Writes the file as UTF-8 without a mark; false, and nothing is left, where it is not in that encoding. */
async function transcode(path: string, to: string, encoding: Encoding, signal: AbortSignal | undefined): Promise<boolean> {
  const parts = encoding === 'gb18030' ? fromGb18030(path) : decoded(path, encoding)
  try {
    await pipeline(Readable.from(parts), createWriteStream(to, { mode: 0o600 }), { ...(signal && { signal }) })
    return true
  } catch (error) {
    await rm(to, { force: true })
    if (error instanceof WrongEncoding) return false
    throw error
  }
}

/**
 * A text file as UTF-8, and the encoding that it had: the one that is named, else that of its mark, UTF-8 or GB18030, whichever decodes all of it
 * strictly and comes first. Guesses by frequency misjudge short Chinese files, and Big5 decodes anything: it is never taken unasked. A file in UTF-8
 * is read where it is; any other is written to `to`.
 */
export async function asUtf8(
  path: string,
  to: string,
  named?: Encoding,
  signal?: AbortSignal,
): Promise<{ readonly encoding: Encoding; readonly path: string }> {
  const head = await headOf(path)
  if (head.length === 0) throw new ImportError(texts.empty)
  const marked = MARKS.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0]
  if (!marked?.startsWith('utf-16') && !named?.startsWith('utf-16') && head.includes(0)) throw new ImportError(texts.binary)
  const tried = named ? [named] : marked ? [marked] : (['utf-8', 'gb18030'] as const)
  for (const encoding of tried) {
    if (encoding === 'utf-8' && (await isAllUtf8(path, signal))) return { encoding, path }
    if (encoding !== 'utf-8' && (await transcode(path, to, encoding, signal))) return { encoding, path: to }
  }
  throw new ImportError(named ? texts.badEncoding(named.toUpperCase()) : texts.noEncoding)
}
