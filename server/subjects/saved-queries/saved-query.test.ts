import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

interface Query {
  id: string
  title: string
  content: string
  mine: boolean
  ownerName: string | null
  roleIds: string[]
  version: number
}

let server: TestServer
let admin: Caller
let sharer: TestPerson
let reader: TestPerson
let other: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  sharer = await makePerson(server, admin, ['savedQuery:share'])
  reader = await makePerson(server, admin)
  other = await makePerson(server, admin)
})
afterAll(() => server?.close())

const PAGE = 'course/lecturer'
const tree = (field = 'name') => JSON.stringify({ matchType: 'and', records: [{ field, rule: 'like', val: '王' }] })
const add = (who: Caller, title: string, more: object = {}) =>
  who.post<Query>('/sys/savedQuery/add', { page: PAGE, kind: 'conditions', title, content: tree(), ...more })
const mine = async (who: Caller, page = PAGE) => (await who.get<Query[]>('/sys/savedQuery/mine', { page })).body.result
const titles = async (who: Caller, page = PAGE) => (await mine(who, page)).map(({ title }) => title)

describe('a saved query', () => {
  it('is saved, changed and deleted by its owner, who alone sees it', async () => {
    const { body } = await add(reader.caller, ' 我的 ')
    expect(body).toMatchObject({ success: true, message: '保存成功' })
    expect(body.result).toMatchObject({ title: '我的', content: tree(), mine: true, ownerName: reader.username, roleIds: [], version: 0 })
    const { id } = body.result
    expect(await titles(reader.caller)).toEqual(['我的'])
    expect(await titles(reader.caller, 'another/page')).toEqual([])
    for (const { caller } of [other, sharer]) {
      expect(await titles(caller)).toEqual([])
      expect((await caller.get('/sys/savedQuery/queryById', { id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
      expect((await caller.delete('/sys/savedQuery/delete', { id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
      expect((await caller.put('/sys/savedQuery/edit', { id, title: 'x' })).body).toMatchObject({ success: false })
    }
    expect((await admin.get('/sys/savedQuery/queryById', { id })).body.success).toBe(false)
    const edited = await reader.caller.put<Query>('/sys/savedQuery/edit', { id, content: tree('level'), version: 0 })
    expect(edited.body.result).toMatchObject({ content: tree('level'), version: 1 })
    const late = await reader.caller.put<Query>('/sys/savedQuery/edit', { id, title: '晚了', version: 0 })
    expect(late.body).toMatchObject({ success: false, code: 409, result: { title: '我的', version: 1 } })
    expect((await reader.caller.delete('/sys/savedQuery/delete', { id })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect(await titles(reader.caller)).toEqual([])
  })

  it('has a name of its own among those of its owner', async () => {
    const { body } = await add(reader.caller, '同名')
    expect((await add(reader.caller, '同名')).body).toMatchObject({ success: false, message: '同名 已存在' })
    expect((await add(other.caller, '同名')).body.success).toBe(true)
    expect((await add(reader.caller, ' ')).body).toMatchObject({ success: false, message: '保存名称不能为空' })
    const second = await add(reader.caller, '另名')
    const edit = { id: second.body.result.id, title: '同名' }
    expect((await reader.caller.put('/sys/savedQuery/edit', edit)).body).toMatchObject({ success: false, message: '同名 已存在' })
    await reader.caller.delete('/sys/savedQuery/deleteBatch', { ids: `${body.result.id},${second.body.result.id},` })
    expect(await titles(reader.caller)).toEqual([])
  })

  it('is shared with roles by who may, and deleted by its owner or who looks after them', async () => {
    const refused = await add(reader.caller, '共享', { roleIds: [other.roleId] })
    expect(refused.body).toMatchObject({ success: false, message: '没有共享查询的权限' })
    expect(await titles(reader.caller)).toEqual([])
    const nobody = await add(sharer.caller, '共享', { roleIds: ['nobody'] })
    expect(nobody.body).toMatchObject({ success: false, message: '共享的角色不存在' })
    const { id } = (await add(sharer.caller, '共享', { roleIds: [reader.roleId] })).body.result
    expect((await mine(reader.caller)).map(({ title, mine, ownerName, roleIds }) => ({ title, mine, ownerName, roleIds }))).toEqual([
      { title: '共享', mine: false, ownerName: sharer.username, roleIds: [] },
    ])
    expect(await titles(other.caller)).not.toContain('共享')
    const edit = await reader.caller.put('/sys/savedQuery/edit', { id, title: 'x' })
    expect(edit.body).toMatchObject({ success: false, message: '只能修改自己保存的查询' })
    expect((await reader.caller.delete('/sys/savedQuery/delete', { id })).status).toBe(403)
    const all = await admin.get<{ records: { title: string; roleNames: string }[] }>('/sys/savedQuery/list')
    expect(all.body.result.records).toMatchObject([{ title: '共享', ownerName: sharer.username, roleNames: reader.username }])
    expect((await reader.caller.get('/sys/savedQuery/list')).status).toBe(403)
    const moved = await sharer.caller.put<Query>('/sys/savedQuery/edit', { id, roleIds: [other.roleId] })
    expect(moved.body.result.roleIds).toEqual([other.roleId])
    expect(await titles(reader.caller)).toEqual([])
    expect((await admin.delete('/sys/savedQuery/delete', { id })).body.success).toBe(true)
    expect(await titles(sharer.caller)).toEqual([])
  })

  it('is gone for who has lost the role that it is shared with', async () => {
    const person = await makePerson(server, admin)
    const { id } = (await add(sharer.caller, '离开的人', { roleIds: [person.roleId] })).body.result
    expect(await titles(person.caller)).toEqual(['离开的人'])
    await server.sql('delete from weft.sys_user_role where role_id = $1', [person.roleId])
    const again = await server.signIn(person.username, TEST_PASSWORD)
    expect(await titles(again)).toEqual([])
    expect((await again.get('/sys/savedQuery/queryById', { id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
    await sharer.caller.delete('/sys/savedQuery/delete', { id })
  })

  it('stops being shared with a role that is deleted', async () => {
    const role = await makePerson(server, admin)
    const { id } = (await add(sharer.caller, '角色没了', { roleIds: [role.roleId] })).body.result
    await admin.delete('/sys/role/delete', { id: role.roleId })
    expect((await sharer.caller.get<Query>('/sys/savedQuery/queryById', { id })).body.result.roleIds).toEqual([])
    expect((await admin.get('/sys/savedQuery/queryById', { id })).body.success).toBe(false)
    await sharer.caller.delete('/sys/savedQuery/delete', { id })
  })

  it.each([
    ['{oops', '保存的查询内容不正确'],
    ['{}', '高级查询的条件格式不正确'],
    ['{"matchType":"and","records":[]}', '高级查询的条件格式不正确'],
    [JSON.stringify({ matchType: 'and', records: Array(51).fill({ field: 'a', rule: 'eq', val: '1' }) }), '高级查询的条件不能超过50个'],
  ])('cannot hold %s', async (content, message) => {
    expect((await add(reader.caller, '坏的', { content })).body).toMatchObject({ success: false, message })
  })

  it.each([
    ['{"source":"/course/lecturer","columns":["name"]}', true],
    ['{"source":"/course/lecturer","groups":[{"field":"level"}],"measures":[{"measure":"count"}],"chart":"bar"}', true],
    ['{"source":"/course/lecturer","measures":[{"measure":"median","field":"fee"}]}', false],
    ['{"source":"/course/lecturer","where":{"matchType":"xor","records":[]}}', false],
    ['{"columns":["name"]}', false],
  ])('of an analysis may be %s: %s', async (content, want) => {
    const { body } = await add(reader.caller, `分析${content.length}`, { kind: 'analysis', content })
    expect(body.success).toBe(want)
  })

  it('is not there for another tenant, nor in the database for another person', async () => {
    const { id } = (await add(reader.caller, '机密', {})).body.result
    expect(await server.sql('select id from weft.sys_saved_query where id = $1', [id], 7)).toEqual([])
    expect(await server.sql('select id from weft.sys_saved_query where id = $1', [id])).toEqual([])
    expect(await server.sql('update weft.sys_saved_query set title = $2 where id = $1 returning id', [id, 'x'])).toEqual([])
    expect(await titles(reader.caller)).toContain('机密')
  })
})
