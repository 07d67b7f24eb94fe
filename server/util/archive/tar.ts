import { createHash } from 'node:crypto'

/** One part of an archive: its name, its length in bytes, and its bytes, which are read to their end before the next part. */
export interface Entry {
  readonly name: string
  readonly size: number
  readonly content: AsyncIterable<Buffer>
}

/** Bytes are missing, or are not those that were written. */
export class ArchiveError extends Error {}

const BLOCK = 512
/** Of the end: two blocks of zeros. */
const END = Buffer.alloc(2 * BLOCK)
const LONGEST_NAME = 100
const LONGEST_PREFIX = 155

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** Name and folder, each within its own field. */
function splitName(name: string): readonly [name: string, prefix: string] {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return [name, '']
  const slash = name.indexOf('/')
  const parts = [name.slice(slash + 1), name.slice(0, slash)] as const
  if (slash > 0 && Buffer.byteLength(parts[0]) <= LONGEST_NAME && slash <= LONGEST_PREFIX) return parts
  throw new Error(`The name ${name} is too long for an archive.`)
}

function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function headerOf(full: string, size: number): Buffer {
  const [name, prefix] = splitName(full)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write('0ustar\x0000', 156)
  header.write(prefix, 345)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A part that is to be written. */
export interface NewEntry {
  readonly name: string
  readonly size: number
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>
}

async function* writeEntry({ name, size, content }: NewEntry): AsyncGenerator<Buffer> {
  yield headerOf(name, size)
  let written = 0
  for await (const chunk of content) {
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new ArchiveError(`${name}: ${written} bytes instead of ${size}`)
  if (padding(size) > 0) yield Buffer.alloc(padding(size))
}

/** The last part of every archive: the hash of all bytes before it. */
const SEAL = 'sha256'

/** Parts as tar writes them, and behind them the hash of all. Throws where a content is not as long as was said. */
export async function* writeArchive(entries: AsyncIterable<NewEntry>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const entry of entries)
    for await (const chunk of writeEntry(entry)) {
      hash.update(chunk)
      yield chunk
    }
  const seal = Buffer.from(hash.digest('hex'))
  yield* writeEntry({ name: SEAL, size: seal.length, content: [seal] })
  yield END
}

/** Hands out so many bytes as are asked for, whatever pieces they come in. */
class Bytes {
  private held: Buffer = Buffer.alloc(0)

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** The next piece, `most` bytes at most; undefined at the end. */
  async some(most: number): Promise<Buffer | undefined> {
    while (this.held.length === 0) {
      const { value, done } = await this.source.next()
      if (done) return undefined
      this.held = value
    }
    const piece = this.held.subarray(0, most)
    this.held = this.held.subarray(piece.length)
    return piece
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.stream(size)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await this.some(left)
      if (!piece) throw new ArchiveError('the archive ends too early')
      left -= piece.length
      yield piece
    }
  }
}

const textAt = (header: Buffer, from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')

function readHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const size = Number.parseInt(textAt(header, 124, 136), 8)
  const isWhole = Number.parseInt(textAt(header, 148, 156), 8) === checksum(header)
  if (!isWhole || !(size >= 0)) throw new ArchiveError('the head of a part is damaged')
  const prefix = textAt(header, 345, 500)
  return { name: `${prefix && `${prefix}/`}${textAt(header, 0, 100)}`, size }
}

/** The bytes of one part, of which none may be left unread. */
async function* contentOf(bytes: Bytes, size: number, onBytes: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes.stream(size)) {
    onBytes(piece)
    yield piece
  }
}

async function checkEnd(bytes: Bytes): Promise<void> {
  if (!(await bytes.exactly(END.length)).equals(END) || (await bytes.some(1))) throw new ArchiveError('the end is damaged')
}

/** The parts of an archive, one after the other. Throws `ArchiveError` at its end, or before, when a byte of it is not the one that was written. */
export async function* readArchive(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = new Bytes(source[Symbol.asyncIterator]())
  const hash = createHash('sha256')
  for (;;) {
    const header = await bytes.exactly(BLOCK)
    const { name, size } = readHeader(header)
    if (name === SEAL) {
      const seal = await bytes.exactly(size)
      const rest = await bytes.exactly(padding(size))
      if (seal.toString() !== hash.digest('hex') || !header.equals(headerOf(SEAL, size)) || rest.some(byte => byte !== 0))
        throw new ArchiveError('bytes are not those that were written')
      return checkEnd(bytes)
    }
    hash.update(header)
    const content = contentOf(bytes, size, piece => void hash.update(piece))
    yield { name, size, content }
    for await (const _ of content);
    hash.update(await bytes.exactly(padding(size)))
  }
}
