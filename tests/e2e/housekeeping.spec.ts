import { must, rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, input, message, number, openByMenu } from './support/pages'

test('the rule of a log is changed after it said what goes, and a mistyped one is refused in its place', { tag: '@whole' }, async ({
  admin,
}) => {
  await admin.goto('/')
  const list = await openByMenu(admin, '系统管理', '日志保留')
  await list.act(list.row('数据日志'), '修改规则')
  const rule = admin.getByRole('dialog', { name: '保留规则' })
  await expect(input(rule, '日志')).toHaveValue('数据日志')
  await expect(number(rule, '保留月数')).toHaveValue('0')
  await number(rule, '保留月数').fill('3')
  await button(rule, '提交').click()
  await expect(rule).toContainText('至少保留 6 个月，或填 0 表示永久保留')
  await number(rule, '保留月数').fill('240')
  await expect(input(rule, '影响')).toHaveValue('没有需要删除的分区')
  await button(rule, '提交').click()
  await message(admin, /已修改保留规则/)
  await expect(list.row('数据日志')).toContainText('保留 240 个月')
  const [setting] = (await rowsOf(admin, '/sys/setting', `name=${encodeURIComponent('数据日志保留月数')}`)).records
  await must(admin, 'PUT', '/sys/setting/reset', { id: setting?.id })
})

test('temporary data is cleaned up by a schedule that every installation begins with', { tag: '@whole' }, async ({ admin }) => {
  await admin.goto('/')
  const list = await openByMenu(admin, '系统管理', '定时任务')
  await list.search('任务名称', '清理临时数据')
  await expect(list.row('清理临时数据')).toContainText('0 17 * * * ?')
  await list.act(list.row('清理临时数据'), '立即执行')
  await agree(admin, '确定立即执行任务“清理临时数据”吗？')
  await message(admin, /执行/)
  await expect
    .poll(async () => (await rowsOf(admin, '/sys/jobRun', 'jobClassName=cleanTemporary')).records.map(({ state }) => state))
    .toContain('done')
})
