import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds below which a half, 95 and 99 of 100 of the calls stay, and what one took of the processors on average. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly cpu: number
}

/** Milliseconds that a process has run, as the system counts; 0 for one that is gone. */
function ranFor(pid: number | string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const TICK = 10

/** Milliseconds of processes beside this one that have ended. */
function ranBeside(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? []
  return TICK * (Number(fields[13]) + Number(fields[14]))
}

const parentOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1]

/** Milliseconds that this process, those beside it and those of a database have run; NaN where the system does not tell. */
export function processorTime(cluster: string): number {
  try {
    const [main = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const parents = new Set([main, String(process.pid)])
    const backends = readdirSync('/proc').filter(pid => {
      try {
        return /^\d+$/.test(pid) && pid !== main && parents.has(parentOf(pid) ?? '')
      } catch {
        return false
      }
    })
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + ranBeside() + [main, ...backends].reduce((sum, pid) => sum + ranFor(pid), 0)
  } catch {
    return Number.NaN
  }
}

/** What calls take, one after the other; the first tenth warms up. `ran` tells how long processors have worked. */
export async function timesOf<T>(asked: readonly T[], ran: () => number, call: (each: T) => Promise<unknown>): Promise<Times> {
  const warm = Math.ceil(asked.length / 10)
  for (const each of asked.slice(0, warm)) await call(each)
  const times: number[] = []
  const before = ran()
  for (const each of asked.slice(warm)) {
    const began = performance.now()
    await call(each)
    times.push(performance.now() - began)
  }
  const cpu = (ran() - before) / times.length
  const sorted = times.sort((a, b) => a - b)
  const below = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: below(0.5), p95: below(0.95), p99: below(0.99), cpu }
}
