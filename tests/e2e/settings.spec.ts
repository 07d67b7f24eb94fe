import { must, rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, form, message, number, openByMenu } from './support/pages'

const IDLE = '无操作多少分钟后退出登录'

test('a setting of the installation is changed in a form of its kind, says by whom, and goes back to its default', async ({ admin }) => {
  const [found] = (await rowsOf(admin, '/sys/setting', `name=${encodeURIComponent(IDLE)}`)).records
  if (found?.state === 'changed') await must(admin, 'PUT', '/sys/setting/reset', { id: found.id })
  await admin.goto('/')
  const list = await openByMenu(admin, '系统管理', '参数设置')
  await expect(list.row(IDLE)).toContainText('默认')
  await list.act(list.row(IDLE), '编辑')
  await number(form(admin, '编辑'), IDLE).fill('90')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, /成功/)
  await expect(list.row(IDLE)).toContainText('已修改')
  await expect(list.row(IDLE)).toContainText('90')
  await expect(list.row(IDLE)).toContainText('管理员')
  await list.act(list.row(IDLE), '恢复默认')
  await agree(admin, `确定把“${IDLE}”恢复为默认值“120”吗？`)
  await message(admin, '已恢复默认值')
  await expect(list.row(IDLE)).toContainText('默认')
})
