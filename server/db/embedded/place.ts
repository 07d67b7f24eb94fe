import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../util/start-error'
import { isReachable, type Person } from './person'

/** Where the cluster of a data folder lives, and the key to it. */
export interface Place {
  readonly folder: string
  readonly password: string
}

/** For clusters whose data folder PostgreSQL's user cannot enter. */
const ELSEWHERE = '/var/lib/weft'

async function remembered(dataDir: string, file: string): Promise<Place | null> {
  if (!existsSync(file)) return null
  try {
    const place = JSON.parse(await readFile(file, 'utf8')) as Partial<Place>
    if (typeof place.folder === 'string' && typeof place.password === 'string')
      return { folder: resolve(dataDir, place.folder), password: place.password }
  } catch {
    // Said below.
  }
  throw new StartError(`${file} is damaged: it must hold the folder and the password of the embedded database.`)
}

async function makeFolder(folder: string, person: Person | null): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (dirname(folder) === ELSEWHERE) await chmod(ELSEWHERE, 0o755)
  await chmod(folder, 0o700)
  if (person) await chown(folder, person.uid, person.gid)
}

/** The cluster of a data folder that has one already. */
export const knownPlace = (dataDir: string): Promise<Place | null> => remembered(dataDir, join(dataDir, 'database.json'))

/** Finds the cluster of this data folder, or chooses a place for a new one and remembers it in `database.json`. */
export async function findPlace(dataDir: string, person: Person | null): Promise<Place> {
  const file = join(dataDir, 'database.json')
  const known = await remembered(dataDir, file)
  if (known) {
    if (!existsSync(known.folder)) {
      throw new StartError(
        `The embedded database of ${dataDir} is gone: ${known.folder} does not exist. Restore it, or remove ${file} to begin anew.`,
      )
    }
    return known
  }
  // Relative where it can be, so that the data folder may move.
  const folder = isReachable(dataDir, person) ? 'postgres' : join(ELSEWHERE, randomBytes(8).toString('hex'))
  await makeFolder(resolve(dataDir, folder), person)
  const place = { folder, password: randomBytes(24).toString('base64url') }
  await writeFile(`${file}.new`, JSON.stringify(place, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return { ...place, folder: resolve(dataDir, folder) }
}
