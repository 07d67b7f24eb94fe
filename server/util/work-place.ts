import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './is-alive'

/** Milliseconds after which what another machine has left is removed: no run takes as long. */
const LEFT = 24 * 3_600_000

/** Whether what lies under a name belongs to no process any more. */
function isLeft(folder: string, name: string, own: string): boolean {
  const at = name.lastIndexOf('.')
  if (at < 0 || name === own) return true
  if (name.slice(0, at) === hostname()) return !isAlive(Number(name.slice(at + 1)))
  return Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > LEFT
}

/**
 * The path of a folder of this process, for what it writes and does not keep. Servers may share the folder that it stands in; what processes that are
 * gone have left there is removed.
 */
export function openWorkPlace(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const own = `${hostname()}.${process.pid}`
  for (const name of readdirSync(folder)) if (isLeft(folder, name, own)) rmSync(join(folder, name), { recursive: true, force: true })
  return join(folder, own)
}
