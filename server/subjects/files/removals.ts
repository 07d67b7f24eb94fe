import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How often a backup that is being made says that it still is, and after how long it is taken for dead, in milliseconds. */
const PULSE = 20_000
const LIFE = 10 * 60_000

/** What is removed or replaced while a backup is made, which needs it. Folders, not memory: several processes share a store. */
export interface Removals {
  /** Moves away what lies at a place when a backup is made; nothing otherwise. */
  holdBack(place: string, id: string): Promise<void>
  /** Begins to hold back; the end of it removes what was held, unless another backup is made. */
  begin(): Promise<() => Promise<void>>
  /** Where removed bytes of an id are held. */
  placeOf(id: string): string
}

const none = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

async function isAlive(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs < LIFE
}

/** Below the folder of a store. */
export function openRemovals(folder: string): Removals {
  const signs = join(folder, 'backups')
  const held = join(folder, 'held')
  const isHeld = async () => {
    for (const name of await readdir(signs).catch(() => [])) if (await isAlive(join(signs, name))) return true
    return false
  }
  const placeOf = (id: string) => join(held, id)
  return {
    placeOf,
    async holdBack(place, id) {
      if (!(await isHeld())) return
      await mkdir(held, { recursive: true, mode: 0o700 })
      await rename(place, placeOf(id)).catch(none)
    },
    async begin() {
      await mkdir(signs, { recursive: true, mode: 0o700 })
      const sign = join(signs, randomBytes(8).toString('hex'))
      await writeFile(sign, '', { mode: 0o600 })
      const timer = setInterval(() => void utimes(sign, new Date(), new Date()).catch(() => {}), PULSE).unref()
      return async () => {
        clearInterval(timer)
        await rm(sign, { force: true })
        if (!(await isHeld())) await rm(held, { recursive: true, force: true })
      }
    },
  }
}
