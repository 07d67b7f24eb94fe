// Which unit and contract tests stand in `npm run test:whole` only, and of which journeys a part is drawn; those of the whole say it themselves, by `@whole`.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const listOf = root => JSON.parse(readFileSync(join(root, 'tests', 'whole.json'), 'utf8'))
const groupsOf = root => listOf(root).units

/** Files of tests, and folders that end with a slash, from the root of a checkout. @param {string} root @returns {string[]} */
export const unitsOfWhole = root => groupsOf(root).flatMap(({ files }) => files)

/** So many of those that a piece of work touches run in `npm test`: a large one, for which the whole is run, would take as long as that. */
const MOST_TOUCHED = 5

/** Of the journeys of an area that a piece of work does not touch, one in so many runs in `npm test`. */
const ONE_JOURNEY_IN = 3

const isTouched = (folders, work) => folders.some(folder => work.some(changed => changed.startsWith(folder)))

/** @param {string} seed @param {string} file */
const lot = (seed, file) => createHash('sha256').update(`${seed}\0${file}`).digest('hex')

/**
 * Files of journeys of an area that `npm test` leaves out: all but those that the work changes, or has a file in a folder of their
 * `touchedBy`, and a third of the others, which `seed` draws.
 * @param {string} root @param {readonly string[]} work files that the work changes @param {string} seed @returns {string[]}
 */
export const journeysLeftOut = (root, work, seed) =>
  (listOf(root).journeys ?? [])
    .filter(({ file, touchedBy }) => !isTouched([file, ...touchedBy], work))
    .map(({ file }) => file)
    .filter(file => Number.parseInt(lot(seed, file).slice(0, 8), 16) % ONE_JOURNEY_IN !== 0)

/**
 * Those of them that `npm test` leaves out: all but what is marked `whenTouched` and has a file of the piece of work beside it or below, or
 * in a folder of `touchedBy`, and of these all but five that `seed` draws. Default for `seed`: none, and nothing is drawn.
 * @param {string} root @param {readonly string[]} work files that the work changes @param {string} [seed] @returns {string[]}
 */
export function leftOut(root, work, seed) {
  const touched = groupsOf(root).flatMap(({ files, whenTouched = false, touchedBy = [] }) =>
    whenTouched ? files.filter(file => isTouched([`${dirname(file)}/`, ...touchedBy], work)) : [],
  )
  const runs = new Set(seed === undefined ? touched : drawn(touched, seed))
  return unitsOfWhole(root).filter(file => !runs.has(file))
}

/** @param {readonly string[]} files @param {string} seed */
function drawn(files, seed) {
  return files.toSorted((one, other) => (lot(seed, one) < lot(seed, other) ? -1 : 1)).slice(0, MOST_TOUCHED)
}
