import { call, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, form, input, message, openList } from './support/pages'

test('statements read the tables of the white list alone, as long as it has any', { tag: '@whole' }, async ({ admin }) => {
  const asked = () =>
    call(admin, 'GET', `/online/cgreport/head/parseSql?sql=${encodeURIComponent('select role_name from sys_role')}&dbKey=`)
  expect((await asked()).success).toBe(true)
  const table = unique('allowed_')
  const list = await openList(admin, '/isystem/tableWhiteList')
  await list.tool('新增')
  await input(form(admin, '新增'), '表名').fill(table)
  await button(form(admin, '新增'), '保存').click()
  await message(admin, /成功/)
  expect(await asked()).toMatchObject({ success: false })
  await list.act(list.row(table), '删除')
  await agree(admin)
  await expect(list.row(table)).toHaveCount(0)
  expect((await rowsOf(admin, '/sys/tableWhiteList')).total).toBe(0)
  expect((await asked()).success).toBe(true)
})
