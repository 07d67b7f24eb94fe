import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ArchiveError, type Entry } from '../../util/archive/tar'

/** What may be unpacked of an archive. Bytes. */
export interface ArchiveLimits {
  readonly parts: number
  /** Of the parts that describe what an archive holds: they are read as a whole. */
  readonly description: number
  /** Of one part with rows, unpacked: 4 MB and one row more are written. */
  readonly piece: number
  /** Of all parts, unpacked. */
  readonly total: number
  /** How many times larger than packed a part may be, and all of them. */
  readonly ratio: number
  /** What one part, and all of them, may be at any ratio. */
  readonly small: { readonly piece: number; readonly total: number }
}

const MB = 1024 * 1024

export const ARCHIVE_LIMITS: ArchiveLimits = {
  parts: 20_000_000,
  description: 256 * MB,
  piece: 1100 * MB,
  total: 4 * MB * MB,
  ratio: 200,
  small: { piece: 16 * MB, total: 1024 * MB },
}

/** An archive holds more than may be unpacked. */
export class ArchiveTooLarge extends Error {}

const unzip = promisify(gunzip) as (packed: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>

/** The bytes of a part as a whole. */
export async function bytesOf({ name, size, content }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw new ArchiveTooLarge(name)
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The rows of a part, unpacked; stops where they are more than the limits. */
export async function unpackRows(entry: Entry, { piece, ratio, small }: ArchiveLimits = ARCHIVE_LIMITS): Promise<Buffer> {
  const packed = await bytesOf(entry, piece)
  const most = Math.min(piece, Math.max(small.piece, packed.length * ratio))
  try {
    return await unzip(packed, { maxOutputLength: most })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new ArchiveTooLarge(entry.name)
    throw code.startsWith('Z_') ? new ArchiveError(entry.name) : error
  }
}

/** Counts parts and unpacked bytes against the limits, part by part. */
export class Account {
  private parts = 0
  private packed = 0
  private unpacked = 0

  constructor(private readonly limits: ArchiveLimits) {}

  addPart(name: string): void {
    this.parts += 1
    if (this.parts > this.limits.parts) throw new ArchiveTooLarge(name)
  }

  addBytes(name: string, packed: number, unpacked: number): void {
    const { total, ratio, small } = this.limits
    this.packed += packed
    this.unpacked += unpacked
    if (this.unpacked > Math.min(total, Math.max(small.total, this.packed * ratio))) throw new ArchiveTooLarge(name)
  }
}
