import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasePlace, openInside } from '../../../tests/helpers/inside'
import { hasMariadb, type Mariadb, startMariadb } from '../../../tests/helpers/mariadb'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { runSchedule } from '../../../tests/helpers/scheduled-runs'

openServer()

const BASE = '/example/material'
const PARTS = ["('M901', '钢板', '件', 3, 12.5)", "('M902', '铜线', '箱', 4, 8)", "('X903', '坏编码', '件', 1, 1)"]
let postgres: pg.Client
let mariadb: Mariadb | undefined

beforeAll(async () => {
  postgres = new pg.Client({ connectionString: server.databaseUrl })
  await postgres.connect()
  for (const statement of [
    'create schema erp',
    'create table erp.part (code text, part_name text, unit text, quantity int, price numeric(12, 2), bin text)',
    "comment on column erp.part.part_name is '物料名称'",
    `insert into erp.part select *, 'A1' from (values ${PARTS.join(', ')}) p`,
    'create table erp.hidden (code text)',
    'create table erp.other (thing text)',
    "create role part_reader login password 'part-Reader-1'",
    'grant usage on schema erp to part_reader',
    'alter role part_reader set search_path = erp',
    'grant select on erp.part, erp.other to part_reader',
  ])
    await postgres.query(statement)
  await openInside(admin, databasePlace(server))
  const { hostname, port, pathname } = new URL(server.databaseUrl)
  const account = { dbUsername: 'part_reader', dbPassword: 'part-Reader-1' }
  const place = { dbType: 'PostgreSQL', dbUrl: `jdbc:postgresql://${hostname}:${port}${pathname}` }
  await admin.post('/sys/dataSource/add', { ...account, ...place, code: 'erp', name: '物资库' })
  if (!hasMariadb) return
  mariadb = await startMariadb()
  await openInside(admin, databasePlace(server), `127.0.0.1:${mariadb.port}`)
  await mariadb.run(
    'create database erp character set utf8mb4',
    "create table erp.part (code varchar(20), part_name varchar(50) comment '物料名称', unit varchar(10), quantity int, price decimal(12, 2))",
    `insert into erp.part values ${PARTS.map(row => row.replaceAll('M90', 'M91')).join(', ')}`,
    "create user part_reader@'127.0.0.1' identified by 'part-Reader-1'",
    "grant select on erp.* to part_reader@'127.0.0.1'",
  )
  const mysql = { dbType: 'MySQL', dbUrl: `jdbc:mysql://127.0.0.1:${mariadb.port}/erp` }
  await admin.post('/sys/dataSource/add', { ...account, ...mysql, code: 'erpMysql', name: '物资库二' })
})
afterAll(async () => {
  await mariadb?.close()
  await postgres?.query('drop owned by part_reader').catch(() => undefined)
  await postgres?.query('drop role part_reader').catch(() => undefined)
  await postgres?.end()
})

interface Row {
  readonly id: string
  readonly [name: string]: unknown
}
const rowsOf = async (base: string, query: object, caller: Pick<typeof admin, 'get'> = admin) =>
  (await caller.get<{ records: Row[] }>(`${base}/list`, { pageSize: 1000, ...query })).body.result.records

const ERP = { target: BASE, source: 'erp', table: 'erp.part', keys: '物料编码' }
let made = 0
const schedule = (params: object) => ({
  name: `导入${++made}`,
  jobClassName: 'import',
  cronExpression: '0 0 0 1 1 ? 2099',
  attempts: 1,
  parameter: JSON.stringify(params),
})

async function scheduled(params: object, caller: Pick<typeof admin, 'get' | 'post'> = admin) {
  const given = schedule(params)
  const { body } = await caller.post('/sys/quartzJob/add', given)
  expect(body, body.message).toMatchObject({ success: true })
  const [{ id = '' } = {}] = await rowsOf('/sys/quartzJob', { name: given.name })
  return { ...given, id, run: () => ran(id, caller) }
}

const ran = (id: string, caller: Pick<typeof admin, 'get'>) => runSchedule(id, { caller, reader: admin })

const saved = async (code: string) => (await rowsOf(BASE, { code: `*${code}*` })).map(row => [row.code, row.name, row.quantity])

