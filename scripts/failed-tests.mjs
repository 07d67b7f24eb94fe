// The tests that failed, for the end of a long report: who reads only the end of it learns which.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

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
  return lines.length > limit ? [...lines.slice(0, limit), `and ${lines.length - limit} more`] : lines
}

const firstLine = text => text.split('\n', 1)[0]
