// Tests that failed and then passed, and journeys in quarantine: neither decides, neither is forgotten.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** At most so many journeys are in quarantine, none of them for longer. */
const [MOST, DAYS] = [8, 30]
const DAY = 86_400_000

/**
 * What is wrong with the list of journeys in quarantine, a line each: too many, too old, without reason or date.
 * @param {readonly { journey: string, reason: string, since: string }[]} list @param {Date} now @returns {string[]}
 */
export function quarantineProblems(list, now) {
  const problems = list.flatMap(({ journey, reason, since }) => {
    const age = (now.getTime() - Date.parse(since)) / DAY
    if (!journey || !reason || Number.isNaN(age))
      return [`each entry has journey (file › title), reason and since: ${journey ?? '(no journey)'}`]
    return age > DAYS ? [`${journey} is in quarantine since ${since}, for more than ${DAYS} days: find its cause.`] : []
  })
  if (list.length > MOST) problems.push(`${list.length} journeys are in quarantine; ${MOST} is the most: find a cause.`)
  return problems
}

/** The journeys in quarantine of a checkout. @param {string} root @returns {{ journey: string, reason: string, since: string }[]} */
export const quarantine = root => JSON.parse(readFileSync(join(root, 'tests', 'e2e', 'quarantine.json'), 'utf8'))

const fileOf = root => join(root, '.cache', 'unsteady.json')

/** Forgets what earlier runs kept. @param {string} root */
export const forgetUnsteady = root => rmSync(fileOf(root), { force: true })

/** Keeps tests that passed at a later try, as `.cache/unsteady.json`. @param {string} root @param {readonly string[]} lines */
export function keepUnsteady(root, lines) {
  const kept = readUnsteady(root)
  mkdirSync(dirname(fileOf(root)), { recursive: true })
  writeFileSync(fileOf(root), `${JSON.stringify([...kept, ...lines], null, 2)}\n`)
}

/** What this run kept. @param {string} root @returns {string[]} */
export const readUnsteady = root => (existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : [])
