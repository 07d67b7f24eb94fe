import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../util/start-error'

interface Holder {
  readonly pid: number
  /** When the process began, as the system counts; tells a reused process id from the holder. Empty where unknown. */
  readonly began: string
}

function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isHeld({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return began === '' || beganAt(pid) === began
}

function readHolder(path: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>
    return typeof holder.pid === 'number' ? { pid: holder.pid, began: holder.began ?? '' } : null
  } catch {
    return null
  }
}

/** Moves a dead holder's file away; puts it back when, meanwhile, it became another process's. */
function removeStale(path: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && isHeld(moved)) {
    try {
      linkSync(aside, path)
    } catch {
      // Another process holds it: said by the caller.
    }
  }
  rmSync(aside, { force: true })
}

/** Whether another process uses the data folder. */
export function isDataDirHeld(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, 'server.lock'))
  return holder !== null && isHeld(holder)
}

/** Takes the data folder for this process; throws when another one uses it. Returns the release. */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock')
  const mine: Holder = { pid: process.pid, began: beganAt(process.pid) }
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx', mode: 0o600 })
      return () => {
        if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(path)
    if (holder && isHeld(holder)) break
    removeStale(path)
  }
  throw new StartError(`The data folder ${dataDir} is in use by process ${readHolder(path)?.pid ?? '?'}; stop it or set another DATA_DIR.`)
}
