// Which unit and contract tests stand in `npm run test:whole` only; journeys say it themselves, by `@whole`.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const groupsOf = root => JSON.parse(readFileSync(join(root, 'tests', 'whole.json'), 'utf8')).units

/** Files of tests, and folders that end with a slash, from the root of a checkout. @param {string} root @returns {string[]} */
export const unitsOfWhole = root => groupsOf(root).flatMap(({ files }) => files)

/**
 * Those of them that `npm test` leaves out: all but what is marked `whenTouched` and has a file of the piece of work beside it or below.
 * @param {string} root @param {readonly string[]} work files that the work changes @returns {string[]}
 */
export function leftOut(root, work) {
  const isTouched = file => work.some(changed => changed.startsWith(`${dirname(file)}/`))
  return groupsOf(root).flatMap(({ files, whenTouched = false }) => (whenTouched ? files.filter(file => !isTouched(file)) : files))
}
