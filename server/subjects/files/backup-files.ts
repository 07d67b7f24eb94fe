import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackupFiles } from '../../db/backup/backup'
import type { RestoreFiles } from '../../db/backup/restore'
import { openRemovals } from './removals'

const placeIn = (folder: string, id: string) => join(folder, id.slice(0, 2), id)

/** The stored files below `DATA_DIR` as a backup reads them. */
export function backupFiles(dataDir: string): BackupFiles {
  const folder = join(dataDir, 'files')
  const removals = openRemovals(folder)
  return {
    hold: () => removals.begin(),
    async read({ id, size }) {
      for (const place of [placeIn(folder, id), removals.placeOf(id)]) {
        const found = await stat(place).catch(() => null)
        if (found?.size === size) return createReadStream(place)
      }
      return undefined
    },
  }
}

async function write(place: string, content: AsyncIterable<Buffer>, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, through, createWriteStream(place, { mode: 0o600, flags: 'wx', flush: true }))
  if (hash.digest('hex') !== sha256) throw new Error(`The file ${place} is not the one that was stored.`)
}

/** Whether files are stored below `DATA_DIR`. */
export async function holdsFiles(dataDir: string): Promise<boolean> {
  const names = await readdir(join(dataDir, 'files')).catch(() => [])
  return names.some(name => /^[0-9a-f]{2}$/.test(name))
}

/** Puts files of an archive below `DATA_DIR`: beside those that are there, until the swap. */
export function restoreFiles(dataDir: string): RestoreFiles {
  const mark = randomBytes(4).toString('hex')
  const [folder, coming, former] = [join(dataDir, 'files'), join(dataDir, `files.coming-${mark}`), join(dataDir, `files.former-${mark}`)]
  let swapped = false
  return {
    async take({ id, sha256, content }) {
      await mkdir(join(coming, id.slice(0, 2)), { recursive: true, mode: 0o700 })
      await write(placeIn(coming, id), content, sha256)
    },
    async swap() {
      await mkdir(coming, { recursive: true, mode: 0o700 })
      await rename(folder, former).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      swapped = true
      await rename(coming, folder)
    },
    async undo() {
      if (swapped) {
        await rm(folder, { recursive: true, force: true })
        await rename(former, folder).catch(() => {})
      }
      await rm(coming, { recursive: true, force: true })
    },
    finish: () => rm(former, { recursive: true, force: true }),
  }
}
