import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'

const PICKER = '/example/picker'
let server: TestServer
let admin: Caller

/** 见证人 is chosen out of the report demo_user: here a statement, over people and over roles, which not everybody may list. */
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  const found = await admin.get<{ records: { id: string; version: number }[] }>('/online/report/list', { code: 'demo_user' })
  const [{ id, version } = { id: '', version: 0 }] = found.body.result.records
  const cgrSql = 'select username, realname from sys_user where exists (select 1 from sys_role)'
  const items = ['username', 'realname'].map(fieldName => ({ fieldName, fieldTxt: fieldName }))
  const saved = await admin.put('/online/report/edit', { id, version, source: null, cgrSql, items, params: [] })
  expect(saved.body.message).toBe('修改成功!')
})
afterAll(() => server?.close())

const witnesses = async (who: Caller) => {
  const [head = [], line = []] = rowsOf((await who.get(`${PICKER}/exportXls`, { name: '评审组1' })).raw).slice(-2)
  return line[head.indexOf('见证人')]
}

it('exports the texts of a report of a statement to whoever may read its lists, and to others what is stored', async () => {
  expect(await witnesses(admin)).toBe('刘洋,杨勇')
  const { caller } = await makePerson(server, admin, ['examplePicker:list', 'examplePicker:export', 'user:list'])
  expect(await witnesses(caller)).toBe('liuyang,yangyong')
})

it('imports by those texts with the same rights', async () => {
  const content = workbook([
    ['名称', '见证人'],
    ['甲组', '刘洋,杨勇'],
  ])
  const imported = await admin.upload(`${PICKER}/importExcel`, { name: 'a.xlsx', content })
  expect(imported.body).toMatchObject({ success: true, message: '共1行数据全部导入成功！' })
  const { records } = (await admin.get<{ records: object[] }>(`${PICKER}/list`, { name: '甲组' })).body.result
  expect(records).toMatchObject([{ witness: 'liuyang,yangyong' }])
})
