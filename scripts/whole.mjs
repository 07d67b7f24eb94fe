// Which unit and contract tests stand in `npm run test:whole` only; journeys say it themselves, by `@whole`.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const groupsOf = root => JSON.parse(readFileSync(join(root, 'tests', 'whole.json'), 'utf8')).units

/** Files of tests, and folders that end with a slash, from the root of a checkout. @param {string} root @returns {string[]} */
export const unitsOfWhole = root => groupsOf(root).flatMap(({ files }) => files)

/** So many of those that a piece of work touches run in `npm test`: a large one, for which the whole is run, would take as long as that. */
const MOST_TOUCHED = 8

/**
 * Those of them that `npm test` leaves out: all but what is marked `whenTouched` and has a file of the piece of work beside it or below, or
 * in a folder of `touchedBy`, and of these all but eight that `seed` draws. Default for `seed`: none, and nothing is drawn.
 * @param {string} root @param {readonly string[]} work files that the work changes @param {string} [seed] @returns {string[]}
 */
export function leftOut(root, work, seed) {
  const isTouched = folders => folders.some(folder => work.some(changed => changed.startsWith(folder)))
  const touched = groupsOf(root).flatMap(({ files, whenTouched = false, touchedBy = [] }) =>
    whenTouched ? files.filter(file => isTouched([`${dirname(file)}/`, ...touchedBy])) : [],
  )
  const runs = new Set(seed === undefined ? touched : drawn(touched, seed))
  return unitsOfWhole(root).filter(file => !runs.has(file))
}

/** @param {readonly string[]} files @param {string} seed */
function drawn(files, seed) {
  const lot = file => createHash('sha256').update(`${seed}\0${file}`).digest('hex')
  return files.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1)).slice(0, MOST_TOUCHED)
}
