import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField as field } from '../../../tests/helpers/form-caller'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

const API = '/online/cgform/api'
type Row = Record<string, unknown>
let server: TestServer
let admin: Caller
let forms: Forms
let visit: string
const topics: string[] = []

const link = (more: object) => ({ fieldShowType: 'link_table', dictTable: 'link_topic', dictField: 'id', dictText: 'name,state', ...more })

/** A form of topics, and one of visits that choose out of it. */
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  forms = new Forms(admin)
  const topic = await forms.made({ tableName: 'link_topic', tableTxt: '题目' }, [field('name', '名称'), field('state', '状态')])
  for (const [name, state] of [
    ['预算', '1'],
    ['工程', '1'],
    ['旧题', '0'],
  ])
    topics.push((await forms.add(topic, { name, state })).result)
  visit = await forms.made({ tableName: 'link_visit', tableTxt: '走访' }, [
    field('topic', '题目', link({})),
    field('open', '在办题目', link({ dictTable: "link_topic where state = '1'" })),
    field('more', '相关题目', link({ fieldExtendJson: '{"multiSelect":true}' })),
    field('boss', '领导', {
      fieldShowType: 'list',
      dictTable: "sys_user where username in ('admin', 'auditor')",
      dictField: 'username',
      dictText: 'realname',
    }),
  ])
})
afterAll(() => server?.close())

const optionsOf = async (name: string, who = admin) => {
  const { result } = (await who.get<{ schema: { properties: Record<string, Row> } }>(`${API}/getFormItem/${visit}`)).body
  return ((result.schema.properties[name]?.enum ?? []) as Row[]).map(({ text }) => text)
}
const ask = async (dict: string, who = admin) =>
  ((await who.get<Row[]>(`/sys/dict/loadDict/${encodeURIComponent(dict)}`, { keyword: '' })).body.result ?? []).map(({ text }) => text)

describe('a field that names a record of another form', () => {
  it('keeps its id, one or several, and shows its text', async () => {
    const [first, second, old] = topics
    const { result: id } = await forms.add(visit, { topic: old, open: first, more: `${first},${second}`, boss: 'admin' })
    expect((await forms.data(visit, { id })).result.records).toMatchObject([
      { topic: old, topic_dictText: '旧题', open_dictText: '预算', more_dictText: '预算,工程', boss_dictText: '管理员' },
    ])
    expect((await forms.data(visit, { topic: first ?? '' })).result.total).toBe(0)
  })

  it('offers the rows of the condition that stands behind the table', async () => {
    expect(await optionsOf('open')).toEqual(['预算', '工程'])
    expect((await optionsOf('boss')).sort()).toEqual(['沈审', '管理员'].sort())
    // Without one it is searched for, and several are told at once.
    expect(await optionsOf('topic')).toEqual([])
    expect(await optionsOf('more')).toEqual(['预算', '工程', '旧题'])
  })
})

describe('a dictionary of four parts', () => {
  it('is answered by a condition over columns that a field of the caller tests, and by none other', async () => {
    expect(await ask("link_topic,name,id,state = '1'")).toEqual(['工程', '预算'])
    expect(await ask("link_topic,name,id,state = '0' and name like '旧%'")).toEqual(['旧题'])
    expect(await ask("link_topic,name,id,state = '1' or 1=1")).toEqual([])
    expect(await ask("sys_user,realname,username,password = 'x'")).toEqual([])
    const { caller } = await makePerson(server, admin, [])
    expect(await ask("link_topic,name,id,state = '1'", caller)).toEqual([])
  })

  it('is given to users of the form alone as its field says it', async () => {
    const [{ id: parentId } = { id: '' }] = await server.sql<{ id: string }>("select id from weft.sys_permission where url = '/online'")
    const right = { name: '走访', menuType: 2, perms: 'online:link_visit:list', permsType: '1', status: '1', parentId }
    expect((await admin.post('/sys/permission/add', right)).body).toMatchObject({ success: true })
    const { caller } = await makePerson(server, admin, ['online:link_visit:list'])
    expect(await optionsOf('open', caller)).toEqual(['预算', '工程'])
    expect(await ask("link_topic,name,id,state = '1'", caller)).toEqual(['工程', '预算'])
    // No field of theirs tests the name.
    expect(await ask("link_topic,name,id,name = '旧题'", caller)).toEqual([])
    expect(await ask("sys_user,realname,username,username = 'admin'", caller)).toEqual(['管理员'])
    expect(await ask("sys_user,realname,username,phone like '1%'", caller)).toEqual([])
  })
})

it.each([
  [
    'a column that may not be read',
    { fieldShowType: 'list', dictTable: "sys_user where password = 'x'", dictField: 'id', dictText: 'realname' },
    '没有查看字典表',
  ],
  [
    'what is more than conditions',
    { fieldShowType: 'list', dictTable: 'sys_user where 1=1', dictField: 'id', dictText: 'realname' },
    '字典Table 应为表名',
  ],
  ['a link to nothing', { fieldShowType: 'link_table', dictField: 'id', dictText: 'name' }, '请填写关联的表、值字段和显示字段'],
  ['a link in a number', link({ dbType: 'int' }), '该控件的字段类型只能是 string 或 Text'],
])('refuses %s', async (_, more, message) => {
  const { body } = await admin.post(`${API}/addAll`, {
    head: { tableName: 'link_wrong', tableTxt: '错', tableType: 1 },
    fields: [field('a', '甲', more)],
    indexs: [],
  })
  expect(body.success).toBe(false)
  expect(body.message).toContain(message)
})
