import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../util/start-error'

/** The unprivileged user that runs PostgreSQL when the server itself is root. */
export interface Person {
  readonly uid: number
  readonly gid: number
}

/** In this order; the first that the system has. */
const CANDIDATES = ['postgres', 'nobody']

/** Null when the server is not root: PostgreSQL then runs as the same user. */
export function findPerson(): Person | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of CANDIDATES) {
    const [, , uid, gid] = lines.find(line => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartError(
    `PostgreSQL refuses to run as root and there is none of the users ${CANDIDATES.join(', ')}; start as another user or give DATABASE_URL.`,
  )
}

/** Whether the person can enter every folder down to this path. */
export function isReachable(path: string, person: Person | null): boolean {
  if (!person) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === person.uid ? 0o100 : gid === person.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
