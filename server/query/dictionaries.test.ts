import { expect, it } from 'vitest'
import { openServer, server } from '../../tests/helpers/open-server'
import type { Data } from '../app/data'
import { dictionaries } from '.'

openServer()

const OWN = 7

const read = (tenantId: number, ...codes: string[]) =>
  (server.app.data as Data).withTenant({ tenantId, username: 'test', orgCode: null }, trx => dictionaries(trx, codes))

async function addDictionary(tenant: number, items: readonly (readonly [string, string, number, number])[]): Promise<void> {
  const [row] = await server.sql<{ id: string }>(
    "insert into weft.sys_dict (dict_name, dict_code, tenant_id) values ('级别', 'tested_level', $1) returning id",
    [tenant],
    tenant,
  )
  for (const [value, text, order, status] of items)
    await server.sql(
      'insert into weft.sys_dict_item (dict_id, item_value, item_text, sort_order, status, tenant_id) values ($1, $2, $3, $4, $5, $6)',
      [row?.id, value, text, order, status, tenant],
      tenant,
    )
}

it("offers what a tenant's own dictionary says before the shared one, in its order, without what is disabled", async () => {
  await addDictionary(0, [
    ['1', '甲', 2, 1],
    ['2', '乙', 1, 1],
    ['3', '丙', 3, 0],
  ])
  await addDictionary(OWN, [['9', '自有', 1, 1]])
  const shared = [
    { value: '2', text: '乙' },
    { value: '1', text: '甲' },
  ]
  expect((await read(0, 'tested_level', 'not_there')).get('tested_level')).toEqual(shared)
  expect((await read(0, 'not_there')).size).toBe(0)
  expect((await read(OWN, 'tested_level')).get('tested_level')).toEqual([{ value: '9', text: '自有' }])
  expect((await read(OWN + 1, 'tested_level')).get('tested_level')).toEqual(shared)
})
