import { readdirSync, readFileSync } from 'node:fs'

/** Whether there is a process with this id that still runs; one that has not been waited for yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return fieldsOf(pid)[0] !== 'Z'
  } catch {
    return false
  }
}

/** State, parent and so on, as /proc lists them after the name. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

export const parentOf = (pid: number): number => Number(fieldsOf(pid)[1])

/** Every process that was started by this one, or by one of those. */
export function descendantsOf(pid: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const children = pids.filter(one => parentOf(one) === pid)
  return children.flatMap(child => [child, ...descendantsOf(child)])
}