describe('rows of a data source in a list', () => {
  it('come in by the rules of the list; those that are refused are told by line and cause, and kept as a file', async () => {
    const { run } = await scheduled(ERP)
    const done = await run()
    expect(done).toMatchObject({ state: 'done', resultText: expect.stringContaining('新增 2 行，更新 0 行，未变 0 行，未导入 1 行') })
    expect((await saved('M90')).sort()).toEqual([
      ['M901', '钢板', 3],
      ['M902', '铜线', 4],
    ])
    const { body } = await admin.get<{ records: Row[] }>('/sys/jobRun/lines', { runId: done.id })
    const lines = body.result.records.map(({ text }) => text)
    expect(lines).toContain('没有取用的列：bin')
    expect(lines).toContainEqual(expect.stringMatching(/^第 3 行：物料编码/))
    const { raw } = await admin.get(`/sys/common/static/${encodeURI(String(done.resultFile))}`)
    const [head, row] = raw.toString('utf8').split('\r\n')
    expect(head).toBe('\uFEFF行号,code,物料名称,unit,quantity,price,bin,原因')
    expect(row).toMatch(/^3,X903,坏编码,件,1,1,A1,物料编码/)
  })

  it('that were there already change what differs and nothing else', async () => {
    const { run } = await scheduled(ERP)
    await run()
    const [before] = await rowsOf(BASE, { code: 'M901' })
    expect(await run()).toMatchObject({ resultText: expect.stringContaining('新增 0 行，更新 0 行，未变 2 行，未导入 1 行') })
    expect((await rowsOf(BASE, { code: 'M901' }))[0]?.version, 'what is the same is not written').toBe(before?.version)
    await postgres.query("update erp.part set quantity = 30, price = 99.75 where code = 'M901'")
    await postgres.query(
      "insert into erp.part values ('M904', '铝管', '件', 1, 2, ''), ('M904', '重复', '件', 1, 2, ''), (null, '空', '件', 1, 2, '')",
    )
    const done = await run()
    expect(done).toMatchObject({ resultText: expect.stringContaining('新增 1 行，更新 1 行，未变 1 行，未导入 3 行') })
    expect(await saved('M901')).toEqual([['M901', '钢板', 30]])
    expect(await saved('M904')).toEqual([['M904', '铝管', 1]])
  })

  it.runIf(hasMariadb)('may stand in MariaDB, its columns named by hand', async () => {
    const { run } = await scheduled({ ...ERP, source: 'erpMysql', table: 'part', columns: 'part_name=name\nprice = 单价' })
    expect(await run()).toMatchObject({
      state: 'done',
      resultText: expect.stringContaining('新增 2 行，更新 0 行，未变 0 行，未导入 1 行'),
    })
    expect(await run()).toMatchObject({ resultText: expect.stringContaining('未变 2 行') })
    expect((await saved('M91')).sort()).toEqual([
      ['M911', '钢板', 3],
      ['M912', '铜线', 4],
    ])
  })

  it('may be those of a report, whose rows the owner may take away', async () => {
    const items = [
      { fieldName: 'no', fieldTxt: '物料编码', isShow: '1' },
      { fieldName: 'name', fieldTxt: '物料名称', isShow: '1' },
    ]
    const content = "select replace(code, 'M90', 'M92') as no, part_name as name from part where quantity > 2"
    const report = {
      code: 'parts',
      name: '物料表',
      dbSource: 'erp',
      cgrSql: content,
      content: null,
      source: null,
      sort: null,
      params: [],
      items,
    }
    const { body } = await admin.post('/online/report/add', report)
    expect(body, body.message).toMatchObject({ success: true })
    const { run } = await scheduled({ target: BASE, report: 'parts', keys: 'code' })
    expect(await run()).toMatchObject({ state: 'done', resultText: expect.stringContaining('新增 2 行') })
    expect((await saved('M92')).sort()).toMatchObject([
      ['M921', '钢板', null],
      ['M922', '铜线', null],
    ])
  })

  it.each([
    [{ table: 'erp.nothing' }, '数据源中没有表“erp.nothing”，或账号没有查询权限'],
    [{ table: 'erp.hidden' }, '数据源中没有表“erp.hidden”，或账号没有查询权限'],
    [{ table: 'erp.other' }, '没有一列能与字段对应（来源的列：thing）'],
    [{ columns: 'nowhere=name' }, '来源中没有列“nowhere”，或账号没有查询权限'],
    [{ columns: 'bin=name\npart_name=name' }, '字段“物料名称”对应了多个来源列'],
    [{ keys: 'price' }, '字段“单价”不能用作匹配字段'],
    [{ source: 'nowhere' }, '数据源“nowhere”不存在'],
  ])('fails with %o, and changes nothing', async (more, message) => {
    const before = await rowsOf(BASE, {})
    const { run } = await scheduled({ ...ERP, ...more })
    expect(await run()).toMatchObject({ state: 'failed', error: expect.stringContaining(message) })
    expect(await rowsOf(BASE, {})).toEqual(before)
  })

  it.each([
    [{ table: undefined }, '请填写数据源和数据表，或只填写在线报表'],
    [{ report: 'x' }, '请填写数据源和数据表，或只填写在线报表'],
    [{ target: '/sys/nothing' }, '参数“导入到”不在可选范围内'],
    [{ columns: 'no sign' }, '列的对应“no sign”应写作 来源列=字段'],
    [{ columns: 'a=b' }, '没有可导入的字段“b”'],
    [{ keys: '价' }, '没有可导入的字段“价”'],
  ])('is not kept with %o', async (more, message) => {
    const { body } = await admin.post('/sys/quartzJob/add', schedule({ ...ERP, ...more }))
    expect(JSON.stringify(body)).toContain(message)
  })

  it('takes the rights of who asks when it is kept, and of whom it runs for when it runs', async () => {
    const held = [
      'quartzJob:list',
      'quartzJob:add',
      'quartzJob:execute',
      'dataSource:use',
      'exampleMaterial:import',
      'exampleMaterial:list',
    ]
    const { caller } = await makePerson(server, admin, held)
    const refusal = await caller.post('/sys/quartzJob/add', schedule(ERP))
    expect(JSON.stringify(refusal.body)).toContain('按字段更新已有记录，需要“示例物料”的编辑权限')
    const other = await makePerson(
      server,
      admin,
      held.filter(right => right !== 'exampleMaterial:import'),
    )
    const refused = await other.caller.post('/sys/quartzJob/add', schedule({ ...ERP, keys: '' }))
    expect(JSON.stringify(refused.body)).toContain('需要“示例物料”的导入权限')
    const { id } = await scheduled({ ...ERP, keys: '' })
    const done = await ran(id, other.caller)
    expect(done).toMatchObject({ state: 'failed', error: '需要“示例物料”的导入权限' })
  })

  it('is told at its data source, which stays while it is used', async () => {
    const { name } = await scheduled(ERP)
    const [source] = await rowsOf('/sys/dataSource', { code: 'erp' })
    expect(source?.usedBy).toContain(name)
  })
})
