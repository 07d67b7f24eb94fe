import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasePlace, openInside } from '../../../../tests/helpers/inside'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { runSchedule } from '../../../../tests/helpers/scheduled-runs'

openServer()

let owner: pg.Client
beforeAll(async () => {
  await openInside(admin, databasePlace(server))
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  for (const statement of [
    'create schema units',
    'create table units.unit (code text, name text, size int)',
    "insert into units.unit values ('A', '甲单位', 1), ('B', '乙单位', 2), ('B', '重复', 3), (null, '无编号', 4), ('C', null, 5)",
    'create table units.hidden (code text)',
    'create table units.none (code text)',
    'create table units.many as select n::text as code from generate_series(1, 5001) n',
    "create role unit_reader login password 'unit-Reader-1'",
    'grant usage on schema units to unit_reader',
    'grant select on units.unit, units.none, units.many to unit_reader',
  ])
    await owner.query(statement)
  const { hostname, port, pathname } = new URL(server.databaseUrl)
  const source = { code: 'units', name: '单位库', dbType: 'PostgreSQL', dbUsername: 'unit_reader', dbPassword: 'unit-Reader-1' }
  await admin.post('/sys/dataSource/add', { ...source, dbUrl: `jdbc:postgresql://${hostname}:${port}${pathname}` })
})
afterAll(async () => {
  await owner?.query('drop owned by unit_reader').catch(() => undefined)
  await owner?.query('drop role unit_reader').catch(() => undefined)
  await owner?.end()
})

interface Row {
  readonly id: string
  readonly [name: string]: unknown
}
const rowsOf = async (base: string, query: object) =>
  (await admin.get<{ records: Row[] }>(`${base}/list`, { pageSize: 1000, ...query })).body.result.records

let made = 0
/** A dictionary that a schedule fills; what its run came to. */
async function filled(more: object = {}) {
  const code = `units${++made}`
  const name = `单位字典${made}`
  await admin.post('/sys/dict/add', { dictCode: code, dictName: name })
  const params = { dictionary: code, source: 'units', table: 'units.unit', value: 'code', text: 'name', ...more }
  const schedule = { name, jobClassName: 'fillDictionary', cronExpression: '0 0 0 1 1 ? 2099', attempts: 1 }
  const { body } = await admin.post('/sys/quartzJob/add', { ...schedule, parameter: JSON.stringify(params) })
  expect(body, body.message).toMatchObject({ success: true })
  const [{ id = '' } = {}] = await rowsOf('/sys/quartzJob', { name })
  return { code, name, run: () => ran(id), items: () => itemsOf(code) }
}

const ran = (id: string) => runSchedule(id, { caller: admin })

async function itemsOf(code: string) {
  const [dict] = await rowsOf('/sys/dict', { dictCode: code })
  const items = await rowsOf('/sys/dictItem', { dictId: dict?.id })
  return items.map(({ itemValue, itemText, status }) => [itemValue, itemText, status])
}

describe('a dictionary that is filled of a data source', () => {
  it('has what stands in the table, follows it, and keeps texts of what is gone', async () => {
    const { code, run, items } = await filled()
    expect(await run()).toMatchObject({ state: 'done', resultText: expect.stringContaining('新增 3 项，修改 0 项，停用 0 项') })
    expect(await items()).toEqual([
      ['A', '甲单位', 1],
      ['B', '乙单位', 1],
      ['C', 'C', 1],
    ])
    await owner.query("update units.unit set name = '甲改名' where code = 'A'")
    await owner.query("delete from units.unit where code = 'C'")
    await owner.query("insert into units.unit values ('D', '丁单位', 6)")
    expect(await run()).toMatchObject({ state: 'done', resultText: expect.stringContaining('新增 1 项，修改 1 项，停用 1 项') })
    expect((await items()).sort()).toEqual([
      ['A', '甲改名', 1],
      ['B', '乙单位', 1],
      ['C', 'C', 0],
      ['D', '丁单位', 1],
    ])
    const { body } = await admin.get<Record<string, { value: string }[]>>('/sys/dict/queryAllDictItems')
    expect(
      body.result[code]?.map(({ value }) => value),
      'what can be chosen',
    ).toEqual(['A', 'B', 'D'])
    expect(await run()).toMatchObject({ resultText: expect.stringContaining('新增 0 项，修改 0 项，停用 0 项') })
    await owner.query("insert into units.unit values ('C', '丙单位', 5)")
    await run()
    expect(await items()).toContainEqual(['C', '丙单位', 1])
  })

  it.each([
    [{ table: 'units.nothing' }, '数据源中没有表“units.nothing”，或账号没有查询权限'],
    [{ table: 'units.hidden' }, '数据源中没有表“units.hidden”，或账号没有查询权限'],
    [{ value: 'nowhere' }, '表“units.unit”中没有列“nowhere”，或账号没有查询权限'],
    [{ table: 'units.many', text: '' }, '表“units.many”超过 5000 行，不适合作为字典；请改用视图缩小范围'],
    [{ table: 'units.none', text: '' }, '表“units.none”中没有可用的行，字典没有修改'],
    [{ dictionary: 'no_such_dictionary' }, '字典“no_such_dictionary”不存在，或属于其他租户'],
    [{ source: 'nowhere' }, '数据源“nowhere”不存在'],
  ])('fails with %o, and changes nothing', async (more, message) => {
    const { run, items } = await filled({ text: 'name', ...more })
    expect(await run()).toMatchObject({ state: 'failed', error: expect.stringContaining(message) })
    expect(await items()).toEqual([])
  })

  it('is told at its data source, which stays while it is used', async () => {
    const { name } = await filled()
    const [source] = await rowsOf('/sys/dataSource', { code: 'units' })
    expect(source?.usedBy).toContain(name)
    const { body } = await admin.delete('/sys/dataSource/delete', { id: source?.id ?? '' })
    expect(body.message).toMatch(/^数据源“单位库”正被“.*”使用，不能删除$/)
  })

  it('is asked for by those alone who may edit dictionaries and read data sources', async () => {
    const { caller } = await makePerson(server, admin, ['quartzJob:list', 'quartzJob:add', 'dict:edit'])
    const params = { dictionary: 'x', source: 'units', table: 'unit', value: 'code' }
    const schedule = { name: '越权', jobClassName: 'fillDictionary', cronExpression: '0 0 0 1 1 ? 2099', parameter: JSON.stringify(params) }
    const { body } = await caller.post('/sys/quartzJob/add', schedule)
    expect(body.success).toBe(false)
    expect(JSON.stringify(body)).toContain('需要编辑数据字典和查询外部数据源的权限')
  })
})
