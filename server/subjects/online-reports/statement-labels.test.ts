import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a dictionary that is a statement', () => {
  const SQL = "select role_code as value, role_name as text from sys_role where role_code <> 'auditor'"
  const save = (dictCode: string) =>
    admin.post('/online/cgreport/head/add', {
      head: { code: 'stated_choice', name: '按人', cgrSql: 'select create_by as who, count(*) as number from course_lecturer group by 1' },
      items: [
        { fieldName: 'who', fieldTxt: '谁', isShow: 1, isSearch: 1, dictCode },
        { fieldName: 'number', fieldTxt: '数', isShow: 1, fieldType: 'Long' },
      ],
      params: [],
    })

  it('passes the gate of statements before it is kept', async () => {
    expect((await save('select id as value, password as text from sys_user')).body.message).toContain('SQL有误')
    expect((await save('select id from sys_role')).body.message).toBe('字典SQL要给出 value（值）和 text（文本）两列')
    expect((await save('select id as value, id as text from sys_user; delete from sys_user')).body.message).toBe('只能写一条SELECT语句')
  })

  it('offers what its reader may read, and nothing to others', async () => {
    expect((await save(SQL)).body.message).toBe('添加成功！')
    type Told = { cgRpConfigId: string; dictOptions: Record<string, { value: string; text: string }[]> }
    const told = async (who: Caller) => (await who.get<Told>('/online/cgreport/api/getRpColumns/stated_choice')).body.result
    const { cgRpConfigId, dictOptions } = await told(admin)
    expect(dictOptions.who?.map(({ value }) => value)).toContain('admin')
    expect(dictOptions.who?.map(({ value }) => value)).not.toContain('auditor')
    const inputs = await admin.get<object[]>(`/online/cgreport/api/getQueryInfo/${cgRpConfigId}`)
    expect(inputs.body.result).toMatchObject([{ field: 'who', view: 'list', dictCode: null }])
    const { caller } = await makePerson(server, admin, ['lecturer:list'])
    expect((await told(caller)).dictOptions.who).toEqual([])
  })
})
