import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
/** What `statfs` calls a file system in memory. */
const TMPFS = 0x01021994
/** The databases of a run take some hundred megabytes at once; the rest is left to others. */
const ROOM = 4 * 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { type, bavail, bsize } = statfsSync(SHARED_MEMORY)
  return type === TMPFS && Math.min(bavail * bsize, process.availableMemory()) >= ROOM
}

let folder: string | undefined

/**
 * Where databases of tests lie: in memory where the system has it to spare, else where temporary files go. A copy of a database is two
 * thousand files, for which the kernel needs up to a second of processor on a disk.
 */
export function memoryFolder(): string {
  folder ??= hasRoom() ? SHARED_MEMORY : tmpdir()
  return folder
}
