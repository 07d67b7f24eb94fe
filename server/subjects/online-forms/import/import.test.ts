import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Forms, formField as field } from '../../../../tests/helpers/form-caller'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'

let server: TestServer
let admin: Caller
let forms: Forms

const HEAD = '/online/cgform/head'
const names = async (caller = admin) => (await caller.get<{ id: string }[]>(`${HEAD}/queryTables`)).body.result.map(({ id }) => id)
const take = async (table: string) => (await admin.post(`${HEAD}/transTables/${table}`)).body
const headOf = async (tableName: string) =>
  (await admin.get<{ records: { id: string; tableTxt: string }[] }>(`${HEAD}/list`, { tableName })).body.result.records[0]

/** As the administrator of the database, for whom its tables outside are. */
async function outside<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** What an administrator of the database does to let a table become a form. */
async function allow(table: string) {
  const [role] = await outside<{ name: string }>(
    "select r.rolname as name from pg_namespace n join pg_roles r on r.oid = n.nspowner where n.nspname = 'weft_forms'",
  )
  await outside(`grant usage on schema outside to "${role?.name}"`)
  await outside(`grant select on outside.${table} to "${role?.name}"`)
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  forms = new Forms(admin)
  await outside('create schema outside')
  await outside(`create table outside.old_case (id integer primary key, case_name varchar(30) not null, amount numeric(12,2), days integer,
    begun date, closed timestamptz, open boolean, note text, tenant_id integer)`)
  await outside("comment on table outside.old_case is '旧案件'")
  await outside("comment on column outside.old_case.case_name is '案件名称'")
  await outside("insert into outside.old_case values (1, '甲案', 12.50, 3, '2026-01-02', '2026-01-02 10:00+08', true, '注', 9)")
  await outside('create table outside.hidden_case (id integer)')
  await outside('create table outside.odd_case (id integer, "Odd Name" text)')
})
afterAll(() => server?.close())

it('a table outside becomes a form with its rows once the database lets it be read', async () => {
  expect(await names()).toEqual([])
  expect(await take('old_case')).toMatchObject({ success: false, message: '数据库表“old_case”不存在、已导入或不允许导入' })
  await allow('old_case')
  await allow('odd_case')
  expect(await names()).toEqual(['odd_case', 'old_case'])
  expect(await take('old_case')).toMatchObject({ success: true, message: '导入成功！' })
  const head = await headOf('old_case')
  expect(head).toMatchObject({ tableTxt: '旧案件', isDbSynch: 'Y', tableType: 1 })
  const { records, total } = (await forms.data(head?.id ?? '')).result
  expect(total).toBe(1)
  expect(records[0]).toMatchObject({
    case_name: '甲案',
    amount: 12.5,
    days: 3,
    begun: '2026-01-02',
    closed: '2026-01-02 10:00:00',
    open: 'true',
    note: '注',
  })
  const fields = (
    await admin.get<{ dbFieldName: string; dbFieldTxt: string }[]>('/online/cgform/field/listByHeadId', { headId: head?.id ?? '' })
  ).body.result
  expect(fields.map(({ dbFieldName, dbFieldTxt }) => [dbFieldName, dbFieldTxt])).toContainEqual(['case_name', '案件名称'])
  expect(await forms.add(head?.id ?? '', { case_name: '乙案' })).toMatchObject({ success: true })
  // What is outside stays as it was.
  expect(await outside('select count(*)::int as count from outside.old_case')).toEqual([{ count: 1 }])
  expect(await names()).toEqual(['odd_case'])
  expect(await take('odd_case')).toMatchObject({ success: false, message: '表“odd_case”的字段“Odd Name”的名称或类型不能用于表单' })
  expect(await headOf('odd_case')).toBeUndefined()
})

it('a table whose form was removed becomes a form again, with its rows', async () => {
  const id = await forms.made({ tableName: 'left_behind', tableTxt: '留下' }, [
    field('name', '名称'),
    field('cost', '费用', { dbType: 'int' }),
    field('share', '比例', { dbType: 'BigDecimal', dbLength: 8, dbPointLength: 4 }),
    field('day', '日期', { dbType: 'Date', fieldShowType: 'date' }),
  ])
  await forms.add(id, { name: '甲', cost: 5, share: '0.25', day: '2026-05-06' })
  await admin.delete(`${HEAD}/removeRecord?id=${id}`)
  expect(await names()).toContain('left_behind')
  expect(await take('left_behind')).toMatchObject({ success: true })
  const again = (await headOf('left_behind'))?.id ?? ''
  expect((await forms.data(again)).result.records).toMatchObject([{ name: '甲', cost: 5, share: 0.25, day: '2026-05-06' }])
  expect(await names()).not.toContain('left_behind')
})

it.each(['sys_user', 'weft_setup.installation', 'pg_class', 'none', 'hidden_case', 'old_case,sys_role'])(
  '%s does not become one',
  async table => {
    expect(await take(table)).toMatchObject({ success: false })
  },
)

it('asks for the right to add forms', async () => {
  const person = await makePerson(server, admin, ['onlineForm:list'])
  expect((await person.caller.get(`${HEAD}/queryTables`)).body.code).toBe(510)
  expect((await person.caller.post(`${HEAD}/transTables/odd_case`)).body.code).toBe(510)
})
