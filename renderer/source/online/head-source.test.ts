import { describe, expect, it } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { RequestError } from '../../model/client'
import type { Row } from '../../model/source'
import { onlineHeadSource } from './head-source'

const LIST = 'GET /online/cgform/head/list'
const CHECK = 'GET /online/cgform/api/checkOnlyTable'
const head = {
  id: 'h1',
  tableName: 'audit_item',
  tableTxt: '审计事项',
  tableType: 1,
  tableType_dictText: '单表',
  version: 2,
  isDesForm: 'N',
}
const answers = {
  [LIST]: { records: [head], total: '1' },
  'GET /online/cgform/field/listByHeadId': [
    { id: 'f2', dbFieldName: 'name', isShowForm: 1, dbIsNull: 0, orderNum: 2, dbFieldNameOld: 'named' },
    { id: 'f1', dbFieldName: 'id', isShowForm: 0, orderNum: 0 },
  ],
  'GET /online/cgform/index/listByHeadId': [
    { id: 'x1', indexName: 'ux', delFlag: 0 },
    { id: 'x2', indexName: 'gone', delFlag: 1 },
  ],
}
const query = { page: 1, pageSize: 10, filters: {} }

function source(code = 'forms', more: Record<string, unknown> = {}) {
  const client = fakeClient({ ...answers, ...more })
  const made = onlineHeadSource.create({ kind: 'onlineHead', code, operations: {}, key: 'id' }, testHost({ client }))
  return { client, made, last: () => client.calls.at(-1) ?? expect.fail() }
}

async function opened(more: Record<string, unknown> = {}) {
  const parts = source('forms', more)
  await parts.made.list(query)
  return { ...parts, row: await parts.made.get('h1') }
}

describe('the configuration of online forms', () => {
  it.each([
    ['forms', 0, true],
    ['views', 1, false],
  ])('lists %s by their kind', async (code, copyType, adds) => {
    const { made, last } = source(code)
    expect((await made.list({ ...query, filters: { physicId: 'h0' } })).total).toBe(1)
    expect(last().query).toMatchObject({ copyType, physicId: 'h0', pageNo: 1, pageSize: 10 })
    expect(made.can('add')).toBe(adds)
  })

  it('reads a form with its columns in order, flags as grids hold them, and without deleted indexes', async () => {
    const { row } = await opened()
    expect(row.fields).toEqual([
      { id: 'f1', dbFieldName: 'id', isShowForm: '0', orderNum: 0 },
      { id: 'f2', dbFieldName: 'name', isShowForm: '1', dbIsNull: '0', orderNum: 2, dbFieldNameOld: 'named' },
    ])
    expect(row.indexs).toEqual([{ id: 'x1', indexName: 'ux', delFlag: 0 }])
  })

  it('begins a form with the columns that every table has', async () => {
    const row = await source().made.begin?.()
    const fields = row?.fields as readonly Row[]
    expect(fields.map(({ dbFieldName }) => dbFieldName)).toEqual([
      'id',
      'create_by',
      'create_time',
      'update_by',
      'update_time',
      'sys_org_code',
    ])
    expect(fields[0]).toMatchObject({ dbIsKey: '1', dbIsNull: '0', isShowForm: '0' })
  })

  it('asks for a free name, and adds everything at once', async () => {
    const { made, client, last } = source('forms', { [CHECK]: { message: '' }, 'POST /online/cgform/api/addAll': { message: '' } })
    const fields = [{ dbFieldName: 'id' }, { dbFieldName: 'name' }]
    expect(await made.create({ tableName: 'audit_item', tableTxt: '审计事项', fields, indexs: null })).toBe('添加成功！')
    expect(client.calls[0]?.query).toEqual({ tbname: 'audit_item', id: '' })
    expect(last().body).toEqual({
      head: { tableName: 'audit_item', tableTxt: '审计事项' },
      fields: [
        { dbFieldName: 'id', orderNum: 0, id: expect.stringMatching(/^[0-9a-f]{32}$/) },
        { dbFieldName: 'name', orderNum: 1, id: expect.stringMatching(/^[0-9a-f]{32}$/) },
      ],
      indexs: [],
      deleteFieldIds: [],
      deleteIndexIds: [],
    })
  })

  it('says that a name is taken, and saves nothing', async () => {
    const { made, client } = source('forms', { [CHECK]: new RequestError('', 500, false) })
    await expect(made.create({ tableName: 'sys_user', fields: [] })).rejects.toThrow('数据库表名已存在')
    expect(client.calls.map(({ method }: RecordedCall) => method)).toEqual(['GET'])
  })

  it('tells what is gone, and keeps what the form does not show', async () => {
    const { made, last, client, row } = await opened({ 'PUT /online/cgform/api/editAll': { message: '好' } })
    const fields = (row.fields as readonly Row[]).slice(1).map(({ dbFieldNameOld: _, ...field }) => ({ ...field, dbFieldName: 'title' }))
    expect(await made.update({ ...row, tableTxt: '事项', fields, indexs: [] })).toBe('好')
    expect(client.calls.some(({ path }) => path.includes('checkOnlyTable'))).toBe(false)
    expect(last().body).toEqual({
      head: { id: 'h1', tableName: 'audit_item', tableTxt: '事项', tableType: 1, version: 2, isDesForm: 'N' },
      fields: [{ id: 'f2', dbFieldName: 'title', isShowForm: '1', dbIsNull: '0', orderNum: 0, dbFieldNameOld: 'named' }],
      indexs: [],
      deleteFieldIds: ['f1'],
      deleteIndexIds: ['x1'],
    })
  })

  it('tells what the server refuses at its place', async () => {
    const problems = [
      { field: 'head.tableTxt', message: '表描述不能为空' },
      { field: 'fields.1.dbFieldName', message: '第2行（x）：字段名称为系统保留字段' },
      { field: 'fields', message: '附表必须有一个字段设置主表和主表字段' },
    ]
    const { made } = source('forms', {
      [CHECK]: { message: '' },
      'POST /online/cgform/api/addAll': new RequestError('有误', 500, true, problems),
    })
    await expect(made.create({ tableName: 'a', fields: [] })).rejects.toMatchObject({
      message: '有误',
      result: [
        { field: 'tableTxt', message: '表描述不能为空' },
        { field: 'fields', row: 1, column: 'dbFieldName', message: '第2行（x）：字段名称为系统保留字段' },
        { field: 'fields', message: '附表必须有一个字段设置主表和主表字段' },
      ],
    })
  })

  it('asks for no free name of a view, whose table is that of another form', async () => {
    const { made, client } = await opened({ 'PUT /online/cgform/api/editAll': { message: '' } })
    await made.update({ id: 'h1', tableName: 'audit_item$1', fields: [] })
    expect(client.calls.some(({ path }) => path.includes('checkOnlyTable'))).toBe(false)
  })

  it('deletes a form with its table, and views without one', async () => {
    const gone = { 'DELETE /online/cgform/head/delete': { message: '' }, 'DELETE /online/cgform/head/deleteBatch': { message: '' } }
    const { made, last } = source('forms', gone)
    await made.remove(['h1'])
    expect([last().path, last().query]).toEqual(['/online/cgform/head/delete', { id: 'h1' }])
    await made.remove(['h1', 'h2'])
    expect(last().query).toEqual({ ids: 'h1,h2', flag: 1 })
    const views = source('views', gone)
    await views.made.remove(['v1'])
    expect(views.last().query).toEqual({ ids: 'v1', flag: 0 })
  })
})
