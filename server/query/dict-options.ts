import { sql } from 'kysely'
import type { Trx } from '../db/database'
import type { DictMap } from '../generated/operations'

/**
 * Enabled items of every dictionary by its code, in their order; a dictionary without items is an empty list. A tenant's own
 * dictionary goes before the shared one.
 */
export async function everyOption(trx: Trx): Promise<DictMap> {
  const { rows } = await sql<{ code: string; value: string | null; text: string | null }>`
    select d.code, i.item_value as value, i.item_text as text
    from (select distinct on (dict_code) id, dict_code as code from sys_dict where del_flag = 0 order by dict_code, tenant_id desc) d
    left join sys_dict_item i on i.dict_id = d.id and i.status = 1
    order by d.code, i.sort_order, i.create_time, i.id`.execute(trx)
  const map = new Map<string, DictMap[string]>()
  for (const { code, value, text } of rows) {
    const list = map.get(code) ?? []
    if (value !== null && text !== null) list.push({ value, text, title: text })
    map.set(code, list)
  }
  return Object.fromEntries(map)
}
