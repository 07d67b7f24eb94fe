import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientFiles } from '../client'
import { readContract } from '.'
import { camel, Names } from './names'

it.each([
  ['接口返回对象«IPage«用户»»', '接口返回对象OfIPageOf用户'],
  ['接口返回对象«用户»', '接口返回对象Of用户'],
  ['接口返回对象用户', '接口返回对象用户'],
  ['Map«string,List«User»»', 'MapOfStringAndListOfUser'],
  ['Result<User[]>', 'ResultOfUserList'],
  ['sys-user_role', 'SysUserRole'],
  ['a,b', 'AB'],
  ['Promise', 'PromiseModel'],
  ['Пользователь', 'Пользователь'],
  ['用户（旧）', '用户旧'],
  ['3d', 'T3D'],
  ['→', 'U2192'],
])('the type %s is %s', (wanted, name) => {
  expect(new Names().type(wanted, 'api')).toBe(name)
})

it.each([
  ['查询用户', '查询用户'],
  ['查询-用户', '查询用户'],
  ['get /用户/{编号}', 'get用户编号'],
  ['GetUser', 'getUser'],
  ['delete', 'deleteOperation'],
  ['Delete', 'deleteOperation'],
  ['HTTPServer', 'httpServer'],
])('the function %s is %s', (wanted, name) => {
  expect(camel(wanted)).toBe(name)
})

it('a type whose name is taken has its area before it, then a number', () => {
  const names = new Names()
  expect(Array.from({ length: 4 }, () => names.type('User', 'api'))).toEqual(['User', 'ApiUser', 'ApiUser2', 'ApiUser3'])
})

it('a document as springfox writes it for knife4j and JeecgBoot gives good names by default', () => {
  const text = readFileSync(join(import.meta.dirname, '../client/fixtures/jeecg.json'), 'utf8')
  const { contract, messages } = readContract(['接口文档.json'], () => text)
  expect(messages).toEqual([])
  const [document] = contract.documents
  expect(document?.area).toBe('接口文档')
  expect(document?.operations.map(({ id, tags }) => `${tags} ${id}`)).toEqual([
    // `queryPageList` is the method of two controllers: their paths tell them apart.
    '用户管理 getSysUserList',
    '部门管理 getSysDepartList',
    '用户管理 queryById',
    '用户管理 postSysUserAdd',
    '用户管理 导出用户',
  ])
  expect([...contract.schemas.keys()]).toEqual([
    'IPageOf用户',
    'IPageOf部门',
    '接口返回对象OfIPageOf用户',
    '接口返回对象OfIPageOf部门',
    '接口返回对象Of用户',
    '接口返回对象OfMapOfStringAndListOf用户',
    '用户',
    '部门',
  ])
  const files = clientFiles(contract, { module: null, instance: 'http', command: 'x' })
  const client = files.get('接口文档.ts') ?? ''
  // A reference beside `originalRef` is a reference.
  expect(client).toContain('http.Get<接口返回对象OfIPageOf用户>')
  expect(client).toContain('export interface 用户 {\n  id?: string\n  /** 登录账号 */\n  username: string\n  姓名?: string\n')
  expect(client).toContain("  status?: '正常' | '冻结'")
})

it('numbers that springdoc puts behind a repeated name are no part of it', () => {
  const operation = (operationId: string) => ({ get: { operationId, responses: { 204: { description: '' } } } })
  const paths = { '/users': operation('list'), '/roles': operation('list_1'), '/one': operation('find_2') }
  const document = { openapi: '3.0.1', info: { title: 'A', version: '1' }, paths }
  const { contract } = readContract(['a.json'], () => JSON.stringify(document))
  expect(contract.documents[0]?.operations.map(({ id }) => id)).toEqual(['getUsers', 'getRoles', 'find_2'])
})
