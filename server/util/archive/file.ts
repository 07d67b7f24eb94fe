import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isSealed, MAGIC_BYTES, openBytes, sealBytes } from './cipher'
import { ArchiveError, type Entry, type NewEntry, readArchive, writeArchive } from './tar'

/** An archive is sealed, and no passphrase was given. */
export class PassphraseNeeded extends Error {}

/** A passphrase is set, and the archive is not sealed with it: it may come from anywhere. */
export class SealMissing extends Error {}

/** The archive carries no MAC of the key that is given: another installation has made it, or an old version, or it was changed. */
export class UnknownOrigin extends Error {}

/** How an archive shows that it is what was written: sealed by the passphrase, or else with a MAC by the key. */
export interface ArchiveKeys {
  /** Empty: none. */
  readonly passphrase: string
  /** Null: there is none. */
  readonly key: Buffer | null
}

export interface ReadKeys extends ArchiveKeys {
  /** Also archives of which nothing shows by whom they were made. Default false. */
  readonly foreign?: boolean | undefined
}

/** Writes parts to a file that its owner alone reads; it has its name once all of it is on the disk. */
export async function writeArchiveFile(path: string, entries: AsyncIterable<NewEntry>, { passphrase, key }: ArchiveKeys): Promise<void> {
  const making = `${path}.part`
  const plain = writeArchive(entries, passphrase ? null : key)
  try {
    await pipeline(passphrase ? sealBytes(plain, passphrase) : plain, createWriteStream(making, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(making, path)
  } catch (error) {
    await rm(making, { force: true })
    throw error
  }
}

/** Whether a passphrase is needed to read the file. */
export async function isSealedFile(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0)
    return isSealed(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/**
 * The parts of a file; `onBytes` hears how much has been read. Throws `ArchiveError`, `WrongPassphrase`, `PassphraseNeeded`, `SealMissing`, and
 * `UnknownOrigin` behind the last part.
 */
export async function* readArchiveFile(
  path: string,
  { passphrase, key, foreign = false }: ReadKeys,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Entry> {
  const sealed = await isSealedFile(path)
  if (sealed && !passphrase) throw new PassphraseNeeded()
  if (!sealed && passphrase) throw new SealMissing()
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const counted = (async function* () {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      onBytes(chunk.length)
      yield chunk
    }
  })()
  try {
    const isSigned = yield* readArchive(sealed ? openBytes(counted, passphrase) : counted, key)
    if (!sealed && !isSigned && !foreign) throw new UnknownOrigin()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') throw new ArchiveError('the archive is a folder')
    throw error
  } finally {
    stream.destroy()
  }
}
