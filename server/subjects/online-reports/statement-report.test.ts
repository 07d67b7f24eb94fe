import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'
import { DEMO_PASSWORD } from '../../app/seeds/demo/password'

const CG = '/online/cgreport'
let server: TestServer
let admin: Caller
let auditor: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  auditor = await server.signIn('auditor', DEMO_PASSWORD)
})
afterAll(() => server?.close())

interface Data {
  readonly records: readonly { readonly [name: string]: unknown }[]
  readonly total: number
}
interface Parsed {
  readonly fields: readonly { readonly fieldName: string; readonly fieldType: string; readonly isShow: number }[]
  readonly params: readonly string[]
}

const parse = async (sql: string, who = admin) => (await who.get<Parsed>(`${CG}/head/parseSql`, { sql, dbKey: '' })).body
const item = (fieldName: string, more: object = {}) => ({ fieldName, fieldTxt: fieldName, isShow: 1, ...more })

const BY_LEVEL = `select level, count(*) as people, sum(fee) as fee, max(create_time) as latest
  from course_lecturer where \${name} is null or name like '%\${name}%' group by level`
const BY_LEVEL_ITEMS = [
  item('people', { fieldType: 'Long', isOrder: 1, isTotal: '1', orderNum: 2 }),
  item('level', { fieldTxt: '级别', isSearch: 1, dictCode: 'lecturer_level', orderNum: 1, fieldHref: '/course/lecturer?level=${level}' }),
  item('fee', { fieldType: 'BigDecimal', isOrder: 1, orderNum: 3 }),
  item('latest', { fieldType: 'Datetime', isSearch: 1, searchMode: 'group', orderNum: 4 }),
]

async function add(code: string, cgrSql: string, items: readonly object[], params: readonly object[] = []) {
  const { body } = await admin.post(`${CG}/head/add`, { head: { code, name: `报表${code}`, cgrSql }, items, params })
  expect(body).toMatchObject({ success: true, message: '添加成功！' })
  const found = await admin.get<{ cgRpConfigId: string }>(`${CG}/api/getRpColumns/${code}`)
  return found.body.result.cgRpConfigId
}
const dataOf = async (id: string, query: Record<string, string | number> = {}, who = admin) =>
  (await who.get<Data>(`${CG}/api/getData/${id}`, { pageSize: 100, ...query })).body

describe('the statement of a report, before it is kept', () => {
  it('tells its columns with their types, and its parameters once each', async () => {
    const { result } = await parse(BY_LEVEL)
    expect(result.fields.map(({ fieldName, fieldType, isShow }) => [fieldName, fieldType, isShow])).toEqual([
      ['level', 'String', 1],
      ['people', 'Long', 1],
      ['fee', 'BigDecimal', 1],
      ['latest', 'Datetime', 1],
    ])
    expect(result.params).toEqual(['name'])
  })

  it.each([
    ['select a from nowhere', 'SQL中的表“nowhere”不存在，或不能用于报表'],
    ['select a from sys_user_auth', 'SQL中的表“sys_user_auth”不存在，或不能用于报表'],
    ['select a from pg_authid', 'SQL中的表“pg_authid”不存在，或不能用于报表'],
    ['select wrong from course_lecturer', 'SQL有误：column "wrong" does not exist'],
    ['select password from sys_user', 'SQL有误：column "password" does not exist'],
    ['select salt from sys_user', 'SQL有误：column "salt" does not exist'],
    ['select tenant_id from course_lecturer', 'SQL有误：column "tenant_id" does not exist'],
    ['select 1 / 0 as a', 'SQL有误：division by zero'],
    ['drop table course_lecturer', '只能写一条SELECT语句'],
  ])('is refused: %s', async (sql, message) => {
    expect(await parse(sql)).toMatchObject({ success: false, message })
  })

  it('reads the one database there is, for those who look after reports', async () => {
    const { body } = await admin.get(`${CG}/head/parseSql`, { sql: 'select 1 as a', dbKey: 'other' })
    expect(body.message).toBe('数据源“other”不存在')
    expect((await parse('select 1 as a', auditor)).code).toBe(510)
  })
})

