import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'

openServer()

const HEAD = '/online/cgform/head'
const API = '/online/cgform/api'

const column = (dbFieldName: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt: `字段 ${dbFieldName}`,
  dbType: 'string',
  dbLength: 64,
  isShowForm: 1,
  isShowList: 1,
  fieldShowType: 'text',
  ...more,
})

/** A form with its table; its id. */
async function made(tableName: string, fields: readonly object[], head: object = {}, indexs: readonly object[] = []): Promise<string> {
  const { body } = await admin.post<string>(`${API}/addAll`, {
    head: { tableName, tableTxt: `表单 ${tableName}`, tableType: 1, ...head },
    fields,
    indexs,
  })
  expect(body, body.message).toMatchObject({ success: true })
  expect((await admin.post(`${API}/doDbSynch/${body.result}/normal`)).body.success).toBe(true)
  return body.result
}

const addRow = async (id: string, values: object) => (await admin.post<string>(`${API}/form/${id}`, values)).body
const dataOf = async (id: string) => (await admin.get<{ total: number; records: object[] }>(`${API}/getData/${id}`)).body
const discard = async (id: string) => (await admin.delete(`${HEAD}/delete`, { id })).body
const inBin = async () => (await admin.get<{ id: string; rows: number }[]>(`${HEAD}/deleteList`)).body.result
const found = async (id: string) => (await inBin()).find(form => form.id === id)
const restore = async (...ids: string[]) => (await admin.put(`${HEAD}/putRecycleBin`, { ids: ids.join() })).body
const erase = async (...ids: string[]) => (await admin.delete(`${HEAD}/deleteRecycleBin`, { ids: ids.join() })).body
const isTable = async (name: string) =>
  (await server.sql<{ there: boolean }>(`select to_regclass('weft_forms.${name}') is not null as there`))[0]?.there

/** Everything that is kept of a form beside its head. */
const wholeOf = (id: string) =>
  Promise.all(
    Object.entries({
      onl_form_field: 'cgform_head_id',
      onl_form_index: 'cgform_head_id',
      onl_form_button: 'cgform_head_id',
      onl_form_control: 'cgform_id',
      onl_form_rule: 'cgform_id',
      onl_form_grant: 'cgform_id',
    }).map(([table, key]) => server.sql(`select * from weft.${table} where ${key} = $1 order by id`, [id])),
  )

async function withEverything(name: string): Promise<string> {
  const id = await made(name, [column('name')], {}, [{ indexName: 'ix_name', indexField: 'name', indexType: 'normal' }])
  await admin.post('/online/cgform/button/add', { cgformHeadId: id, buttonCode: 'press', buttonName: '按' })
  const { id: userId } = await makePerson(server, admin, [])
  await admin.put(`${API}/authColumn`, { cgformId: id, code: 'name', status: 1 })
  const rule = { cgformId: id, ruleName: '甲', ruleColumn: 'name', ruleOperator: '=', ruleValue: '甲', status: 1 }
  expect((await admin.post(`${API}/authData`, rule)).body.success).toBe(true)
  const [kept] = await server.sql<{ id: string }>('select id from weft.onl_form_rule where cgform_id = $1', [id])
  await admin.post(`${API}/roleDataAuth/${userId}/${id}`, { authId: JSON.stringify([kept?.id]), authMode: 'user' })
  expect((await addRow(id, { name: '甲' })).success).toBe(true)
  return id
}

