import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { ArchiveError } from './tar'

/** First bytes of an archive that a passphrase opens. */
const MAGIC = Buffer.from('WEFTSEAL1\n')
const SALT_BYTES = 16
const KEY_BYTES = 32
const TAG_BYTES = 16
const IV_BYTES = 12
/** Of the cost of trying a passphrase: 64 MB of memory. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
/** Bytes that are sealed at once; the last piece may be shorter. */
const PIECE = 256 * 1024

export class WrongPassphrase extends Error {}

const derive = promisify(scrypt) as (text: string, salt: Buffer, length: number, options: typeof COST) => Promise<Buffer>

/** Counts pieces, and tells the last one: none can be left out, moved or cut off. */
function ivOf(no: number, last: boolean): Buffer {
  const iv = Buffer.alloc(IV_BYTES)
  iv.writeUInt8(last ? 1 : 0, 0)
  iv.writeUIntBE(no, 6, 6)
  return iv
}

/** Pieces of one size, of which the last one, which may be empty, is told. */
async function* inPieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<readonly [piece: Buffer, last: boolean]> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    // One byte more shows that the piece is not the last one.
    if (length <= size) continue
    let all = Buffer.concat(held)
    for (; all.length > size; all = all.subarray(size)) yield [all.subarray(0, size), false]
    held = [all]
    length = all.length
  }
  yield [Buffer.concat(held), true]
}

/** Seals bytes by a passphrase: AES-256-GCM in pieces, its key by scrypt. */
export async function* sealBytes(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(passphrase, salt, KEY_BYTES, COST)
  yield Buffer.concat([MAGIC, salt])
  let no = 0
  for await (const [piece, last] of inPieces(source, PIECE)) {
    const cipher = createCipheriv('aes-256-gcm', key, ivOf(no++, last))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/** Whether bytes, of which these are the first, are sealed. */
export const isSealed = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC)

/** How many first bytes tell whether they are. */
export const MAGIC_BYTES = MAGIC.length

/** Opens what `sealBytes` has sealed. Throws `WrongPassphrase` where nothing opens, `ArchiveError` where a later piece does not. */
export async function* openBytes(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  const iterator = source[Symbol.asyncIterator]()
  while (head.length < MAGIC.length + SALT_BYTES) {
    const { value, done } = await iterator.next()
    if (done) throw new ArchiveError('the archive ends too early')
    head = Buffer.concat([head, value])
  }
  const key = await derive(passphrase, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES), KEY_BYTES, COST)
  const rest = (async function* () {
    yield head.subarray(MAGIC.length + SALT_BYTES)
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  })()
  let no = 0
  for await (const [piece, last] of inPieces(rest, PIECE + TAG_BYTES)) yield openPiece(key, piece, no++, last)
}

function openPiece(key: Buffer, piece: Buffer, no: number, last: boolean): Buffer {
  if (piece.length < TAG_BYTES) throw new ArchiveError('the archive ends too early')
  const decipher = createDecipheriv('aes-256-gcm', key, ivOf(no, last)).setAuthTag(piece.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw no === 0 ? new WrongPassphrase() : new ArchiveError('a sealed piece is damaged')
  }
}
