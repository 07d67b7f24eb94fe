// Which unit and contract tests stand in `npm run test:whole` only; journeys say it themselves, by `@whole`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of tests, and folders that end with a slash, from the root of a checkout. @param {string} root @returns {string[]} */
export const unitsOfWhole = root => JSON.parse(readFileSync(join(root, 'tests', 'whole.json'), 'utf8')).units.flatMap(({ files }) => files)
