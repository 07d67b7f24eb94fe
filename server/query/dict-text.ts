import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../db/database'
import { labelTexts, type Texts } from './catalog/labels'
import { type CodeTexts, codeTexts } from './code-texts'
import { STATE } from './kept-dictionaries'
import type { ListColumn } from './types'

const ofItems = (dict: string) => !dict.includes(',')

const codesBy = new WeakMap<readonly ListColumn[], readonly string[]>()

/** Found once for the columns of a list. */
function codesOf(columns: readonly ListColumn[]): readonly string[] {
  const known = codesBy.get(columns)
  if (known) return known
  const codes = findCodes(columns)
  codesBy.set(columns, codes)
  return codes
}

function findCodes(columns: readonly ListColumn[]): readonly string[] {
  const own = columns.flatMap(({ dict, parts = [] }) => [...(dict !== undefined && ofItems(dict) ? [dict] : []), ...findCodes(parts)])
  return [...new Set(own)]
}

/** The state of the dictionaries, for a statement of columns that have some; empty for others. */
export const stateFor = (columns: readonly ListColumn[]): RawBuilder<unknown> => (codesOf(columns).length > 0 ? STATE : sql`null`)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const partsOf = (value: unknown) => (value === null || value === undefined || value === '' ? [] : String(value).split(','))

function translate(texts: Texts, value: unknown): string | null {
  if (typeof value === 'string' && value !== '' && !value.includes(',')) return texts.get(value.trim()) ?? null
  const found = partsOf(value).map(part => texts.get(part.trim()))
  return found.length > 0 && found.every(text => text !== undefined) ? found.join(',') : null
}

/**
 * Adds `<name>_dictText` beside every dictionary-bound value (api-contract §2.8): comma lists item by item, null where a
 * translation is missing. One query for all codes and one for each table, whatever the number of rows; objects in a column
 * are filled like rows. `state`: that of the dictionaries with which the rows were read, see `stateFor`.
 */
export async function fillDictText(
  trx: Trx,
  columns: readonly ListColumn[],
  rows: readonly Record<string, unknown>[],
  state: string | null = null,
): Promise<void> {
  if (rows.length === 0) return
  await fillFrom(trx, columns, rows, await codeTexts(trx, codesOf(columns), state))
}

async function fillFrom(
  trx: Trx,
  columns: readonly ListColumn[],
  rows: readonly Record<string, unknown>[],
  byCode: CodeTexts,
): Promise<void> {
  for (const { name, dict, parts } of columns) {
    if (parts) await fillFrom(trx, parts, rows.map(row => row[name]).filter(isRecord), byCode)
    if (dict === undefined) continue
    const texts = byCode.get(dict) ?? (await labelTexts(trx, dict, [...new Set(rows.flatMap(row => partsOf(row[name])))]))
    for (const row of rows) row[`${name}_dictText`] = translate(texts, row[name])
  }
}
