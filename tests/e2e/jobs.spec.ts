import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, dialog, form, input, message, openByMenu, openList } from './support/pages'

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

test('a flow stops at what fails, shows what ran and what was passed over, and goes on from there', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('流程')
  const step = (own: string, parents: string, parameter: object) => ({
    name: own,
    parents,
    jobClassName: 'sample',
    waitsFor: 'all',
    attempts: 1,
    parameter: JSON.stringify(parameter),
  })
  await page.goto('/')
  await must(page, 'POST', '/sys/jobFlow/add', {
    name,
    steps: [step('采集', '', {}), step('核对', '采集', { failsAt: 1 }), step('报告', '核对', {})],
  })
  const flows = await openByMenu(page, '系统管理', '任务流程')
  await flows.search('流程名称', name)
  await flows.act(flows.row(name), '编辑')
  const editing = form(page, '编辑')
  await editing.getByRole('gridcell', { name: /"failsAt":1/ }).dblclick()
  const parameters = dialog(page).filter({ has: page.getByRole('spinbutton', { name: '在第几步失败（0为不失败）' }) })
  await expect(parameters.getByRole('spinbutton', { name: '在第几步失败（0为不失败）' })).toHaveValue('1')
  await page.keyboard.press('Escape')
  await button(editing, '取消').click()
  await flows.act(flows.row(name), '运行')
  await agree(page, `确定现在运行流程“${name}”吗？`)
  await message(page, '流程已开始')

  const runs = await openList(page, '/isystem/jobFlowRun')
  await runs.search('流程名称', name)
  await expect(runs.row(name).first()).toContainText('失败')
  const steps = page.getByRole('main').getByRole('row')
  for (const [own, state] of [
    ['采集', '成功'],
    ['核对', '失败'],
    ['报告', '已跳过'],
  ] as const)
    await expect(steps.filter({ hasText: own }).filter({ hasText: state }).first()).toBeVisible()

  await runs.act(runs.row(name).first(), '流程图')
  const chart = dialog(page).getByRole('list', { name: '流程图' })
  await expect(chart.getByRole('listitem', { name: /^采集，成功/ })).toBeVisible()
  await chart.getByRole('listitem', { name: /^核对，失败.*前置：采集/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.getByRole('listitem', { name: /^报告，已跳过，前置：核对/ })).toBeFocused()
  await page.keyboard.press('Escape')

  await runs.act(runs.row(name).first(), '从失败处继续')
  await agree(page, `已成功的步骤不再执行，从未成功的步骤继续。确定继续流程“${name}”吗？`)
  await message(page, '流程已继续')
})

test('a hold of all jobs is seen above the schedules until they go on', { tag: '@whole' }, async ({ admin: page }) => {
  const schedules = await openList(page, '/isystem/QuartzJobList')
  const state = page.getByRole('main').getByRole('status').filter({ hasText: '暂停了全部任务' })
  await schedules.tool('全部暂停')
  await agree(page, '暂停后不再开始任何任务，正在执行的会继续执行完。确定暂停全部任务吗？')
  await expect(state).toContainText('admin于')
  await schedules.tool('全部恢复')
  await message(page, '已恢复全部任务')
  await expect(state).toBeHidden()
})
