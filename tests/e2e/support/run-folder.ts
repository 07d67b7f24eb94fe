import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../../../server/util/is-alive'
import { memoryFolder } from '../../helpers/memory-folder'

/** Folders of runs begin with it. */
const PREFIX = 'weft-e2e-'
const OWNER = 'owner.json'
/** Names the folder of this run to its workers. */
const VARIABLE = 'WEFT_E2E_RUN'

interface Owner {
  readonly pid: number
  /** When the process began, as the system counts; tells a reused process id from the owner. */
  readonly began: string
}

const stat = (pid: number): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const beganAt = (pid: number) => stat(pid)[19] ?? ''

function ownerOf(folder: string): Owner | null {
  try {
    const { pid, began } = JSON.parse(readFileSync(join(folder, OWNER), 'utf8')) as Partial<Owner>
    return typeof pid === 'number' && typeof began === 'string' ? { pid, began } : null
  } catch {
    return null
  }
}

/** Ends the servers and databases whose data lies below a folder, and nothing else. */
function endProcessesOf(folder: string): void {
  if (!existsSync('/proc/self')) return
  const mine = (pid: number) => {
    try {
      const read = (file: string) => `\0${readFileSync(`/proc/${pid}/${file}`, 'utf8')}`
      return read('cmdline').includes(`\0-D\0${folder}/`) || read('environ').includes(`\0DATA_DIR=${folder}/`)
    } catch {
      return false
    }
  }
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  for (const pid of pids.filter(mine)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Gone already.
    }
  }
}

function remove(folder: string): void {
  endProcessesOf(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** Removes what runs left behind whose process is gone. A folder without an owner's note is not ours. */
function removeAbandoned(): void {
  for (const name of readdirSync(memoryFolder())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(memoryFolder(), name)
    const owner = ownerOf(folder)
    if (owner && !(isAlive(owner.pid) && beganAt(owner.pid) === owner.began)) remove(folder)
  }
}

/** Makes the folder of this run, below which everything lies that its tests write. Returns the end of it. */
export function beginRun(): () => void {
  removeAbandoned()
  const folder = mkdtempSync(join(memoryFolder(), PREFIX))
  // The database's own user has to enter it.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, OWNER), JSON.stringify({ pid: process.pid, began: beganAt(process.pid) } satisfies Owner))
  process.env[VARIABLE] = folder
  return () => remove(folder)
}

export function runFolder(): string {
  const folder = process.env[VARIABLE]
  if (!folder) throw new Error(`${VARIABLE} is not set: the tests are started by Playwright with playwright.config.ts.`)
  return folder
}

/** An empty folder of this run that the database's own user can enter. */
export function makeFolder(name: string): string {
  mkdirSync(runFolder(), { recursive: true })
  const folder = mkdtempSync(join(runFolder(), `${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** The data folder that others are copied from; made by `global-setup`. */
export const templateFolder = (): string => join(runFolder(), 'template')
