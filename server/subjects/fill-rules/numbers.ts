import { now } from '../../query'
import type { GivenRecord, Writer } from '../../records/check-context'
import { fail } from '../../util/errors'
import { type Format, readFormat, type Series, seriesOf, withNumber } from './format'
import * as rules from './repository'
import { texts } from './texts'

/** Who asks a rule for a value, and for which record. */
export interface FillContext {
  readonly trx: rules.Trx
  readonly writer: Writer
  readonly record: GivenRecord
}

interface Standing {
  readonly format: Format
  readonly series: Series
  readonly key: rules.SeriesKey
}

/** Numbers of one rule that are kept for a user at most. */
const MOST_HELD = 1000

/** The longest text between which numbers are counted. */
const LONGEST_SERIES = 400

const usualRule = (ruleCode: string, format: string): rules.KeptRule => ({
  ruleCode,
  ruleClass: 'format',
  ruleParams: JSON.stringify({ format }),
})

async function standing({ trx, writer, record }: FillContext, code: string, usual?: string): Promise<Standing> {
  const rule = (await rules.ruleOf(trx, code)) ?? (usual === undefined ? fail(texts.unknown(code)) : usualRule(code, usual))
  const format = readFormat(rule.ruleClass, rule.ruleParams)
  if ('fault' in format) return fail(format.fault)
  const series = seriesOf(format, { now: now(), user: writer, record })
  return { format, series, key: { ruleCode: rule.ruleCode, series: `${series.before}\n${series.after}`.slice(0, LONGEST_SERIES) } }
}

/** The value that the next record would have; nothing is taken. */
export async function previewValue(context: FillContext, code: string): Promise<string> {
  const { format, series, key } = await standing(context, code)
  return series.digits === undefined ? withNumber(series, 0) : withNumber(series, await rules.nextNumber(context.trx, key, format.start))
}

/**
 * A value for a record that is saved in this transaction: with it the number is used, without it the number is free. `usual` is the format
 * where there is no rule of that code.
 */
export async function takeValue(context: FillContext, code: string, usual?: string): Promise<string> {
  const { format, series, key } = await standing(context, code, usual)
  return series.digits === undefined ? withNumber(series, 0) : withNumber(series, await rules.takeNumber(context.trx, key, format.start))
}

/** A value for a caller who has no record yet: the number is kept for a day, and free again after that. */
export async function holdValue(context: FillContext, code: string): Promise<string> {
  const { trx, writer } = context
  const { format, series, key } = await standing(context, code)
  if (series.digits === undefined) return withNumber(series, 0)
  const number = await rules.takeNumber(trx, key, format.start)
  if ((await rules.countHeld(trx, key.ruleCode, writer.username)) >= MOST_HELD) return fail(texts.tooManyHeld)
  const value = withNumber(series, number)
  await rules.hold(trx, key, { number, value, holder: writer.username })
  return value
}

/** The value of a new record: the one that was kept for the writer, where the record has it, else a new one. */
export async function fillValue(context: FillContext, code: string, given: unknown): Promise<string> {
  const { trx, writer } = context
  if (typeof given === 'string' && given !== '' && (await rules.takeHeld(trx, code, writer.username, given))) return given
  return takeValue(context, code)
}
