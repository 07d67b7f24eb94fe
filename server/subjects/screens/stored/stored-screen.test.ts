import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'

interface Screen {
  id: string
  name: string
  title: string
  kind: string
  content: string
  audience: string
  roleIds: string
  mine: boolean
  mayEdit: boolean
  mayDelete: boolean
  version: number
}

interface MenuNode {
  path: string
  component: string | null
  children?: MenuNode[]
}

let server: TestServer
let admin: Caller
let maker: TestPerson
let sharer: TestPerson
let reader: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  maker = await makePerson(server, admin, ['storedScreen:add'])
  sharer = await makePerson(server, admin, ['storedScreen:add', 'storedScreen:share', 'lecturer:list'])
  reader = await makePerson(server, admin)
})
afterAll(() => server?.close())

const query = (more: object = {}) => ({
  screen: 'query',
  title: '各级讲师',
  source: '/course/lecturer',
  analysis: { groups: [{ field: 'level' }], measures: [{ measure: 'count' }], chart: 'bar' },
  ...more,
})
const text = (screen: object) => JSON.stringify(screen, null, 2)
const add = (who: Caller, screen: object | string, more: object = {}) =>
  who.post<Screen>('/sys/storedScreen/add', { content: typeof screen === 'string' ? screen : text(screen), ...more })
const byName = (who: Caller, name: string) => who.get<Screen>('/sys/storedScreen/queryByName', { name })
const NOT_FOUND = { success: false, code: 404, message: '页面不存在，或没有查看权限' }

