import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { dialog, input, message, okButton, openList } from './support/pages'

test('chooses people, a lecturer and a row of a report into one record', { tag: '@data' }, async ({ admin }) => {
  const name = unique('选')
  const calls: string[] = []
  admin.on('request', request => void calls.push(new URL(request.url()).pathname))
  const list = await openList(admin, '/example/picker')
  await expect(list.rows.first()).toContainText('张伟')
  // The rows came with the names of what they store.
  expect(calls.filter(path => /\/sys\/(user|role)\/|getDictItems|getData/.test(path))).toEqual([])

  await list.tool('新增')
  const form = dialog(admin)
  await input(form, '名称').fill(name)

  await input(form, '参与人').press('Enter')
  const users = admin.getByRole('dialog', { name: '选择用户' })
  await expect(input(users, '账号')).toBeFocused()
  await input(users, '账号').fill('wang')
  await input(users, '账号').press('Enter')
  await users.getByRole('row').filter({ hasText: 'wangfang' }).click()
  await expect(users.getByRole('region', { name: '已选用户' })).toContainText('王芳')
  await okButton(users).click()
  await expect(users).toBeHidden()
  await expect(input(form, '参与人')).toHaveValue('王芳')

  await form.getByRole('button', { name: '选择讲师 讲师' }).click()
  const lecturers = admin.getByRole('dialog', { name: '选择讲师' })
  await lecturers.locator('tr[data-row-key]').first().click()
  await okButton(lecturers).click()

  await form.getByRole('button', { name: '选择 主讲人', exact: true }).click()
  const report = admin.getByRole('dialog', { name: '选择讲师' })
  await okButton(report).click()
  await message(admin, '请选择一条记录')
  await input(report, '姓名').fill('陈国华')
  await input(report, '姓名').press('Enter')
  await report.locator('tr[data-row-key]').filter({ hasText: '陈国华' }).first().dblclick()
  await expect(input(form, '主讲人')).toHaveValue('陈国华')
  await expect(input(form, '主讲人手机')).toHaveValue('13900000001')

  await form.getByRole('button', { name: /^保\s?存$/ }).click()
  await message(admin, '添加成功！')
  // Rows are in the order of their names, and this one is not on the first page.
  await list.search('名称', name)
  await expect(list.row(name)).toContainText('王芳')
})
