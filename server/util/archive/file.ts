import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isSealed, MAGIC_BYTES, openBytes, sealBytes } from './cipher'
import { ArchiveError, type Entry, type NewEntry, readArchive, writeArchive } from './tar'

/** An archive is sealed, and no passphrase was given. */
export class PassphraseNeeded extends Error {}

/** Writes parts to a file that its owner alone reads; it has its name once all of it is on the disk. An empty passphrase seals nothing. */
export async function writeArchiveFile(path: string, entries: AsyncIterable<NewEntry>, passphrase: string): Promise<void> {
  const making = `${path}.part`
  const plain = writeArchive(entries)
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

/** The parts of a file. Throws `ArchiveError`, `WrongPassphrase` or `PassphraseNeeded`; `onBytes` hears how much has been read. */
export async function* readArchiveFile(
  path: string,
  passphrase: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Entry> {
  const sealed = await isSealedFile(path)
  if (sealed && !passphrase) throw new PassphraseNeeded()
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const counted = (async function* () {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      onBytes(chunk.length)
      yield chunk
    }
  })()
  try {
    yield* readArchive(sealed ? openBytes(counted, passphrase) : counted)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') throw new ArchiveError('the archive is a folder')
    throw error
  } finally {
    stream.destroy()
  }
}
