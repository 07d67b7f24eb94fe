import { expect, it } from 'vitest'
import { admin, openServer } from '../../../tests/helpers/open-server'

openServer()

it.each([
  ['/sys/role/add', { roleCode: 'a' }, '参数错误：缺少角色名称'],
  ['/sys/role/add', { roleName: {}, roleCode: 'a' }, '参数错误：角色名称的类型不正确'],
  ['/sys/quartzJob/add', { jobClassName: {} }, '参数错误：缺少执行计划'],
  ['/example/cell/saveBatch', { changed: [{ id: 'a', count: true }] }, '参数错误：changed.0.数字的类型不正确'],
  ['/example/cell/saveBatch', { added: [{ key: 'a', row: { name: {} } }] }, '参数错误：added.0.row.文本的类型不正确'],
  ['/sys/dict/add', { dictName: 'a' }, '参数错误：缺少字典编号'],
])('at %s %o is refused with the title of its field', async (path, body, message) => {
  expect((await admin.post(path, body)).body).toMatchObject({ success: false, message })
})

it('in English the title is that of the catalogue', async () => {
  const { body } = await admin.call('POST', '/sys/role/add', { payload: { roleCode: 'a' }, headers: { 'accept-language': 'en' } })
  expect(body.message).toBe('Wrong input: Name is missing')
})
