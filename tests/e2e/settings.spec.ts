import { must, rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, form, message, number, openByMenu } from './support/pages'

const LOGO = '系统标志'
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#c00"/></svg>'
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

test('the mark of the system is chosen from the disk, and shows in pages until it goes back to the usual one', { tag: '@whole' }, async ({
  admin,
}) => {
  await admin.goto('/')
  const list = await openByMenu(admin, '系统管理', '参数设置')
  await list.act(list.row(LOGO), '编辑')
  const edited = form(admin, '编辑')
  const choose = edited.locator('input[type=file]')
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(edited.getByRole('alert')).toHaveText('该文件不是可显示的图片，请选择 PNG、JPG 或 SVG 图片')
  await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SQUARE) })
  await expect(edited.getByRole('img', { name: '当前图片' })).toBeVisible()
  await expect(edited.getByRole('alert')).toHaveCount(0)
  await button(edited, '保存').click()
  await message(admin, /成功/)
  await expect(list.row(LOGO)).toContainText('已上传图片')
  await admin.reload()
  const mark = admin.locator('.weft-brand img')
  await expect(mark).toHaveAttribute('src', /^\/application-logo\.png\?v=/)
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
  await list.act(list.row(LOGO), '恢复默认')
  await agree(admin, `确定把“${LOGO}”恢复为默认值“系统自带”吗？`)
  await message(admin, '已恢复默认值')
  await admin.reload()
  await expect(admin.locator('.weft-brand svg')).toBeVisible()
})
