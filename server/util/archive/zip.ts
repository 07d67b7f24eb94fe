import { open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** What may be unpacked of an archive that came from outside. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of one entry, unpacked. */
  readonly size: number
  /** Bytes of all of them. */
  readonly total: number
  /** How many times larger than packed an entry may be; those below a megabyte may be any. */
  readonly ratio: number
}

/** An entry as the directory names it. */
export interface ZipEntry {
  /** With its folders, joined by `/`. */
  readonly name: string
  readonly size: number
  readonly encrypted: boolean
  readonly packed: number
  readonly method: number
  readonly offset: number
}

/** Why an archive, or an entry of it, is not unpacked. */
export class ZipError extends Error {
  constructor(readonly reason: 'broken' | 'tooManyEntries' | 'bomb' | 'tooLarge') {
    super(reason)
  }
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ENCRYPTED = 1
const UTF8 = 0x800
const DEFLATED = 8
const STORED = 0
const SMALL = 1024 * 1024
/** What stands where a number does not fit: archives beyond 4 GB or 65,535 entries, of the form Zip64. */
const BEYOND = 0xffffffff
const BEYOND_COUNT = 0xffff

type Handle = Awaited<ReturnType<typeof open>>

async function bytesAt(handle: Handle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new ZipError('broken')
  return buffer
}

/** The name as it was meant: old Chinese programs write GBK and do not say so. */
function nameOf(bytes: Buffer, flags: number): string {
  for (const encoding of flags & UTF8 ? ['utf-8'] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\\', '/')
    } catch {
      // It is another one.
    }
  }
  return bytes.toString('latin1')
}

async function directoryOf(handle: Handle, length: number): Promise<{ readonly bytes: Buffer; readonly count: number }> {
  const tail = Math.min(length, END_BYTES + LONGEST_COMMENT)
  const last = await bytesAt(handle, length - tail, tail)
  for (let at = tail - END_BYTES; at >= 0; at--) {
    if (last.readUInt32LE(at) !== END) continue
    const [count, size, start] = [last.readUInt16LE(at + 10), last.readUInt32LE(at + 12), last.readUInt32LE(at + 16)]
    if (count === BEYOND_COUNT || size === BEYOND || start === BEYOND) throw new ZipError('tooLarge')
    return { bytes: await bytesAt(handle, start, size), count }
  }
  throw new ZipError('broken')
}

function entriesIn(bytes: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0, no = 0; no < count; no++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new ZipError('broken')
    const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const flags = bytes.readUInt16LE(at + 8)
    entries.push({
      name: nameOf(bytes.subarray(at + 46, at + 46 + name), flags),
      size: bytes.readUInt32LE(at + 24),
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      offset: bytes.readUInt32LE(at + 42),
      encrypted: (flags & ENCRYPTED) !== 0,
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** The files of an archive, folders left out; refuses one that promises more than the limits, and those beyond 4 GB. */
export async function listZip(path: string, limits: ZipLimits): Promise<readonly ZipEntry[]> {
  const handle = await open(path)
  try {
    const { bytes, count } = await directoryOf(handle, (await handle.stat()).size)
    if (count > limits.entries) throw new ZipError('tooManyEntries')
    const entries = entriesIn(bytes, count).filter(({ name }) => !name.endsWith('/'))
    if (entries.reduce((sum, { size }) => sum + size, 0) > limits.total) throw new ZipError('bomb')
    return entries
  } finally {
    await handle.close()
  }
}

/** Fails when more comes than was promised. */
function atMost(size: number): Transform {
  let left = size
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      done(left < 0 ? new ZipError('bomb') : null, chunk)
    },
  })
}

/** The bytes of an entry; refuses one that grows beyond the limits, or is no more than it says. */
export async function openZipEntry(path: string, entry: ZipEntry, limits: ZipLimits): Promise<Readable> {
  const { size, packed, method, offset } = entry
  if (size > limits.size || size > Math.max(SMALL, packed * limits.ratio)) throw new ZipError('bomb')
  if (method !== STORED && method !== DEFLATED) throw new ZipError('broken')
  const handle = await open(path)
  try {
    const head = await bytesAt(handle, offset, 30)
    if (head.readUInt32LE(0) !== LOCAL) throw new ZipError('broken')
    const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
    const stream = handle.createReadStream({ start, end: start + Math.max(packed, 1) - 1 })
    const counted = atMost(size)
    const pass = (error: Error) => counted.destroy(error)
    if (method === STORED) return stream.on('error', pass).pipe(counted)
    return stream
      .on('error', pass)
      .pipe(createInflateRaw())
      .on('error', () => pass(new ZipError('broken')))
      .pipe(counted)
  } catch (error) {
    await handle.close()
    throw error
  }
}
