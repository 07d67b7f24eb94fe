import { type Kysely, sql } from 'kysely'
import type { Trx } from '../db/database'
import { labelTexts, type Texts } from './catalog/labels'
import type { ListColumn } from './types'

/** Texts of every code; a tenant's own dictionary goes before the shared one. */
async function codeTexts(trx: Kysely<unknown>, codes: readonly string[]): Promise<ReadonlyMap<string, Texts>> {
  const found = new Map(codes.map(code => [code, new Map<string, string>()]))
  if (codes.length === 0) return found
  const { rows } = await sql<{ code: string; value: string; text: string }>`
    select d.dict_code as code, i.item_value as value, i.item_text as text
    from (select distinct on (dict_code) id, dict_code from sys_dict where dict_code = any(${codes}::text[]) and del_flag = 0
      order by dict_code, tenant_id desc) d
    join sys_dict_item i on i.dict_id = d.id`.execute(trx)
  for (const { code, value, text } of rows) found.get(code)?.set(value, text)
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const partsOf = (value: unknown) => (value === null || value === undefined || value === '' ? [] : String(value).split(','))

function translate(texts: Texts, value: unknown): string | null {
  const found = partsOf(value).map(part => texts.get(part.trim()))
  return found.length > 0 && found.every(text => text !== undefined) ? found.join(',') : null
}

/**
 * Adds `<name>_dictText` beside every dictionary-bound value (api-contract §2.8): comma lists item by item, null where a
 * translation is missing. One query for all codes and one for each table, whatever the number of rows; objects in a column
 * are filled like rows.
 */
export async function fillDictText(trx: Trx, columns: readonly ListColumn[], rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const { name, parts } of columns) {
    if (parts === undefined) continue
    const objects = rows.map(row => row[name]).filter(isRecord)
    await fillDictText(trx, parts, objects)
  }
  const bound = columns.flatMap(({ name, dict }) => (dict === undefined ? [] : [{ name, dict }]))
  if (rows.length === 0 || bound.length === 0) return
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const byCode = await codeTexts(plain, [...new Set(bound.map(({ dict }) => dict).filter(dict => !dict.includes(',')))])
  for (const { name, dict } of bound) {
    const texts = byCode.get(dict) ?? (await labelTexts(trx, dict, [...new Set(rows.flatMap(row => partsOf(row[name])))]))
    for (const row of rows) row[`${name}_dictText`] = translate(texts, row[name])
  }
}
