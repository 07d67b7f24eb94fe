import { createHash, createHmac, type Hash, type Hmac, timingSafeEqual } from 'node:crypto'

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

/** Behind all parts: the hash of all bytes before it. */
const SEAL = 'sha256'
/** Behind the hash, where a key was given: the MAC of all bytes before it. */
const MAC = 'hmac-sha256'
/** Of either, in hexadecimal digits. */
const SEAL_BYTES = 64

/** What all bytes of an archive go through. */
class Sums {
  private readonly hash: Hash = createHash('sha256')
  private readonly mac: Hmac

  constructor(key: Buffer | null) {
    this.mac = createHmac('sha256', key ?? Buffer.alloc(0))
  }

  update(bytes: Buffer): void {
    this.hash.update(bytes)
    this.mac.update(bytes)
  }

  /** The part that tells the hash; it counts for the MAC. */
  async seal(): Promise<Buffer> {
    const seal = await sealOf(SEAL, this.hash.digest('hex'))
    this.mac.update(seal)
    return seal
  }

  sign(): Promise<Buffer> {
    return sealOf(MAC, this.mac.digest('hex'))
  }
}

async function sealOf(name: string, hex: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of writeEntry({ name, size: SEAL_BYTES, content: [Buffer.from(hex)] })) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * Parts as tar writes them, behind them the hash of all, and behind that, where a key is given, their MAC. Throws where a content is not as
 * long as was said.
 */
export async function* writeArchive(entries: AsyncIterable<NewEntry>, key: Buffer | null): AsyncGenerator<Buffer> {
  const sums = new Sums(key)
  for await (const entry of entries)
    for await (const chunk of writeEntry(entry)) {
      sums.update(chunk)
      yield chunk
    }
  yield await sums.seal()
  if (key) yield await sums.sign()
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
  const name = `${prefix && `${prefix}/`}${textAt(header, 0, 100)}`
  if (!isPlain(header, name, size)) throw new ArchiveError('a part is no plain file')
  return { name, size }
}

/** Whether a head is the one that is written for a file: of links, folders and devices it is another. */
function isPlain(header: Buffer, name: string, size: number): boolean {
  try {
    return header.equals(headerOf(name, size))
  } catch {
    return false
  }
}

/** The bytes of one part, of which none may be left unread. */
async function* contentOf(bytes: Bytes, size: number, onBytes: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes.stream(size)) {
    onBytes(piece)
    yield piece
  }
}

/** Reads on behind the hash: true where a MAC stands there that the key has made. */
async function checkMac(bytes: Bytes, sums: Sums, key: Buffer | null): Promise<boolean> {
  const first = await bytes.exactly(BLOCK)
  const isEnd = first.equals(END.subarray(0, BLOCK))
  const rest = isEnd ? Buffer.alloc(0) : Buffer.concat([first, await bytes.exactly(BLOCK)])
  if (!isEnd && readHeader(first).name !== MAC) throw new ArchiveError('the end is damaged')
  const end = Buffer.concat([isEnd ? first : Buffer.alloc(0), await bytes.exactly(isEnd ? BLOCK : END.length)])
  if (!end.equals(END) || (await bytes.some(1))) throw new ArchiveError('the end is damaged')
  const wanted = await sums.sign()
  return key !== null && rest.length === wanted.length && timingSafeEqual(rest, wanted)
}

/**
 * The parts of an archive, one after the other. Throws `ArchiveError` at its end, or before, when a byte of it is not the one that was written.
 * Returns whether the key has made its MAC; without that the hash may have been made anew with a change.
 */
export async function* readArchive(source: AsyncIterable<Buffer>, key: Buffer | null): AsyncGenerator<Entry, boolean> {
  const bytes = new Bytes(source[Symbol.asyncIterator]())
  const sums = new Sums(key)
  for (;;) {
    const header = await bytes.exactly(BLOCK)
    const { name, size } = readHeader(header)
    if (name === SEAL) {
      const seal = await sums.seal()
      if (!header.equals(seal.subarray(0, BLOCK)) || !(await bytes.exactly(BLOCK)).equals(seal.subarray(BLOCK)))
        throw new ArchiveError('bytes are not those that were written')
      return checkMac(bytes, sums, key)
    }
    sums.update(header)
    const content = contentOf(bytes, size, piece => sums.update(piece))
    yield { name, size, content }
    for await (const _ of content);
    sums.update(await bytes.exactly(padding(size)))
  }
}
