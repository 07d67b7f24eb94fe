import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { RequestError } from '../../renderer/contract'
import { createClient } from '../../src/api/client'
import { sysLogin, sysLogout, sysPermissionGetUserPermissionByToken } from '../../src/api/generated/auth'
import { courseLecturerAdd, courseLecturerEdit, courseLecturerExportXls, courseLecturerList } from '../../src/api/generated/course-lecturer'
import { sysDictGetDictItems, sysDictLoadDict } from '../../src/api/generated/dict'
import { sysCommonStatic, sysCommonUpload } from '../../src/api/generated/file'
import { operations as generated } from '../../src/api/generated/operations'
import { sysRoleAdd, sysRoleDelete, sysRoleImportExcel, sysRoleList } from '../../src/api/generated/role'
import { type ApiPorts, connectApi } from '../../src/api/ports'
import { ADMIN, startTestServer, type TestServer } from '../helpers/server'
import { rowsOf, workbook } from '../helpers/workbook'
import { operations } from './support/contracts'

let server: TestServer
let token: string | null = null
const ports = {
  token: () => token,
  tenantId: () => '0',
  onLoginPage: () => false,
  inUse: () => true,
  notice: vi.fn(),
  message: vi.fn(),
  askToSignIn: vi.fn(async () => {}),
  leave: vi.fn(),
} satisfies ApiPorts

beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(`http://127.0.0.1:${port}${path}`, init))
  connectApi(ports)
  token = (await sysLogin({ body: { ...ADMIN } })).token
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server?.close()
})

it('knows exactly the operations of the server', () => {
  const known = Object.entries(generated).map(([id, { method, path }]) => `${id} ${method} ${path}`)
  // What an operation is also called by is for clients of the family.
  const own = operations.filter(({ id, handledBy }) => id === handledBy)
  expect(known.sort()).toEqual(own.map(({ id, method, path }) => `${id} ${method} ${path}`).sort())
})

it('signs in and reads the menu', async () => {
  const { menu, auth } = await sysPermissionGetUserPermissionByToken()
  expect(menu.map(node => node.meta.title)).toEqual([
    '首页',
    '系统管理',
    '系统监控',
    '数据管理',
    '文档资料',
    '审计作业',
    '在线课程',
    '网站内容',
    '大屏',
    '在线开发',
    '开发示例',
  ])
  expect(auth.map(entry => entry.action)).toContain('lecturer:add')
})

it('adds a record, finds it, changes it, and is told of a stale change', async () => {
  await courseLecturerAdd({ body: { name: '王 &芳+%', level: '2', fee: 12.5, birthday: '1990-02-28' } })
  const { records, total } = await courseLecturerList({ query: { name: '*&芳+%*', column: 'createTime', order: 'desc', pageSize: 5 } })
  const [row] = records
  expect([total, row]).toEqual([
    1,
    expect.objectContaining({ name: '王 &芳+%', level_dictText: '中级讲师', fee: 12.5, birthday: '1990-02-28' }),
  ])
  const change = { id: row?.id ?? '', version: row?.version ?? null, level: '3' }
  await courseLecturerEdit({ body: change })
  const stale = courseLecturerEdit({ body: { ...change, level: '4' } })
  await expect(stale).rejects.toMatchObject({ code: 409, result: { level: '3' } })
  await expect(stale).rejects.toBeInstanceOf(RequestError)
})

it('uploads a file and downloads the same bytes under its name', async () => {
  const content = new Uint8Array([...Buffer.from('字节\r\n')])
  const { message } = await sysCommonUpload({ body: { file: new File([content], '底稿 一.txt'), biz: 'document' } })
  const { blob, name } = await sysCommonStatic({ params: { path: message } })
  expect([new Uint8Array(await blob.arrayBuffer()), name]).toEqual([content, '底稿 一.txt'])
})

it('exports a workbook and imports another one', async () => {
  const { blob, name } = await courseLecturerExportXls({ query: { name: '*芳*' } })
  expect([
    name,
    rowsOf(Buffer.from(await blob.arrayBuffer()))
      .flat()
      .join(),
  ]).toEqual(['讲师.xlsx', expect.stringContaining('王 &芳+%')])
  const sheet = workbook([
    ['角色名称', '角色编码'],
    ['好的', 'client_role'],
    ['重复', 'client_role'],
  ])
  const { code, result } = await sysRoleImportExcel({ body: { file: new File([new Uint8Array(sheet)], 'roles.xlsx') } })
  expect([code, result]).toEqual([201, expect.objectContaining({ successCount: 1, errorCount: 1 })])
})

it('encodes what stands in a path', async () => {
  expect((await sysDictGetDictItems({ params: { dict: 'sex' } })).map(option => option.text)).toEqual(['男', '女'])
  const people = await sysDictLoadDict({ params: { dict: 'sys_user,realname,username' }, query: { keyword: '管' } })
  expect(people).toEqual([{ value: 'admin', text: '管理员', title: '管理员' }])
  expect(await sysDictGetDictItems({ params: { dict: "sys_user,realname,id,1=1 or '%'" } })).toEqual([])
})

it('deletes through the client that screens use', async () => {
  await sysRoleAdd({ body: { roleName: '将删', roleCode: 'to_delete' } })
  const client = createClient(generated)
  const page = await client.request<{ records: { id: string }[] }>({
    method: 'GET',
    path: '/sys/role/list',
    query: { roleCode: 'to_delete' },
  })
  const id = page.records[0]?.id ?? ''
  const answer = await client.answer({ method: 'DELETE', path: '/sys/role/delete', query: { id } })
  expect(answer).toEqual({ success: true, code: 200, message: '删除角色成功', result: null })
  await expect(sysRoleDelete({ query: { id } })).rejects.toMatchObject({ message: '未找到角色信息' })
})

it('tells of a lost session once it is over', async () => {
  await sysLogout()
  await expect(sysRoleList()).rejects.toMatchObject({ shown: true })
  expect(ports.askToSignIn).toHaveBeenCalledTimes(1)
})