describe('a stored screen', () => {
  it('is made, changed by its version and deleted by its author, who alone sees it', async () => {
    const { body } = await add(maker.caller, query(), { name: 'levels' })
    expect(body).toMatchObject({ success: true, message: '保存成功' })
    expect(body.result).toMatchObject({ name: 'levels', title: '各级讲师', kind: 'query', audience: 'own', mine: true, mayEdit: true })
    const { id } = body.result
    expect((await byName(maker.caller, 'levels')).body.result.content).toBe(text(query()))
    expect((await byName(reader.caller, 'levels')).body).toMatchObject(NOT_FOUND)
    expect((await reader.caller.put('/sys/storedScreen/edit', { id, audience: 'all' })).body).toMatchObject(NOT_FOUND)
    expect((await reader.caller.delete('/sys/storedScreen/delete', { id })).body).toMatchObject(NOT_FOUND)
    const renamed = await maker.caller.put<Screen>('/sys/storedScreen/edit', { id, content: text(query({ title: '级别' })), version: 0 })
    expect(renamed.body.result).toMatchObject({ title: '级别', version: 1 })
    const noted = await maker.caller.put<Screen>('/sys/storedScreen/edit', { id, description: '给领导看' })
    expect(noted.body.result).toMatchObject({ description: '给领导看', title: '级别', version: 2 })
    const late = await maker.caller.put<Screen>('/sys/storedScreen/edit', { id, content: text(query()), version: 0 })
    expect(late.body).toMatchObject({ success: false, code: 409, result: { title: '级别', version: 2 } })
    expect((await maker.caller.delete('/sys/storedScreen/delete', { id })).body.success).toBe(true)
    expect((await byName(maker.caller, 'levels')).body).toMatchObject(NOT_FOUND)
    const log = await server.sql<{ action: string }>(
      "select action from weft.sys_audit where table_name = 'sys_stored_screen' and record_id = $1 order by id",
      [id],
    )
    expect(log.map(({ action }) => action)).toEqual(['insert', 'update', 'update', 'delete'])
  })

  it('has an address of its own, or is given one', async () => {
    const first = await add(maker.caller, query(), { name: 'taken' })
    expect((await add(sharer.caller, query(), { name: 'taken' })).body).toMatchObject({ success: false, message: '页面地址 taken 已存在' })
    // As the form sends what is left empty.
    const second = await add(maker.caller, query(), { name: null, roleIds: null, description: null })
    expect(second.body.result.name).toMatch(/^page-[0-9a-f]{8}$/)
    const moved = { id: second.body.result.id, name: 'taken' }
    expect((await maker.caller.put('/sys/storedScreen/edit', moved)).body).toMatchObject({
      success: false,
      message: '页面地址 taken 已存在',
    })
    for (const name of ['Upper', 'a/b', '../x', 'a b', '-a']) expect((await add(maker.caller, query(), { name })).status).toBe(400)
    await maker.caller.delete('/sys/storedScreen/deleteBatch', { ids: `${first.body.result.id},${second.body.result.id}` })
  })

  it('is shown to roles or to everybody by who may share, and taken back by its author', async () => {
    expect((await add(maker.caller, query(), { audience: 'all' })).body).toMatchObject({ success: false, message: '没有共享页面的权限' })
    for (const roleIds of [undefined, null, '']) {
      const { body } = await add(sharer.caller, query(), { audience: 'roles', roleIds })
      expect(body).toMatchObject({ message: '请选择可以查看页面的角色' })
    }
    expect((await add(sharer.caller, query(), { audience: 'roles', roleIds: 'nobody' })).body).toMatchObject({
      message: '共享的角色不存在',
    })
    const { id } = (await add(sharer.caller, query(), { name: 'shared', audience: 'roles', roleIds: reader.roleId })).body.result
    expect((await sharer.caller.put('/sys/storedScreen/edit', { id, roleIds: null })).body).toMatchObject({
      message: '请选择可以查看页面的角色',
    })
    expect((await byName(reader.caller, 'shared')).body.result).toMatchObject({
      mine: false,
      mayEdit: false,
      mayDelete: false,
      roleIds: '',
    })
    expect((await byName(maker.caller, 'shared')).body).toMatchObject(NOT_FOUND)
    const mine = await reader.caller.get<Screen[]>('/sys/storedScreen/mine')
    expect(mine.body.result).toMatchObject([{ name: 'shared', title: '各级讲师', kind: 'query', mine: false, ownerName: sharer.username }])
    expect((await reader.caller.put('/sys/storedScreen/edit', { id, audience: 'all' })).status).toBe(403)
    expect((await reader.caller.delete('/sys/storedScreen/delete', { id })).status).toBe(403)
    expect((await reader.caller.get('/sys/storedScreen/list')).status).toBe(403)
    await sharer.caller.put('/sys/storedScreen/edit', { id, audience: 'all' })
    expect((await byName(maker.caller, 'shared')).body.success).toBe(true)
    await sharer.caller.put('/sys/storedScreen/edit', { id, audience: 'own' })
    expect((await byName(reader.caller, 'shared')).body).toMatchObject(NOT_FOUND)
    const list = await admin.get<{ records: Screen[] }>('/sys/storedScreen/list', { name: 'shared' })
    expect(list.body.result.records).toMatchObject([{ name: 'shared', audience: 'own' }])
    await admin.delete('/sys/storedScreen/delete', { id })
    expect((await byName(sharer.caller, 'shared')).body).toMatchObject(NOT_FOUND)
  })

  it('reads nothing for who may not read its source', async () => {
    const { id } = (await add(sharer.caller, query(), { name: 'law', audience: 'all' })).body.result
    expect((await byName(reader.caller, 'law')).body.success).toBe(true)
    const asked = { source: '/course/lecturer', groups: [{ field: 'level' }], measures: [{ measure: 'count' }] }
    expect((await reader.caller.post('/sys/query/run', asked)).body).toMatchObject({ message: '数据来源不存在或没有查看权限' })
    expect((await sharer.caller.post('/sys/query/run', asked)).body.success).toBe(true)
    await sharer.caller.delete('/sys/storedScreen/delete', { id })
  })

  it('may be more than a question only where pages are written', async () => {
    const act = { do: [{ request: 'DELETE /sys/user/delete', query: { id: '1' } }] }
    const wrong = [
      query({ actions: { harmless: { title: '查询', ...act } } }),
      query({ source: { base: '/course/lecturer', list: 'GET /course/lecturer/list' } }),
      query({ fields: { name: { title: '姓名', on: { change: 'reload' } } } }),
      { screen: 'list', title: '讲师', source: '/course/lecturer' },
    ]
    for (const screen of wrong) {
      const { body } = await add(sharer.caller, screen)
      expect(body.success, body.message).toBe(false)
    }
    expect((await add(sharer.caller, wrong[3] ?? {})).body.message).toBe('没有编写页面的权限，只能保存查询分析页面')
    const { id } = (await add(admin, wrong[3] ?? {}, { name: 'written', audience: 'all' })).body.result
    expect((await byName(reader.caller, 'written')).body.result).toMatchObject({ kind: 'list', mayEdit: false })
    await admin.delete('/sys/storedScreen/delete', { id })
  })

  it.each([
    ['{oops', 'JSON_SYNTAX', 1, 2],
    [text(query({ sorce: '/a' })), 'SCREEN_UNKNOWN_KEY', 18, 3],
    [text(query({ analysis: { groups: [{ field: 'levle' }] } })), 'SCREEN_UNKNOWN_FIELD', 8, 18],
    [text(query({ source: '/course/lecturr' })), 'SCREEN_UNKNOWN_ENTITY', 4, 13],
    [text({ screen: 'list', title: 'x', source: '/course/lecturer', fields: { extra: '乙' } }), 'CONTRACT_FIELD', 6, 5],
    [text({ screen: 'page', title: 'x', body: [[{ screen: 'stored/nowhere' }]] }), 'SCREEN_UNKNOWN_SCREEN', 7, 19],
    [
      text({ screen: 'list', title: 'x', source: '/sys/role', perm: 'nobody:', fields: { roleName: '角色' } }),
      'SCREEN_UNKNOWN_RIGHT',
      5,
      11,
    ],
  ])('with a mistake is refused, and told where: %s', async (content, code, line, column) => {
    const checked = await admin.post<{ code: string; line: number; column: number; from: number }[]>('/sys/storedScreen/check', { content })
    expect(checked.body.result).toContainEqual(expect.objectContaining({ code, line, column }))
    for (const issue of checked.body.result) {
      const before = content.slice(0, issue.from).split('\n')
      expect([before.length, (before.at(-1)?.length ?? 0) + 1]).toEqual([issue.line, issue.column])
    }
    const { body } = await add(admin, content)
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/^页面定义有 \d+ 处错误：\d+:\d+ /) })
  })

  it('holds what its children are asked for against what they take', async () => {
    const below = { screen: 'list', title: '评论', source: '/course/comment' }
    const { id } = (await add(admin, below, { name: 'comments' })).body.result
    const above = (screen: string, param: string) =>
      text({ ...below, title: '讲师', source: '/course/lecturer', children: [{ screen, on: { [param]: 'id' } }] })
    const codes = async (content: string) =>
      (await admin.post<{ code: string }[]>('/sys/storedScreen/check', { content })).body.result.map(({ code }) => code)
    for (const screen of ['course/comment', 'stored/comments']) {
      expect([screen, await codes(above(screen, 'lecturer'))]).toEqual([screen, []])
      expect([screen, await codes(above(screen, 'lecturr'))]).toEqual([screen, ['CONTRACT_PARAMETER']])
    }
    await admin.delete('/sys/storedScreen/delete', { id })
  })

  it('knows dictionaries and rights that were made at run time', async () => {
    const screen = {
      screen: 'list',
      title: '角色',
      source: '/sys/role',
      fields: { roleName: { title: '角色', type: 'select', dict: 'made_here' } },
    }
    const before = await admin.post<object[]>('/sys/storedScreen/check', { content: text(screen) })
    expect(before.body.result).toMatchObject([{ code: 'SCREEN_UNKNOWN_DICTIONARY' }])
    await admin.post('/sys/dict/add', { dictName: '现做的', dictCode: 'made_here' })
    expect((await admin.post<object[]>('/sys/storedScreen/check', { content: text(screen) })).body.result).toEqual([])
  })

  it('is not there for another tenant', async () => {
    const { id } = (await add(sharer.caller, query(), { name: 'secret', audience: 'all' })).body.result
    expect(await server.sql('select id from weft.sys_stored_screen where id = $1', [id], 7)).toEqual([])
    expect(await server.sql('select id from weft.sys_stored_screen where id = $1', [id])).toHaveLength(1)
    await sharer.caller.delete('/sys/storedScreen/delete', { id })
  })
})

