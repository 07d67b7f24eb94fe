import { beforeEach, expect, it, vi } from 'vitest'
import { type ClientRequest, RequestError } from '../../../renderer/contract'
import { backEnd } from '.'
import { answerOfFamily, familyPath } from './translate'

const replies = new Map<string, unknown>()
const send = vi.fn(async ({ method, path }: ClientRequest) => {
  const key = `${method} ${path}`
  if (!replies.has(key)) throw new RequestError('实体不存在', 500, false)
  return { success: true, code: 200, message: '', result: replies.get(key) }
})
const calls = () => send.mock.calls.map(([{ method, path }]) => `${method} ${path}`)
const resultOf = async (request: ClientRequest) => (await answerOfFamily(request, send)).result

beforeEach(() => {
  replies.clear()
  send.mockClear()
  backEnd.learn(new RequestError('', 401, false))
})

it('reads one row from a list, or from a tree, where there is no call for it', async () => {
  replies.set('GET /sys/dict/list', { records: [{ id: '7', dictName: '颜色' }], total: 1 })
  replies.set('GET /sys/permission/list', [{ id: '1', children: [{ id: '8', name: '菜单' }] }])
  expect(await resultOf({ method: 'GET', path: '/sys/dict/queryById', query: { id: '7' } })).toEqual({ id: '7', dictName: '颜色' })
  expect(await resultOf({ method: 'GET', path: '/sys/permission/queryById', query: { id: '8' } })).toEqual({ id: '8', name: '菜单' })
  await expect(resultOf({ method: 'GET', path: '/sys/permission/queryById', query: { id: '9' } })).rejects.toThrow('资源未找到')
})

it('refuses conditions in groups with a sentence, and asks nothing', async () => {
  await expect(resultOf({ method: 'GET', path: '/sys/user/list', query: { superQueryTree: '%7B%7D' } })).rejects.toThrow('条件分组')
  expect(calls()).toEqual([])
})

it('does not make calls that the server lacks; only reads are borne in silence', async () => {
  const read = answerOfFamily({ method: 'GET', path: '/sys/savedQuery/mine' }, send)
  await expect(read).rejects.toMatchObject({ code: 404, shown: true })
  const write = answerOfFamily({ method: 'POST', path: '/sys/savedQuery/add', body: {} }, send)
  await expect(write).rejects.toMatchObject({ code: 404, shown: false })
  expect(calls()).toEqual([])
})

it('grants to departments out of the tree of roles', async () => {
  replies.set('GET /sys/role/queryTreeList', { treeList: [] })
  expect(await resultOf({ method: 'GET', path: '/sys/sysDepartPermission/queryTreeList' })).toEqual({ treeList: [] })
})

it('exports online forms where 3.x does', () => {
  expect(familyPath('/online/cgform/api/exportXls/h1')).toBe('/online/cgform/api/exportXlsOld/h1')
  expect(familyPath('/sys/user/exportXls')).toBe('/sys/user/exportXls')
})

it('keeps a report as a head with what stands below it', async () => {
  replies.set('GET /online/cgreport/item/listByHeadId', [
    { id: 'i1', fieldName: 'a', isShow: 1 },
    { id: 'i2', fieldName: 'b', isShow: 0 },
  ])
  replies.set('GET /online/cgreport/param/listByHeadId', [])
  replies.set('GET /online/cgreport/head/list', { records: [{ id: 'r1', name: '报表' }], total: 1 })
  replies.set('PUT /online/cgreport/head/editAll', null)
  expect(await resultOf({ method: 'GET', path: '/online/report/queryById', query: { id: 'r1' } })).toMatchObject({
    name: '报表',
    items: [{ isShow: '1' }, { isShow: '0' }],
    params: [],
  })
  const body = { id: 'r1', name: '新', items: [{ fieldName: 'c' }, { id: 'i2', fieldName: 'b' }], params: [] }
  await answerOfFamily({ method: 'PUT', path: '/online/report/edit', body }, send)
  expect(send.mock.lastCall?.[0].body).toEqual({
    head: { id: 'r1', name: '新' },
    items: [
      { fieldName: 'c', orderNum: 0 },
      { id: 'i2', fieldName: 'b', orderNum: 1 },
    ],
    params: [],
    deleteItemIds: 'i1',
    deleteParamIds: '',
  })
})

it('asks for the columns of a report by its id where its code is not known, and remembers that', async () => {
  replies.set('GET /online/cgreport/api/getColumnsAndData/r9', { columns: [{ dataIndex: 'a' }], cgreportHeadName: '人员', data: {} })
  const ask = () => resultOf({ method: 'GET', path: '/online/cgreport/api/getRpColumns/r9', silent: true })
  expect(await ask()).toMatchObject({ columns: [{ dataIndex: 'a' }], cgRpConfigId: 'r9', cgRpConfigName: '人员' })
  await ask()
  expect(calls()).toEqual([
    'GET /online/cgreport/api/getRpColumns/r9',
    'GET /online/cgreport/api/getColumnsAndData/r9',
    'GET /online/cgreport/api/getColumnsAndData/r9',
  ])
  await expect(resultOf({ method: 'GET', path: '/online/cgreport/api/getRpColumns/none' })).rejects.toThrow('实体不存在')
})
