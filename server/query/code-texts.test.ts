import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import type { Trx } from '../db/database'
import type { Piece } from '../db/pools/piece'
import { dictionaryStateOf, keptItems, listPage } from '.'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Item {
  readonly id: string
  readonly itemText: string
}

/** The text of the first level as the list of lecturers shows it. */
async function shown(): Promise<string> {
  const { records } = (await admin.get<{ records: { level: string; level_dictText: string }[] }>('/course/lecturer/list', { level: '1' }))
    .body.result
  return records[0]?.level_dictText ?? ''
}

async function item(): Promise<Item> {
  const { records } = (await admin.get<{ records: { id: string }[] }>('/sys/dict/list', { dictCode: 'lecturer_level' })).body.result
  const found = await admin.get<{ records: Item[] }>('/sys/dictItem/list', { dictId: records[0]?.id ?? '', itemValue: '1' })
  return found.body.result.records[0] as Item
}

const say = (sql: string, ...values: unknown[]) => server.sql(sql, values)
const state = async () => (await server.sql<{ changes: string }>('select changes from weft.sys_dict_state where tenant = 0'))[0]?.changes

describe('texts of dictionaries that are kept', () => {
  it.each([
    [
      'is changed by a call',
      async ({ id }: Item) => void (await admin.call('PUT', '/sys/dictItem/edit', { payload: { id, itemText: '甲级' } })),
    ],
    ['is changed beside this server', ({ id }: Item) => say("update weft.sys_dict_item set item_text = '甲级' where id = $1", id)],
  ])('are new in the next list when an item %s', async (_, change) => {
    const before = await item()
    expect(await shown()).toBe(before.itemText)
    await change(before)
    expect(await shown()).toBe('甲级')
    await say('update weft.sys_dict_item set item_text = $2 where id = $1', before.id, before.itemText)
    expect(await shown()).toBe(before.itemText)
  })

  it('are gone with their dictionary, and come back with it', async () => {
    const text = await shown()
    await say("update weft.sys_dict set del_flag = 1 where dict_code = 'lecturer_level'")
    expect(await shown()).toBe('')
    await say("update weft.sys_dict set del_flag = 0 where dict_code = 'lecturer_level'")
    expect(await shown()).toBe(text)
  })

  it('are another state once for each transaction, and none for one that is rolled back', async () => {
    const before = Number(await state())
    await say(
      "update weft.sys_dict_item set description = 'a' where dict_id in (select id from weft.sys_dict where dict_code = 'lecturer_level')",
    )
    expect(Number(await state())).toBe(before + 1)
    await expect(
      say("with changed as (update weft.sys_dict_item set description = 'b' returning 1) select 1 / (count(*) - count(*)) from changed"),
    ).rejects.toThrow()
    expect(Number(await state())).toBe(before + 1)
  })
})

describe('items of dictionaries that are kept', () => {
  const items = async (who = admin) =>
    (await who.get<{ value: string; text: string }[]>('/sys/dict/getDictItems/lecturer_level')).body.result

  it.each([
    ['an item is renamed', "update weft.sys_dict_item set item_text = '甲级' where id = $1"],
    ['an item is disabled', 'update weft.sys_dict_item set status = 0 where id = $1'],
    [
      'its dictionary is deleted',
      'update weft.sys_dict set del_flag = 1 where id = (select dict_id from weft.sys_dict_item where id = $1)',
    ],
  ])('are new in the next call when %s', async (_, change) => {
    const { id } = await item()
    const before = await items()
    expect(await items()).toEqual(before)
    await say(change, id)
    const after = await server.sql<{ value: string; text: string }>(
      `select i.item_value as value, i.item_text as text, i.item_text as title from weft.sys_dict_item i join weft.sys_dict d on d.id = i.dict_id
        where d.dict_code = 'lecturer_level' and d.del_flag = 0 order by i.sort_order, i.create_time, i.id`,
    )
    expect(await items()).toEqual(after)
    await say('update weft.sys_dict_item set item_text = $2, status = 1 where id = $1', id, before[0]?.text)
    await say('update weft.sys_dict set del_flag = 0 where id = (select dict_id from weft.sys_dict_item where id = $1)', id)
    expect(await items()).toEqual(before)
  })

  it('are those of the tenant that asks', async () => {
    const { data, catalog } = server.app
    const state = async (tenantId: number) => {
      const { rows } = await sql<{ state: string }>`select ${dictionaryStateOf(sql`${tenantId}::integer`)} as state`.execute(
        (data as NonNullable<typeof data>).auth,
      )
      return rows[0]?.state ?? ''
    }
    await items()
    expect(keptItems(catalog as NonNullable<typeof catalog>, await state(0), 'lecturer_level')).toBeDefined()
    expect(keptItems(catalog as NonNullable<typeof catalog>, await state(7), 'lecturer_level')).toBeUndefined()
  })
})

describe('texts of dictionaries in a transaction that writes', () => {
  const actor = { tenantId: 0, username: 'admin', orgCode: null }
  const read = async (trx: Trx) => {
    const columns = [
      { name: 'id', kind: 'text' },
      { name: 'level', kind: 'text', dict: 'lecturer_level' },
    ] as const
    const { records } = await listPage<{ level_dictText: string }>(trx, { table: 'course_lecturer', columns }, { level: '1', pageSize: 1 })
    return records[0]?.level_dictText
  }

  it('are its own, and of none that is taken back', async () => {
    const { data } = server.app
    const before = await item()
    const change = (text: string) =>
      data?.withTenant(actor, async trx => {
        await trx.updateTable('sysDictItem').set({ itemText: text }).where('id', '=', before.id).execute()
        expect(await read(trx)).toBe(text)
        throw new Error('taken back')
      })
    for (const text of ['甲级', '乙级']) await expect(change(text)).rejects.toThrow('taken back')
    expect(await shown()).toBe(before.itemText)
  })

  it('are the kept ones where it writes something else', async () => {
    const before = await item()
    const sent: string[] = []
    await shown()
    await server.app.data?.withTenant(actor, async trx => {
      await sql`update course_lecturer set fee = 1 where id = (select id from course_lecturer limit 1)`.execute(trx)
      const counted = vi.spyOn(pg.Client.prototype, 'query')
      expect(await read(trx)).toBe(before.itemText)
      sent.push(...counted.mock.calls.flatMap(([piece]) => (piece as unknown as Partial<Piece>).parts?.map(({ text }) => text) ?? []))
      counted.mockRestore()
    })
    expect(sent.filter(text => text.includes('course_lecturer'))).toHaveLength(1)
    expect(sent.filter(text => text.includes('sys_dict_item'))).toEqual([])
  })
})
