import { describe, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { RequestError } from '../../model/client'
import { onlineSource } from './online-source'

const API = '/online/cgform/api'
const log = { view: 'tab', key: 'log', describe: '日志', relationType: 0, columns: [{ key: 'note' }] }
const card = { view: 'tab', key: 'card', describe: '卡片', relationType: '1', properties: { no: { view: 'text' } } }
const properties = { name: { view: 'text' }, code: { view: 'text', defVal: '${order_no}' }, log, card }
const answers = {
  [`GET ${API}/getColumns/h1`]: {
    columns: [
      { dataIndex: 'name' },
      { dataIndex: 'state', customRender: 'state' },
      { dataIndex: 'kind', customRender: '_replace_text_kind_name' },
    ],
    dictOptions: { state: [{ value: '1', text: '有效' }, null, { value: '2', text: '停用' }] },
    pidField: 'up',
    hasChildrenField: 'below',
  },
  [`GET ${API}/getQueryInfo/h1`]: null,
  [`GET ${API}/getFormItem/h1`]: { head: { tableType: 2 }, schema: { table: 't', properties } },
}

function source(code = 'h1', more: Record<string, unknown> = {}) {
  const client = fakeClient({ ...answers, ...more })
  const made = onlineSource.create({ kind: 'online', code, operations: {}, key: 'id' }, testHost({ client }))
  const last = () => client.calls.at(-1) ?? expect.fail()
  return { client, made, last }
}
const query = { page: 2, pageSize: 20, filters: {} }

describe('an online form as a source', () => {
  it('asks for a page, and gives the texts of its values along', async () => {
    const rows = [
      { id: '1', state: '1,2', kind: 'k', kind_name: '一类' },
      { id: '2', state: null, state_dictText: '无' },
    ]
    const { made, last } = source('h1', { [`GET ${API}/getData/h1`]: { total: '37', records: rows } })
    const sort = { field: 'name', order: 'desc' } as const
    expect(
      await made.list({ ...query, filters: { name: '*a*', query__state: '1', query__at_begin: '2026' }, sort, columns: ['name'] }),
    ).toEqual({
      total: 37,
      rows: [{ ...rows[0], state_dictText: '有效,停用', kind_dictText: '一类' }, rows[1]],
    })
    expect(last().query).toEqual({ name: '*a*', state: '1', at_begin: '2026', column: 'name', order: 'desc', pageNo: 2, pageSize: 20 })
  })

  it('asks for all rows of a list without pages', async () => {
    const { made, last } = source('h1', {
      [`GET ${API}/getColumns/h1`]: { columns: [], paginationFlag: 'N' },
      [`GET ${API}/getData/h1`]: { total: 0, records: [] },
    })
    await made.list(query)
    expect(last().query).toEqual({ pageNo: 1, pageSize: -521 })
  })

  it('has all marks of an advanced query encoded, and asks for columns by their own names', async () => {
    const { made, last } = source('h1', { [`GET ${API}/getData/h1`]: { total: 0, records: [] } })
    const advanced = { match: 'and', conditions: [{ field: 'query__name', operator: 'like', value: '甲&100%' }] } as const
    await made.list({ ...query, advanced })
    const text = String(last().query?.superQueryParams)
    expect(text).not.toMatch(/[&"甲]/)
    expect(JSON.parse(decodeURIComponent(text))).toEqual([{ field: 'name', rule: 'like', val: '甲&100%', type: 'string' }])
  })

  it('reads a record whole: that of a one-to-one table by itself', async () => {
    const { made } = source('h1', { [`GET ${API}/form/h1/7`]: { id: '7', name: '甲', log: [{ id: 'l' }], card: [{ id: 'c', no: '1' }] } })
    expect(await made.get('7')).toEqual({ id: '7', name: '甲', log: [{ id: 'l' }], card: { id: 'c', no: '1' } })
  })

  it('says that a record is gone', async () => {
    await expect(source('h1', { [`GET ${API}/form/h1/7`]: null }).made.get('7')).rejects.toThrow('未找到对应实体')
  })

  it('adds a record in the spelling of the family', async () => {
    const { made, last } = source('h1', { [`POST ${API}/form/h1`]: { message: '', result: '9' } })
    expect(await made.create({ name: '甲', log: [], card: { id: 'old', no: '1' } })).toBe('添加成功！')
    expect([last().query, last().body]).toEqual([{ tabletype: 2 }, { name: '甲', log: '', card: [{ no: '1' }] }])
  })

  it('gives copied rows no ids', async () => {
    const { made, last } = source('h1', { [`POST ${API}/form/h1`]: { message: '好' } })
    expect(await made.create({ log: [{ id: '1', note: '一' }], card: null })).toBe('好')
    expect(last().body).toEqual({ log: [{ note: '一' }], card: '' })
  })

  it('saves a whole record, with what its form does not show', async () => {
    const { made, last } = source('h1', {
      [`GET ${API}/form/h1/7`]: { id: '7', name: '甲', unseen: 'x', unseen_dictText: '叉', version: 3, card: [] },
      [`PUT ${API}/form/h1`]: { message: '' },
    })
    await made.get('7')
    expect(await made.update({ id: '7', name: '乙', version: 3 })).toBe('修改成功!')
    expect([last().query, last().body]).toEqual([{ tabletype: 2 }, { id: '7', name: '乙', unseen: 'x', version: 3, card: '' }])
  })

  it('keeps what a one-to-one record does not show', async () => {
    const { made, last } = source('h1', {
      [`GET ${API}/form/h1/7`]: { id: '7', card: [{ id: 'c', no: '1', version: 2 }] },
      [`PUT ${API}/form/h1`]: { message: '' },
    })
    await made.get('7')
    await made.update({ id: '7', card: { no: '2' } })
    expect(last().body).toEqual({ id: '7', card: [{ id: 'c', no: '2', version: 2 }] })
  })

  it('deletes several at once', async () => {
    const { made, client } = source('h1', { [`DELETE ${API}/form/h1/1,2`]: { message: '' } })
    expect(await made.remove(['1', '2'])).toBe('删除成功!')
    expect(client.calls).toHaveLength(1)
  })

  it('begins a record with what its fill rules give', async () => {
    const rule = 'PUT /sys/fillRule/executeRuleByCode/order_no'
    expect(await source('h1', { [rule]: 'NO-1' }).made.begin?.()).toEqual({ code: 'NO-1' })
    expect(await source('h1', { [rule]: new RequestError('无此规则', 500, true) }).made.begin?.()).toEqual({})
  })

  it('asks no rule for what the server numbers when it is saved', async () => {
    const numbered = { code: { ...properties.code, numberedOnSave: true } }
    const { made, client } = source('h1', {
      [`GET ${API}/getFormItem/h1`]: { head: { tableType: 2 }, schema: { table: 't', properties: numbered } },
    })
    expect(await made.begin?.()).toEqual({})
    expect(client.calls.filter(({ path }) => path.includes('fillRule'))).toEqual([])
  })

  it('is exported as it is asked, or by its ticks', async () => {
    const blob = new Blob(['x'])
    const { made, last } = source('h1', { [`GET ${API}/exportXls/h1`]: blob })
    expect((await made.exportRows({ ...query, filters: { name: '甲' } }, ['1', '2'])).blob).toBe(blob)
    expect(JSON.parse(String(last().query?.paramsStr))).toEqual({ name: '甲', selections: '1,2' })
  })

  it('takes a workbook, and the bare address of a file of refused rows', async () => {
    const { made, last } = source('h1', { [`POST ${API}/importXls/h1`]: { code: 201, message: '有错误', result: 'logs/errors.txt' } })
    const outcome = await made.importFile(new File(['x'], 'a.xls'), () => {})
    expect(outcome).toEqual({ complete: false, message: '有错误', errorFile: { url: 'logs/errors.txt', name: 'errors.txt' } })
    expect(last().form?.get('files[]')).toBeInstanceOf(File)
  })

  it('says of a form without a table that it waits for one', async () => {
    const { made } = source('h1', { [`GET ${API}/getColumns/h1`]: new RequestError('NO_DB_SYNC', 500, false) })
    await expect(made.list(query)).rejects.toThrow('该表单尚未同步数据库')
  })
})

describe('a tree of an online form', () => {
  it('reads its roots, searches, and reads what stands below a row', async () => {
    const { made, last } = source('tree/h1', { [`GET ${API}/getTreeData/h1`]: { total: 1, records: [{ id: '1' }] } })
    await made.roots(query)
    expect(last().query).toEqual({ up: '0', hasQuery: 'false', pageNo: 2, pageSize: 20 })
    await made.roots({ ...query, filters: { name: '甲' } })
    expect(last().query).toEqual({ name: '甲', hasQuery: 'true', pageNo: 2, pageSize: 20 })
    expect(await made.children({ id: '1' }, query)).toEqual([{ id: '1' }])
    expect(last().query).toEqual({ up: '1', below: '1', hasQuery: 'false', pageNo: 1, pageSize: -521 })
    expect([made.can('list'), made.can('roots'), made.can('add')]).toEqual([false, true, true])
  })
})

describe('an ERP list', () => {
  const erp = {
    [`GET ${API}/getErpColumns/h1`]: {
      main: { columns: [] },
      subList: [{ columns: [], code: 'h2', foreignKeys: [{ field: 'item_id', key: 'id' }] }],
    },
    [`GET ${API}/getErpFormItem/h1`]: { head: { tableType: 2 }, schema: { table: 't', properties } },
    [`GET ${API}/getErpFormItem/h2`]: { head: { tableType: 3 }, schema: { table: 'l', properties: {} } },
    [`GET ${API}/getQueryInfo/h2`]: [],
  }

  it.each([
    ['erp/h1', 'h1', 1],
    ['erp/h1/h2', 'h2', 3],
  ])('says with every call of %s which table it means', async (code, head, tabletype) => {
    const { made, last, client } = source(code, {
      ...erp,
      [`GET ${API}/getData/${head}`]: { total: 0, records: [] },
      [`POST ${API}/form/${head}`]: { message: '' },
      [`DELETE ${API}/form/${head}/5`]: { message: '' },
    })
    await made.list({ ...query, filters: { item_id: '7' } })
    expect(last().query).toMatchObject({ item_id: '7', tabletype })
    await made.create({ item_id: '7' })
    expect(last().query).toEqual({ tabletype })
    await made.remove(['5'])
    expect(last().query).toEqual({ tabletype })
    expect(client.calls.find(({ path }) => path.includes('getQueryInfo'))?.query).toEqual({ tabletype })
  })
})

it('takes a workbook of an ERP sub-list for the record that it stands below', async () => {
  const client = fakeClient({
    [`GET ${API}/getErpColumns/h1`]: { main: {}, subList: [{ code: 'h2', foreignKeys: [{ field: 'item_id', key: 'id' }] }] },
    [`GET ${API}/getErpFormItem/h2`]: { head: { tableType: 3 } },
    [`GET ${API}/getQueryInfo/h2`]: [],
    [`GET ${API}/getData/h2`]: { total: 0, records: [] },
    [`POST ${API}/importXls/h2`]: { message: '好' },
    [`POST ${API}/importPreview/h2`]: { message: '', result: { totalCount: 1 } },
  })
  const made = onlineSource.create({ kind: 'online', code: 'erp/h1/h2', operations: {}, key: 'id' }, testHost({ client }))
  await made.list({ ...query, filters: { item_id: '7', name: '*a*' } })
  await made.importFile(new File(['x'], 'a.xls'), () => {})
  expect(client.calls.at(-1)?.query).toEqual({ tabletype: 3 })
  expect(client.calls.at(-1)?.form?.get('foreignKeys')).toBe('{"item_id":"7"}')
  expect(await made.importPreview(new File(['x'], 'a.xls'))).toEqual({ totalCount: 1 })
  expect(client.calls.at(-1)?.form?.get('foreignKeys')).toBe('{"item_id":"7"}')
})

describe('a sub-table inside of a row', () => {
  it.each([
    ['log', 'subform/list/log/7', [{ id: 'a' }, { id: 'b' }], 2],
    ['card', 'subform/card/7', { id: 'a' }, 1],
    ['card', 'subform/card/7', null, 0],
  ])('reads what belongs to the record: %s by %s', async (table, path, answer, total) => {
    const { made } = source(`inner/h1/${table}`, { [`GET ${API}/${path}`]: answer })
    expect((await made.list({ ...query, filters: { mainId: '7' } })).total).toBe(total)
    expect([made.can('list'), made.can('add'), made.can('export')]).toEqual([true, false, false])
  })
})

it('describes itself anew each time, and its rows by the same description', async () => {
  const client = fakeClient({ ...answers, [`GET ${API}/getData/h1`]: { total: 0, records: [] } })
  const host = testHost({ client })
  const text = await onlineSource.describe?.('h1', host)
  expect(JSON.parse(text?.text ?? '{}')).toMatchObject({ screen: 'list', source: 'online:h1' })
  await onlineSource.create({ kind: 'online', code: 'h1', operations: {}, key: 'id' }, host).list(query)
  await onlineSource.describe?.('h1', host)
  expect(client.calls.map(({ path }) => path.split('/').at(-2))).toEqual([
    'getColumns',
    'getQueryInfo',
    'getFormItem',
    'getData',
    'getColumns',
    'getQueryInfo',
    'getFormItem',
  ])
})
