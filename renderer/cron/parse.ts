import { CronError } from './cron-error'
import { parsePart } from './parse-part'
import type { Cron, CronPart } from './part'
import { texts } from './texts'
import { CRON_UNITS, type CronUnit } from './units'

/** The text of one field and where it begins in the expression. */
export interface CronWord {
  readonly text: string
  readonly start: number
}

/** The fields as they are written, whether or not each is right. Throws a `CronError` when there are not 6 or 7. */
export function splitCron(text: string): readonly CronWord[] {
  const words = Array.from(text.matchAll(/\S+/g), match => ({ text: match[0], start: match.index }))
  if (words.length === 0) throw new CronError(texts.empty, 0)
  if (words.length === 6 || words.length === 7) return words
  const eighth = words[7]
  throw new CronError(texts.count(words.length), eighth?.start ?? text.length)
}

/**
 * An expression of Quartz: second, minute, hour, day, month, week and perhaps year. Throws a `CronError` that says which field is
 * wrong, where and why. What Quartz takes and then reads as something else is refused: a step behind a name, a `W`, `L` or `#` among
 * other values, more than seven fields.
 */
export function parseCron(text: string): Cron {
  const words = splitCron(text)
  const parts = words.map((word, place) => parsePart(unitAt(place), word.text, word.start))
  const [second, minute, hour, day, month, week, year = null] = parts as unknown as Parts
  const [dayWord, weekWord] = [words[3], words[5]] as [CronWord, CronWord]
  if (day.kind === 'none' && week.kind === 'none') throw wrong('week', weekWord, texts.bothNone)
  if (day.kind !== 'none' && week.kind !== 'none') {
    // A user who writes `*` for one of them means the other one.
    const free = day.kind === 'every' ? 'day' : 'week'
    throw wrong(free, free === 'day' ? dayWord : weekWord, texts.noneNone)
  }
  return { second, minute, hour, day, month, week, year }
}

type Parts = [CronPart, CronPart, CronPart, CronPart, CronPart, CronPart, CronPart?]

const unitAt = (place: number): CronUnit => CRON_UNITS[place] ?? 'year'

function wrong(unit: CronUnit, word: CronWord, message: string): CronError {
  return new CronError(texts.at(texts.units[unit], word.start + 1, message), word.start, unit)
}
