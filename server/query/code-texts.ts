import { type Kysely, sql } from 'kysely'
import type { Option } from '../../renderer/core'
import type { Trx } from '../db/database'
import { PREPARED } from '../db/pools/prepared'
import type { Catalog } from './catalog'
import type { Texts } from './catalog/labels'
import { keptOrRead, keptUnder } from './kept-dictionaries'

/** Texts by code and value. */
export type CodeTexts = ReadonlyMap<string, Texts>

const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** Texts of every code; a tenant's own dictionary goes before the shared one. `state`: those that are kept of it are not read again. */
export const codeTexts = (trx: Trx, codes: readonly string[], state: string | null): Promise<CodeTexts> =>
  keptOrRead(
    trx,
    { codes, state },
    kept => kept.texts,
    missing => readTexts(trx, missing),
  )

/** The dictionary of each code: a tenant's own goes before the shared one. */
const chosen = (codes: readonly string[]) => sql`(select distinct on (dict_code) id, dict_code from sys_dict
      where dict_code = any(${[...codes]}::text[]) and del_flag = 0 order by dict_code, tenant_id desc)`

async function readTexts(trx: Trx, codes: readonly string[]): Promise<CodeTexts> {
  const found = new Map(codes.map(code => [code, new Map<string, string>()]))
  if (codes.length === 0) return found
  const { rows } = await sql<{ code: string; value: string; text: string }>`${sql.raw(PREPARED)}
    select d.dict_code as code, i.item_value as value, i.item_text as text
    from ${chosen(codes)} d
    join sys_dict_item i on i.dict_id = d.id`.execute(plain(trx))
  for (const { code, value, text } of rows) found.get(code)?.set(value, text)
  return found
}

/** Items by code, in their order; codes without any have none. */
async function readItems(trx: Trx, codes: readonly string[], enabled: boolean): Promise<ReadonlyMap<string, readonly Option[]>> {
  const found = new Map<string, Option[]>(codes.map(code => [code, []]))
  if (codes.length === 0) return found
  const { rows } = await sql<Option & { code: string }>`${sql.raw(PREPARED)}
    select d.dict_code as code, i.item_value as value, i.item_text as text from ${chosen(codes)} d
    join sys_dict_item i on i.dict_id = d.id ${enabled ? sql`and i.status = 1` : sql``}
    order by i.sort_order, i.create_time, i.id`.execute(plain(trx))
  for (const { code, value, text } of rows) found.get(code)?.push({ value, text })
  return found
}

/**
 * Enabled items of dictionaries by code, in their order; codes without any are left out. A tenant's own dictionary goes before the shared one.
 * `state`: those that are kept of it are not read again.
 */
export async function dictionaries(
  trx: Trx,
  codes: readonly string[],
  state: string | null = null,
): Promise<ReadonlyMap<string, readonly Option[]>> {
  const asked = [...new Set(codes)]
  const read = (missing: readonly string[]) => readItems(trx, missing, true)
  const found = await keptOrRead(trx, { codes: asked, state }, kept => kept.choices, read)
  const own = asked.map(code => [code, found.get(code) ?? []] as const)
  return new Map(own.filter(([, items]) => items.length > 0))
}

/** All items of a code, disabled ones too; none for an unknown code. A tenant's own dictionary goes before the shared one. */
export async function dictionaryItems(trx: Trx, code: string): Promise<readonly Option[]> {
  const read = async (missing: readonly string[]) => {
    const found = await readItems(trx, missing, false)
    // Callers name codes as they like, so that of those that are none nothing is kept.
    return new Map([...found].filter(([, items]) => items.length > 0))
  }
  return (await keptOrRead(trx, { codes: [code], state: trx.reader?.dictionaryState ?? null }, kept => kept.items, read)).get(code) ?? []
}

/** The same where it is kept under the state. */
export const keptItems = (catalog: Catalog, state: string, code: string): readonly Option[] | undefined =>
  keptUnder(catalog, state).items.get(code)
