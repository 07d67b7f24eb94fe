import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillFolder } from '../../helpers/kept-folder'
import { root } from './weft'

/** Folders of what an installation is made of, beside the packages: the built server, and what it reads. */
const SOURCES = ['dist/server', 'schemas']

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** Of the installation that this build makes today: sample rows tell of the days before. */
function keyOfToday(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const file of [...SOURCES.flatMap(filesBelow).sort(), join(root, 'package-lock.json')]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Fills a folder with an installation that has its sample data: a copy of the one that this build made before on the same day, or the
 * one that `make` makes there, which is kept in `.cache` for the next run. Making it takes most of a minute, copying it a second.
 */
export const installationIn = (folder: string, make: (folder: string) => Promise<void>): Promise<void> =>
  fillFolder(folder, { cache: join(root, '.cache'), prefix: 'installation-', key: keyOfToday(), make })