describe('a form in the recycle bin', () => {
  it('is used no more, and comes back as it was, with its rows', async () => {
    const id = await withEverything('bin_whole')
    const [before, rows] = [await wholeOf(id), await dataOf(id)]
    expect(
      before.map(part => part.length),
      'fields, indexes, buttons, parts under control, rules and grants',
    ).toEqual([1, 1, 1, 3, 1, 1])
    expect(await discard(id)).toMatchObject({ success: true, message: '删除成功!' })
    expect((await dataOf(id)).message).toBe('表单不存在')
    expect((await admin.get(`${HEAD}/queryById`, { id })).body.message).toBe('表单不存在')
    expect((await admin.get<{ total: number }>(`${HEAD}/list`, { tableName: 'bin_whole' })).body.result.total).toBe(0)
    expect((await admin.post(`${API}/doDbSynch/${id}/force`)).body.message).toBe('表单不存在')
    expect(await found(id)).toMatchObject({
      tableName: 'bin_whole',
      tableType: 1,
      copyType: 0,
      rows: 1,
      rowsExact: true,
      deletedBy: 'admin',
      deletedTime: expect.stringMatching(/^2/),
    })
    expect(await restore(id)).toMatchObject({ success: true, message: '还原成功！' })
    expect(await found(id)).toBeUndefined()
    expect((await dataOf(id)).result).toEqual(rows.result)
    expect(await wholeOf(id)).toEqual(before)
    expect((await restore(id)).message).toBe('回收站中没有该表单，可能已被还原或彻底删除')
  })

  it('keeps its name until it is erased, with its table', async () => {
    const id = await made('bin_name', [column('name')])
    await addRow(id, { name: '乙' })
    await discard(id)
    const again = await admin.post(`${API}/addAll`, {
      head: { tableName: 'bin_name', tableTxt: '又', tableType: 1 },
      fields: [column('a')],
    })
    expect(again.body.message).toContain('表名“bin_name”属于回收站中的表单')
    expect((await admin.get(`${API}/checkOnlyTable`, { tbname: 'bin_name' })).body.message).toContain('属于回收站中的表单')
    const { result: tables } = (await admin.get<{ id: string }[]>(`${HEAD}/queryTables`)).body
    expect(
      tables.map(table => table.id),
      'nor does its table become another form',
    ).not.toContain('bin_name')
    expect(await isTable('bin_name')).toBe(true)
    expect(await erase(id)).toMatchObject({ success: true, message: '彻底删除成功！' })
    expect([await found(id), await isTable('bin_name')]).toEqual([undefined, false])
    expect((await admin.get(`${API}/checkOnlyTable`, { tbname: 'bin_name' })).body.success).toBe(true)
    expect((await erase(id)).message).toBe('回收站中没有该表单，可能已被还原或彻底删除')
  })

  it('waits for what it stands on: a sub-table for its main table, a view for its form', async () => {
    const main = await made('bin_main', [column('name')], { tableType: 2 })
    const key = column('main_id', { mainTable: 'bin_main', mainField: 'id' })
    const sub = await made('bin_sub', [key, column('item')], { tableType: 3, relationType: 0 })
    const view = (await admin.post<string>(`${HEAD}/copyOnline?code=${main}`)).body.result
    expect((await discard(main)).message).toBe('该表单存在视图，请先删除视图')
    await discard(view)
    expect((await discard(main)).message).toBe('表“bin_main”还有附表，请先删除附表')
    await discard(sub)
    expect((await discard(main)).success).toBe(true)
    expect((await restore(sub)).message).toBe('“表单 bin_sub”依赖回收站中的“表单 bin_main”，请先还原“表单 bin_main”')
    expect((await restore(view)).message).toContain('依赖回收站中的“表单 bin_main”')
    expect((await erase(main)).message).toBe('回收站中还有“表单 bin_main”的附表“表单 bin_sub”，请先彻底删除附表')
    expect((await restore(view, sub, main)).success, 'all at once, in whatever order').toBe(true)
    expect((await dataOf(sub)).success && (await dataOf(view)).success).toBe(true)
    for (const id of [view, sub, main]) await discard(id)
    expect((await erase(main, view, sub)).success).toBe(true)
    expect([await isTable('bin_main'), await isTable('bin_sub')]).toEqual([false, false])
  })

  it('is seen by the bin alone, and by those who may delete forms', async () => {
    const id = await made('bin_hidden', [column('name')])
    await discard(id)
    const { caller } = await makePerson(server, admin, ['onlineForm:list'])
    expect((await caller.get(`${HEAD}/deleteList`)).status).toBe(403)
    expect(await found(id)).toMatchObject({ rows: 0 })
    expect((await admin.get<{ total: number }>(`${HEAD}/list`, { tableName: 'bin_hidden' })).body.result.total, 'after the bin').toBe(0)
  })
})

it('numbers of views are given once, also while a view lies in the bin and after it was erased', async () => {
  const form = await made('bin_numbers', [column('name')])
  const copied = async () => {
    const { body } = await admin.post<string>(`${HEAD}/copyOnline?code=${form}`)
    expect(body, body.message).toMatchObject({ success: true })
    const { tableName, copyVersion } = (
      await admin.get<{ tableName: string; copyVersion: number }>(`${HEAD}/queryById`, { id: body.result })
    ).body.result
    return [body.result, tableName, copyVersion] as const
  }
  const [, first] = await copied()
  const [second, name] = await copied()
  expect([first, name]).toEqual(['bin_numbers$1', 'bin_numbers$2'])
  expect((await discard(second)).success).toBe(true)
  const [third, ...named] = await copied()
  expect(named).toEqual(['bin_numbers$3', 3])
  await discard(third)
  await erase(second, third)
  expect((await copied()).slice(1)).toEqual(['bin_numbers$4', 4])
})

it('views that are made at once have numbers of their own', async () => {
  const form = await made('bin_at_once', [column('name')])
  const copies = await Promise.all([1, 2, 3, 4].map(() => admin.post(`${HEAD}/copyOnline?code=${form}`)))
  expect(copies.map(({ body }) => body.success)).toEqual([true, true, true, true])
})