describe('the menu entry of a stored screen', () => {
  const menuOf = async (who: Caller) => {
    const { body } = await who.get<{ menu: MenuNode[]; auth: { action: string }[] }>('/sys/permission/getUserPermissionByToken')
    const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap(node => [node, ...flat(node.children ?? [])])
    return { paths: flat(body.result.menu).map(({ path }) => path), auth: body.result.auth.map(({ action }) => action) }
  }

  it('is there for exactly those who are shown the screen, with the group around it and no right', async () => {
    const [group] = await server.sql<{ id: string }>("select id from weft.sys_permission where url = '/course'")
    const [page] = await server.sql<{ id: string }>("select id from weft.sys_permission where url = '/isystem/user'")
    const entry = (url: string, parentId: string | undefined) =>
      admin.post('/sys/permission/add', { name: '各级讲师', menuType: 1, parentId, url, component: 'stored/entry', perms: 'user:delete' })
    expect((await entry('/stored/entry', group?.id)).body.success).toBe(true)
    expect((await entry('/stored/elsewhere', page?.id)).body.success).toBe(true)
    expect((await menuOf(admin)).paths).not.toContain('/stored/entry')
    const made = await add(sharer.caller, query(), { name: 'entry', audience: 'roles', roleIds: reader.roleId })
    const theirs = await menuOf(reader.caller)
    expect(theirs.paths).toEqual(expect.arrayContaining(['/course', '/stored/entry']))
    expect(theirs.paths).not.toContain('/isystem/user')
    expect(theirs.auth).not.toContain('user:delete')
    expect((await menuOf(maker.caller)).paths).not.toContain('/stored/entry')
    // Without the role the page is gone, and its entry with it.
    await server.sql('delete from weft.sys_user_role where role_id = $1', [reader.roleId])
    const again = await server.signIn(reader.username, TEST_PASSWORD)
    expect((await byName(again, 'entry')).body).toMatchObject(NOT_FOUND)
    expect((await menuOf(again)).paths).not.toContain('/stored/entry')
    await sharer.caller.delete('/sys/storedScreen/delete', { id: made.body.result.id })
    expect((await menuOf(sharer.caller)).paths).not.toContain('/stored/entry')
  })

  it('goes with the screen, whoever deletes that, and follows it when it is called otherwise', async () => {
    const [group] = await server.sql<{ id: string; leaf: boolean }>(
      "insert into weft.sys_permission (name, menu_type, url, component) values ('分析', 0, '/analyses', 'layouts/RouteView') returning id",
    )
    const made = await add(maker.caller, query(), { name: 'first' })
    const { id } = made.body.result
    const entry = { name: '各级讲师', menuType: 1, parentId: group?.id, url: '/stored/first', component: 'stored/first' }
    await admin.post('/sys/permission/add', entry)
    const entries = () =>
      server.sql<{ component: string }>(
        'select component from weft.sys_permission where parent_id = $1 or component like $2 order by url',
        [group?.id, 'stored/first%'],
      )
    const leaf = async () =>
      (await server.sql<{ leaf: boolean }>('select leaf from weft.sys_permission where id = $1', [group?.id]))[0]?.leaf
    const [own] = await server.sql<{ id: string }>("select id from weft.sys_permission where component = 'stored/first'")
    await admin.post('/sys/permission/add', { name: '导出', menuType: 2, parentId: own?.id, perms: 'first:export' })
    expect([await entries(), await leaf()]).toEqual([[{ component: 'stored/first' }], false])
    expect((await maker.caller.put('/sys/storedScreen/edit', { id, name: 'second' })).body.success).toBe(true)
    expect(await entries()).toEqual([{ component: 'stored/second' }])
    expect((await menuOf(maker.caller)).paths).toContain('/stored/first')
    expect((await maker.caller.delete('/sys/storedScreen/delete', { id })).body.success).toBe(true)
    expect([await entries(), await leaf()]).toEqual([[], true])
    expect(await server.sql("select id from weft.sys_permission where perms = 'first:export'")).toEqual([])
  })

  it('stays where others stand in it', async () => {
    const made = await add(maker.caller, query(), { name: 'around' })
    await admin.post('/sys/permission/add', { name: '外', menuType: 0, url: '/around', component: 'stored/around' })
    const [around] = await server.sql<{ id: string }>("select id from weft.sys_permission where component = 'stored/around'")
    await admin.post('/sys/permission/add', {
      name: '内',
      menuType: 1,
      parentId: around?.id,
      url: '/inside',
      component: 'screens/course/lecturer',
    })
    await maker.caller.delete('/sys/storedScreen/delete', { id: made.body.result.id })
    expect(await server.sql('select id from weft.sys_permission where id = $1', [around?.id])).toHaveLength(1)
  })
})
