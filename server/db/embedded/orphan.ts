import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '../../util/is-alive'
import { StartError } from '../../util/start-error'

const PATIENCE = 15_000

function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}

async function untilGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (isAlive(pid) && commandOf(pid) !== '') {
    if (Date.now() > end) return false
    await wait(50)
  }
  return true
}

/**
 * Leaves the cluster without a running PostgreSQL: stops the one that a killed server left behind, and forgets a
 * `postmaster.pid` whose process is gone or is now some other program.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const ours = pid > 0 && isAlive(pid) && commandOf(pid).includes(cluster)
  if (ours) {
    signal(pid, 'SIGINT')
    if (!(await untilGone(pid, PATIENCE))) {
      signal(pid, 'SIGQUIT')
      if (!(await untilGone(pid, PATIENCE))) throw new StartError(`The embedded database still runs as process ${pid} and does not stop.`)
    }
  }
  await rm(file, { force: true })
}
