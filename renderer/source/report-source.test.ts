import { describe, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { RequestError } from '../model/client'
import { reportField } from './report-field'
import { reportSource } from './report-source'

const COLUMNS = 'GET /online/cgreport/api/getRpColumns/by_level'
const DATA = 'GET /online/cgreport/api/getData/r1'
const EXPORT = 'GET /online/cgreport/api/exportXls/r1'
const shape = { cgRpConfigId: 'r1', columns: [{ dataIndex: 'level' }, { dataIndex: '人数' }] }
const answers = {
  [COLUMNS]: shape,
  [DATA]: { records: [{ level: '1', level_dictText: '初级', 人数: 3 }], total: 7 },
}

function source(more: Record<string, unknown> = {}) {
  const client = fakeClient({ ...answers, ...more })
  const made = reportSource.create({ kind: 'report', code: 'by_level', operations: {}, key: 'id' }, testHost({ client }))
  return { client, made }
}
const query = { page: 2, pageSize: 20, filters: {} }

describe('an online report as a source', () => {
  it('answers pages whose rows have a key, and fields under names that screens may write', async () => {
    const { client, made } = source()
    const page = await made.list(query)
    expect(page).toEqual({ total: 7, rows: [{ level: '1', level_dictText: '初级', 人数: 3, column_2: 3, id: '1初级3' }] })
    expect(await made.get('1初级3')).toBe(page.rows[0])
    await made.list(query)
    expect(client.calls.map(({ path }) => path.split('/').at(-2))).toEqual(['getRpColumns', 'getData', 'getData'])
  })

  it('asks and sorts by the names of the columns', async () => {
    const { client, made } = source()
    await made.list({ ...query, sort: { field: 'column_2', order: 'desc' }, filters: { column_2_begin: '1', level: '2', self_name: '王' } })
    expect(client.calls.at(-1)?.query).toEqual({
      人数_begin: '1',
      level: '2',
      self_name: '王',
      column: '人数',
      order: 'desc',
      pageNo: 2,
      pageSize: 20,
    })
  })

  it('is exported as it is asked', async () => {
    const blob = new Blob(['x'])
    const { client, made } = source({ [EXPORT]: blob })
    expect((await made.exportRows({ ...query, filters: { level: '2' } })).blob).toBe(blob)
    expect(client.calls.at(-1)?.query).toEqual({ level: '2' })
  })

  it('takes its code for the id where the server knows columns by the code alone', async () => {
    const byId = { 'GET /online/cgreport/api/getData/by_level': { records: [{ id: 'x' }], total: 1 } }
    const { made } = source({ [COLUMNS]: new RequestError('报表不存在', 500, false), ...byId })
    expect((await made.list(query)).rows).toEqual([{ id: 'x' }])
  })

  it('reads and exports, and nothing else', async () => {
    const { made } = source()
    expect((['list', 'get', 'export', 'add', 'edit', 'delete', 'import'] as const).filter(name => made.can(name))).toEqual([
      'list',
      'get',
      'export',
    ])
    await expect(made.create({})).rejects.toThrow()
    await expect(made.get('nobody')).rejects.toThrow()
  })

  it.each([
    ['fee', 'fee'],
    ['人数', 'column_3'],
    ['1a', 'column_3'],
    ['?column?', 'column_3'],
  ])('calls the column %s %s', (column, field) => {
    expect(reportField(column, 2)).toBe(field)
  })
})
