import { readFile } from 'node:fs/promises'
import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, dialog, List, message, openByMenu, openList } from './support/pages'

test('a log of an operation shows what it changed, and its record is opened from the log of data', { tag: '@whole' }, async ({ admin }) => {
  const name = unique('讲师')
  await must(admin, 'POST', '/course/lecturer/add', { name, gender: '1', level: '1' })
  const id = await must<{ records: { id: string }[] }>(admin, 'GET', `/course/lecturer/list?name=${encodeURIComponent(name)}`)
  await must(admin, 'PUT', '/course/lecturer/edit', { id: id.records[0]?.id, intro: `简介${name}` })
  await admin.goto('/')
  const logs = await openByMenu(admin, '系统管理', '日志管理')
  await button(logs.query, '展开').click()
  const row = logs.row('/course/lecturer/edit').first()
  const changes = new List(dialog(admin))
  // Logs are written behind the calls: the last one there may be of another change.
  await expect(async () => {
    await logs.search('请求路径', '/course/lecturer/edit')
    await logs.act(row, '变更内容')
    await expect(changes.rows.first()).toBeVisible()
    const found = await changes.row(`简介${name}`).count()
    if (found === 0) await button(dialog(admin), '关闭').click()
    expect(found).toBeGreaterThan(0)
  }).toPass()
  await expect(changes.row(`简介${name}`)).toContainText('修改')
  await button(dialog(admin), '关闭').click()

  const data = await openList(admin, '/sys/dataLog-list')
  await data.search('记录编号', String(id.records[0]?.id))
  await expect(data.row('修改')).toHaveCount(1)
  await data.act(data.row('修改'), '打开记录')
  await expect(admin.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
  await expect(dialog(admin).getByText(`简介${name}`)).toBeVisible()
})

test('logs are exported behind the page, and the file is saved from the header', { tag: '@whole' }, async ({ admin }) => {
  const path = unique('/sys/user/nobody')
  const logs = await openList(admin, '/isystem/log')
  await button(logs.query, '展开').click()
  await logs.search('请求路径', path)
  await logs.tool('后台导出CSV')
  await message(admin, '已开始导出，完成后可在页面右上角“我的任务”中下载')
  await admin.getByRole('button', { name: /^我的任务/ }).click()
  const saved = admin.waitForEvent('download')
  await admin
    .getByRole('button', { name: /^下载任务“.*日志.*”的结果$/ })
    .first()
    .click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('日志内容')
})
