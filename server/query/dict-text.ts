import { type Kysely, sql } from 'kysely'
import type { Trx } from '../db/database'
import { findSource } from './sources'
import type { ListColumn } from './types'

type Texts = ReadonlyMap<string, string>

async function codeTexts(trx: Kysely<unknown>, code: string): Promise<Texts> {
  const { rows } = await sql<{ value: string; text: string }>`
    select i.item_value as value, i.item_text as text from sys_dict d join sys_dict_item i on i.dict_id = d.id
    where d.dict_code = ${code} and d.del_flag = 0`.execute(trx)
  return new Map(rows.map(row => [row.value, row.text]))
}

async function sourceTexts(trx: Kysely<unknown>, dict: string, values: readonly string[]): Promise<Texts> {
  const source = findSource(dict)
  if (!source) return new Map()
  const { rows } = await sql<{ value: string; text: string }>`
    select (${sql.id(source.code)})::text as value, (${sql.id(source.text)})::text as text
    from ${sql.table(source.table)} where (${sql.id(source.code)})::text = any(${values}::text[])`.execute(trx)
  return new Map(rows.map(row => [row.value, row.text]))
}

const partsOf = (value: unknown) => (value === null || value === undefined || value === '' ? [] : String(value).split(','))

function translate(texts: Texts, value: unknown): string | null {
  const found = partsOf(value).map(part => texts.get(part.trim()))
  return found.length > 0 && found.every(text => text !== undefined) ? found.join(',') : null
}

/**
 * Adds `<name>_dictText` beside every dictionary-bound value (api-contract §2.8): comma lists item by item, null where a
 * translation is missing. One query per dictionary, whatever the number of rows.
 */
export async function fillDictText(trx: Trx, columns: readonly ListColumn[], rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const known = new Map<string, Texts>()
  for (const column of columns) {
    if (!column.dict) continue
    const table = column.dict.includes(',')
    const values = table ? [...new Set(rows.flatMap(row => partsOf(row[column.name])))] : []
    const key = table ? `${column.dict}\n${column.name}` : column.dict
    const texts = known.get(key) ?? (table ? await sourceTexts(plain, column.dict, values) : await codeTexts(plain, column.dict))
    known.set(key, texts)
    for (const row of rows) row[`${column.name}_dictText`] = translate(texts, row[column.name])
  }
}
