// The tests that failed, passed only at a later try, or took longest, for the end of a long report: a reader of the end alone learns which, and why.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** More than this many are counted, not named. */
const limit = 30

/**
 * One line for each failed test of a report in vitest's `json` form: file, name, first line of its message. A file that
 * could not be loaded counts as one. Nothing when there is no report.
 * @param {string} file @param {string} root @returns {string[]}
 */
export function failedTests(file, root) {
  if (!existsSync(file)) return []
  const lines = JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, message, assertionResults }) => {
    const place = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${place}: ${firstLine(message)}`] : []
    return failed.map(({ fullName, failureMessages }) => `${place} › ${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
  })
  return shortened(lines)
}

/** The tests of such a report that passed at the second try, with their first error. @param {string} file @param {string} root @returns {string[]} */
export function unsteadyTests(file, root) {
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}: ${firstLine(failureMessages[0])}`),
  )
}

/**
 * The same for a report in Playwright's `json` form: place, title, and what was expected and came instead. Journeys in quarantine are
 * left out.
 * @param {string} file @param {readonly string[]} quarantined as file › title @returns {string[]}
 */
export function failedJourneys(file, quarantined = []) {
  if (!existsSync(file)) return []
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const specs = suites.flatMap(specsOf).filter(spec => !spec.ok && !quarantined.includes(nameOf(spec)))
  return shortened([...errors.map(textOf), ...specs.map(lineOf)])
}

/** The journeys of such a report that passed at a later try, or failed in quarantine. @param {string} file @param {readonly string[]} quarantined @returns {string[]} */
export function unsteadyJourneys(file, quarantined = []) {
  if (!existsSync(file)) return []
  const specs = JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(specsOf)
  return specs
    .filter(spec => spec.tests.some(({ status }) => status === 'flaky') || (!spec.ok && quarantined.includes(nameOf(spec))))
    .map(spec => lineOf(spec))
}

/** How many files are named as the slowest. */
const SLOWEST = 12

/**
 * The files of such a report of vitest whose tests took longest, with their seconds.
 * @param {string} file @param {string} root @returns {string[]}
 */
export function slowestTests(file, root) {
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  return slowest(testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]))
}

/** The same of a report of Playwright. @param {string} file @returns {string[]} */
export function slowestJourneys(file) {
  if (!existsSync(file)) return []
  const took = new Map()
  for (const spec of JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(specsOf))
    for (const { duration } of spec.tests.flatMap(({ results }) => results)) took.set(spec.file, (took.get(spec.file) ?? 0) + duration)
  return slowest([...took])
}

/** @param {(readonly [string, number])[]} files with their milliseconds */
const slowest = files =>
  files
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([name, ms]) => `${(ms / 1000).toFixed(0)} s ${name}`)

const nameOf = ({ file, title }) => `${file} › ${title}`

function lineOf({ file, line, title, tests }) {
  const messages = tests.flatMap(({ results }) => results).find(({ errors }) => errors.length > 0)?.errors ?? []
  return `${file}:${line} › ${title}: ${messages.map(textOf).join(' + ') || 'ended without an error'}`
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** How many lines of a journey's error are kept: what was looked for, what was expected, what came. */
const errorLines = 6

const textOf = ({ message = '' }) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, errorLines)
    .join(' | ')

const shortened = lines => (lines.length > limit ? [...lines.slice(0, limit), `and ${lines.length - limit} more`] : lines)

const firstLine = text => text.split('\n', 1)[0]
