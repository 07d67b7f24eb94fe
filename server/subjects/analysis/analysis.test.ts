import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'

interface Result {
  columns: { name: string; kind: string; field: string | null }[]
  rows: Record<string, unknown>[]
  truncated: boolean
}
interface Source {
  code: string
  title: string
  exports: boolean
  fields: { name: string; title: string; type: string; kind: string; dict: string | null }[]
}

let server: TestServer
let admin: Caller
let reader: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin, ['lecturer:list'])
  const lecturers = [
    { name: '王一', level: '1', fee: 100, birthday: '1990-01-15' },
    { name: '王二', level: '1', fee: 300, birthday: '1990-01-20' },
    { name: '李三', level: '2', fee: 50.5, birthday: '1991-03-01' },
    { name: '李四', level: '2', birthday: '1990-02-01' },
  ]
  for (const row of lecturers) expect((await admin.post('/course/lecturer/add', row)).body).toMatchObject({ success: true })
})
afterAll(() => server?.close())

const run = async (body: object, who = admin) => (await who.post<Result>('/sys/query/run', { source: '/course/lecturer', ...body })).body
const where = (...records: object[]) => JSON.stringify({ matchType: 'and', records })

describe('an analysis', () => {
  it('offers the sources that the caller may list, with their readable fields', async () => {
    const { body } = await reader.caller.get<Source[]>('/sys/query/sources')
    expect(body.result.map(({ code, title, exports }) => ({ code, title, exports }))).toEqual([
      { code: '/course/lecturer', title: '讲师', exports: false },
    ])
    const fields = new Map(body.result[0]?.fields.map(field => [field.name, field]))
    expect(fields.get('level')).toEqual({ name: 'level', title: '级别', type: 'select', kind: 'text', dict: 'lecturer_level' })
    expect(fields.get('createTime')).toMatchObject({ title: '创建时间', type: 'datetime', kind: 'datetime' })
    expect(fields.has('id')).toBe(false)
    const all = await admin.get<Source[]>('/sys/query/sources')
    expect(all.body.result.map(({ code }) => code)).toEqual(expect.arrayContaining(['/sys/user', '/sys/role', '/example/order']))
    const secret = all.body.result.flatMap(({ fields: known }) => known).filter(({ name }) => /password|salt|token/i.test(name))
    expect(secret).toEqual([])
  })

  it('puts rows together and reckons', async () => {
    const { result } = await run({
      groups: [{ field: 'level' }],
      measures: [
        { measure: 'count' },
        { measure: 'sum', field: 'fee' },
        { measure: 'avg', field: 'fee' },
        { measure: 'distinct', field: 'birthday' },
      ],
      sortBy: 'm1',
      order: 'desc',
    })
    expect(result.columns.map(({ name, kind, field }) => [name, kind, field])).toEqual([
      ['g0', 'text', 'level'],
      ['m0', 'integer', null],
      ['m1', 'decimal', 'fee'],
      ['m2', 'decimal', 'fee'],
      ['m3', 'integer', 'birthday'],
    ])
    expect(result.rows).toEqual([
      { g0: '1', m0: 2, m1: 400, m2: 200, m3: 2, g0_dictText: expect.any(String) },
      { g0: '2', m0: 2, m1: 50.5, m2: 50.5, m3: 2, g0_dictText: expect.any(String) },
    ])
    expect(result.truncated).toBe(false)
  })

  it.each([
    ['day', ['1990-01-15', '1990-01-20', '1990-02-01', '1991-03-01'], [1, 1, 1, 1]],
    ['month', ['1990-01', '1990-02', '1991-03'], [2, 1, 1]],
    ['year', ['1990', '1991'], [3, 1]],
  ])('puts dates together by %s', async (bucket, texts, counts) => {
    const { result } = await run({ groups: [{ field: 'birthday', bucket }], measures: [{ measure: 'count' }] })
    expect(result.rows.map(({ g0 }) => g0)).toEqual(texts)
    expect(result.rows.map(({ m0 }) => m0)).toEqual(counts)
  })

  it('shows rows as they are, of those that fulfil conditions', async () => {
    const superQueryTree = where({ field: 'name', rule: 'right_like', val: '王' }, { field: 'fee', rule: 'gt', val: '200' })
    const { result } = await run({ columns: ['name', 'fee'], superQueryTree })
    expect(result.rows).toEqual([{ name: '王二', fee: 300 }])
    expect(
      (await run({ columns: ['name'], superQueryTree: where({ field: 'name', rule: 'eq', val: "x' or '1'='1" }) })).result.rows,
    ).toEqual([])
  })

  it('tells that there is more', async () => {
    const { result } = await run({ columns: ['name'], limit: 3, sortBy: 'name', order: 'asc' })
    expect([result.rows.length, result.truncated]).toEqual([3, true])
  })

  it.each([
    [{ source: '/sys/user', columns: ['username'] }, '数据来源不存在或没有查看权限'],
    [{ source: '/course/comment', columns: ['content'] }, '数据来源不存在或没有查看权限'],
    [{ source: 'pg_catalog.pg_user', columns: ['usename'] }, '数据来源不存在或没有查看权限'],
    [{ columns: ['tenantId'] }, '请注意，查询的列字段不存在：tenantId'],
    [{ columns: ['name'], superQueryTree: where({ field: 'tenantId', rule: 'eq', val: '0' }) }, '请注意，查询的列字段不存在：tenantId'],
    [{ groups: [{ field: 'name', bucket: 'day' }] }, '字段 name 不是日期，不能按日、月、年分组'],
    [{}, '请选择要查询的字段'],
  ])('refuses %o to who may not ask it', async (body, message) => {
    expect(await run(body, reader.caller)).toMatchObject({ success: false, message })
  })

  it('sees its own tenant alone', async () => {
    await server.sql("insert into weft.sys_role (role_name, role_code) values ('别家', 'elsewhere')", [], 9)
    const { result } = await run({ source: '/sys/role', columns: ['roleCode'] })
    expect(result.rows.map(({ roleCode }) => roleCode)).not.toContain('elsewhere')
  })

  it('goes into a workbook for who may export', async () => {
    const body = {
      source: '/course/lecturer',
      groups: [{ field: 'level' }, { field: 'birthday', bucket: 'year' }],
      measures: [{ measure: 'sum', field: 'fee' }],
    }
    const { raw } = await admin.post('/sys/query/export', body)
    const rows = rowsOf(raw)
    expect(rows).toContainEqual(['级别', '出生日期(年)', '课酬合计'])
    expect(rows.at(-1)?.slice(1)).toEqual(['1991', 50.5])
    expect((await reader.caller.post('/sys/query/export', body)).body).toMatchObject({
      success: false,
      code: 510,
      message: '没有导出该数据的权限',
    })
  })
})