describe('a report of a statement', () => {
  let id: string
  beforeAll(async () => {
    id = await add('by_level', BY_LEVEL, BY_LEVEL_ITEMS, [{ paramName: 'name', paramTxt: '姓名' }])
  })

  it('answers columns and rows together, in the order of its columns, with the texts of dictionaries', async () => {
    const { body } = await admin.get<{
      data: Data
      columns: { dataIndex: string }[]
      fieldHrefSlots: object[]
      cgreportHeadName: string
      isGroupTitle: boolean
    }>(`${CG}/api/getColumnsAndData/${id}`)
    const { columns, data, ...rest } = body.result
    expect(columns.map(({ dataIndex }) => dataIndex)).toEqual(['level', 'people', 'fee', 'latest'])
    expect(columns[1]).toMatchObject({ sorter: true, isTotal: '1', fieldType: 'Long' })
    expect(data.total).toBeGreaterThan(1)
    expect(data.records.some(row => typeof row.level_dictText === 'string')).toBe(true)
    expect(rest).toMatchObject({ cgreportHeadName: '报表by_level', isGroupTitle: false, fieldHrefSlots: [{ slotName: 'level' }] })
  })

  it('is sorted, paged and asked by its columns', async () => {
    const { result } = await dataOf(id, { pageSize: 1, column: 'people', order: 'desc' })
    const all = (await dataOf(id)).result
    expect(result.records).toHaveLength(1)
    expect(result.total).toBe(all.total)
    expect(Number(result.records[0]?.people)).toBe(Math.max(...all.records.map(row => Number(row.people))))
    const levels = (await dataOf(id, { column: 'level', order: 'asc' })).result.records.map(row => String(row.level))
    expect(levels).toEqual(levels.toSorted(new Intl.Collator('zh-Hans-CN', { numeric: true }).compare))
    const level = String(result.records[0]?.level)
    expect((await dataOf(id, { level })).result.records.map(row => row.level)).toEqual([level])
    expect((await dataOf(id, { latest_end: '1999-01-01 00:00:00' })).result.total).toBe(0)
    expect((await dataOf(id, { column: 'phone', order: 'asc' })).success).toBe(false)
  })

  it('tells where its cells lead, and whether its rows may be taken away', async () => {
    const told = async (who: Caller) =>
      (
        await who.get<{ columns: { dataIndex: string; hrefSlotName: string | null }[]; canExport: boolean }>(
          `${CG}/api/getRpColumns/by_level`,
        )
      ).body.result
    const mine = await told(admin)
    expect(mine).toMatchObject({ canExport: true, fieldHrefSlots: [{ slotName: 'level', href: '/course/lecturer?level=${level}' }] })
    expect(mine.columns.map(({ hrefSlotName }) => hrefSlotName)).toEqual(['level', null, null, null])
    const { caller } = await makePerson(server, admin, ['lecturer:list'])
    expect((await told(caller)).canExport).toBe(false)
    expect((await caller.get(`${CG}/api/exportXls/${id}`)).body).toMatchObject({ code: 510, message: '没有导出该报表的权限' })
  })

  it('binds its parameters', async () => {
    const people = async (query: Record<string, string>) =>
      (await dataOf(id, query)).result.records.reduce((sum, row) => sum + Number(row.people), 0)
    const all = await people({})
    const some = await people({ self_name: '陈' })
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all)
    expect(await people({ self_name: "'陈'" })).toBe(some)
    expect(await people({ self_name: "x%' or '1'='1" })).toBe(0)
  })

  it('is exported with the texts that people read', async () => {
    const { raw, status } = await admin.get(`${CG}/api/exportXls/${id}`)
    expect(status).toBe(200)
    const rows = rowsOf(raw)
    expect(rows.some(row => row.includes('级别') && row.includes('people'))).toBe(true)
    expect(rows.flat()).toContain('高级讲师')
  })

  it('shows nobody more than the lists that it reads', async () => {
    const roles = await add('roles_sql', 'select role_name from sys_role', [item('role_name')])
    expect((await dataOf(roles)).result.total).toBeGreaterThan(0)
    expect(await dataOf(roles, {}, auditor)).toMatchObject({ success: false, code: 510 })
    const people = await add('people_sql', 'select realname, sex from sys_user', [item('realname'), item('sex')])
    expect((await dataOf(people, {}, auditor)).result.total).toBeGreaterThan(10)
  })

  it('runs as a role that may read the columns of lists and nothing else, and only read', async () => {
    const report = (await server.sql<{ name: string }>("select regexp_replace(current_user, '_owner$', '_report') as name"))[0]?.name
    const may = async (table: string, column: string, right = 'select') =>
      (await server.sql<{ may: boolean }>(`select has_column_privilege('${report}', 'weft.${table}', '${column}', '${right}') as may`))[0]
        ?.may
    expect([await may('sys_user', 'realname'), await may('course_lecturer', 'name'), await may('sys_role', 'role_name')]).toEqual([
      true,
      true,
      true,
    ])
    expect([await may('sys_user', 'realname', 'update'), await may('sys_permission', 'name'), await may('sys_audit', 'who')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is given up when it takes too long', async () => {
    // Few rows many times over: joins of tables may be planned to keep more than a report may.
    const ten = Array.from({ length: 10 }, (_, n) => `select ${n} as n`).join(' union all ')
    const slow = `select count(*) as n from ${[...'abcdefghij'].map(name => `(${ten}) ${name}`).join(', ')}`
    expect((await parse(slow)).message).toBe('报表的查询时间过长，请缩小范围或修改SQL')
  })
})

describe('the administration of reports', () => {
  it.each([
    ['select a from nowhere', 'SQL中的表“nowhere”不存在，或不能用于报表'],
    ['select password from sys_user', 'SQL有误：column "password" does not exist'],
    ['select 1 / 0 as a', 'SQL有误：division by zero'],
    ['drop table course_lecturer', '只能写一条SELECT语句'],
  ])('keeps no statement that could not run, whoever sends it how: %s', async (cgrSql, message) => {
    const good = await add('judged', 'select 1 as a', [item('a')])
    const fields = { fieldName: 'a', fieldTxt: 'a' }
    const refused = [
      await admin.post('/online/report/add', { code: 'wrong', name: '错', cgrSql, items: [fields], params: [] }),
      await admin.put('/online/report/edit', { id: good, cgrSql }),
      await admin.post('/online/report/saveBatch', { changed: [{ id: good, cgrSql }] }),
      await admin.post(`${CG}/head/add`, { head: { code: 'wrong', name: '错', cgrSql }, items: [item('a')], params: [] }),
    ]
    expect(refused.map(({ body }) => body.message)).toEqual(refused.map(() => message))
    expect((await dataOf(good)).result.records).toMatchObject([{ a: '1' }])
    expect((await admin.get<{ total: number }>(`${CG}/head/list`, { code: 'wrong' })).body.result.total).toBe(0)
    await admin.delete(`${CG}/head/delete`, { id: good })
  })

  it('keeps no report that chooses out of a table that its author may not read', async () => {
    const author = await makePerson(server, admin, ['onlineReport:list', 'onlineReport:add', 'onlineReport:edit'])
    const choosing = (code: string, dictCode: string) => ({
      head: { code, name: '选', cgrSql: 'select 1 as a' },
      items: [item('a', { dictCode })],
      params: [],
    })
    const menus = 'sys_permission,name,id'
    const { body } = await author.caller.post(`${CG}/head/add`, choosing('choosing', menus))
    expect(body).toMatchObject({ success: false, message: `没有查看字典表 ${menus} 的权限，不能用作字典` })
    expect((await author.caller.post(`${CG}/head/add`, choosing('choosing', 'sex'))).body.success).toBe(true)
    expect((await admin.post(`${CG}/head/add`, choosing('chosen', menus))).body.success).toBe(true)
  })

  it('asks the one database whether it answers, and knows no other', async () => {
    const test = async (body: object, who = admin) => (await who.post(`${CG}/api/testConnection`, body)).body
    expect(await test({})).toMatchObject({ success: true, message: '数据库连接成功' })
    expect(await test({ code: 'other', dbUrl: 'jdbc:mysql://db' })).toMatchObject({ success: false, message: '数据源“other”不存在' })
    expect(await test({ dbUrl: 'jdbc:mysql://db' })).toMatchObject({ success: false, message: '数据源“jdbc:mysql://db”不存在' })
    expect((await test({}, auditor)).code).toBe(510)
  })

  it('lists, changes as a whole, and deletes as clients of the family do', async () => {
    const id = await add(
      'kept',
      'select role_name, role_code from sys_role where role_code = ${code}',
      [item('role_name', { orderNum: 1 }), item('role_code', { orderNum: 2, isShow: 0 })],
      [{ paramName: 'code' }],
    )
    const list = await admin.get<{ records: { id: string; code: string; version: number; cgrSql: string }[] }>(`${CG}/head/list`, {
      code: 'kept',
    })
    const [head] = list.body.result.records
    expect(head).toMatchObject({ id, code: 'kept', cgrSql: expect.stringContaining('sys_role') })
    const items = (
      await admin.get<{ id: string; fieldName: string; isShow: string; orderNum: number; cgrheadId: string }[]>(`${CG}/item/listByHeadId`, {
        headId: id,
      })
    ).body.result
    expect(items).toMatchObject([
      { fieldName: 'role_name', isShow: '1', orderNum: 0, cgrheadId: id, searchMode: 'single' },
      { fieldName: 'role_code', isShow: '0', orderNum: 1 },
    ])
    const params = (await admin.get<object[]>(`${CG}/param/listByHeadId`, { headId: id })).body.result
    expect(params).toMatchObject([{ paramName: 'code', paramValue: null, cgrheadId: id }])

    const edited = await admin.put(`${CG}/head/editAll`, {
      head: { id, code: 'kept', name: '改过', cgrSql: 'select role_name, role_code from sys_role' },
      items,
      params: [],
      deleteItemIds: `${items[1]?.id},`,
      deleteParamIds: '',
    })
    expect(edited.body.message).toBe('修改成功!')
    expect((await admin.get<object[]>(`${CG}/item/listByHeadId`, { headId: id })).body.result).toMatchObject([{ fieldName: 'role_name' }])
    const wrong = { head: { id, code: 'kept', name: '改过', cgrSql: 'truncate sys_role' }, items: [item('role_name')] }
    expect((await admin.put(`${CG}/head/editAll`, wrong)).body.message).toBe('只能写一条SELECT语句')
    expect((await auditor.put(`${CG}/head/editAll`, wrong)).body.code).toBe(510)

    expect((await admin.delete(`${CG}/head/delete`, { id })).body.success).toBe(true)
    expect((await dataOf(id)).message).toBe('报表不存在')
    const [first, second] = [await add('gone1', 'select 1 as a', [item('a')]), await add('gone2', 'select 2 as a', [item('a')])]
    expect((await admin.delete(`${CG}/head/deleteBatch`, { ids: `${first},${second},` })).body.success).toBe(true)
    expect((await dataOf(second)).message).toBe('报表不存在')
  })

  it('refuses another database', async () => {
    const { body } = await admin.post(`${CG}/head/add`, {
      head: { code: 'away', name: '外', dbSource: 'mysql', cgrSql: 'select 1 as a' },
      items: [item('a')],
    })
    expect(body.message).toBe('数据源“mysql”不存在')
  })
})
