import { CronExpressionParser } from 'cron-parser'
import { nextRuns } from '../../cron/next'
import { parseCron } from '../../cron/parse'
import { WEEK_NAMES } from '../../cron/units'

/** Runs that both have to agree on. */
const COMPARED = 20

/** How much of a field is wanted: all of it, or what is written. */
const written = (word: string): string => (word === '*' ? '*' : word.toUpperCase())

function expressionOf(line: string): string | undefined {
  const { fields } = CronExpressionParser.parse(line)
  const [minute = '', hour = '', day = '', month = '', week = ''] = CronExpressionParser.parse(line).stringify().split(/\s+/)
  const [everyDay, everyWeek] = [fields.dayOfMonth.isWildcard, fields.dayOfWeek.isWildcard]
  // Crontab runs where either fits; Quartz has no word for that.
  if (!everyDay && !everyWeek) return undefined
  const days = new Set(fields.dayOfWeek.values.map(value => WEEK_NAMES[Number(value) % 7]))
  const weekPart = everyWeek || week === '*' ? '?' : [...days].join(',')
  return ['0', written(minute), written(hour), weekPart === '?' ? written(day) : '?', written(month), weekPart].join(' ')
}

/**
 * The expression of Quartz that runs as a line of crontab does; undefined where there is none, or the next runs of both differ. Given
 * a clock, since crontab knows none of its own.
 */
export function fromCrontab(line: string, timeZone: string, now = new Date()): string | undefined {
  try {
    const expression = expressionOf(line.trim())
    if (expression === undefined) return undefined
    const theirs = CronExpressionParser.parse(line.trim(), { tz: timeZone, currentDate: now }).take(COMPARED)
    const ours = nextRuns(parseCron(expression), now, timeZone, COMPARED)
    return theirs.every((run, at) => run.getTime() === ours[at]?.getTime()) ? expression : undefined
  } catch {
    return undefined
  }
}
