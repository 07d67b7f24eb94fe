import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeOnce } from '../make-once'
import { StartError } from '../start-error'

const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}\n$/

const fileIn = (dataDir: string) => join(dataDir, 'backup.key')

/** The key by which an installation knows its own archives, which never stands in one; null where none was made yet. */
export function findArchiveKey(dataDir: string): Buffer | null {
  const file = fileIn(dataDir)
  let text: string
  try {
    text = readFileSync(file, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  if (!KEY.test(text)) throw new StartError(`The key of backups in ${file} is damaged; remove the file and a random one is made.`)
  return Buffer.from(text.trim(), 'hex')
}

/** The same, made where there is none. */
export function archiveKey(dataDir: string): Buffer {
  const found = findArchiveKey(dataDir)
  if (found) return found
  makeOnce(fileIn(dataDir), `${randomBytes(KEY_BYTES).toString('hex')}\n`)
  return archiveKey(dataDir)
}
