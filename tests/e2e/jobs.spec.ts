import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, dialog, form, input, message, openByMenu, openList } from './support/pages'

test('a schedule that is refused where it is wrong is made, run at once, and stands with its log in the job centre', async ({
  admin: page,
}) => {
  const name = `核对${unique('job')}`
  await page.goto('/')
  const schedules = await openByMenu(page, '系统管理', '定时任务')
  await schedules.tool('新增')
  const adding = form(page, '新增')
  await input(adding, '任务名称').fill(name)
  await adding.getByRole('combobox', { name: '任务类型' }).click()
  await page.getByTitle('示例任务').click()
  await input(adding, '执行计划').fill('0 0 0 1 1')
  await button(adding, '保存').click()
  await expect(adding.getByRole('alert').first()).toBeVisible()
  await input(adding, '执行计划').fill('0 0 0 1 1 ? 2099')
  await button(adding, '保存').click()
  await message(page, '创建定时任务成功')
  await schedules.act(schedules.row(name), '立即执行')
  await button(dialog(page), '确定').click()
  await message(page, '已开始执行')

  const runs = await openList(page, '/isystem/jobRun')
  await runs.search('任务名称', name)
  await expect(runs.row(name)).toContainText('成功')
  await runs.act(runs.row(name), '日志')
  await expect(dialog(page).getByText('第1步，共1步')).toBeVisible()
})
