import type { Page } from '@playwright/test'
import { startMailServer } from '../helpers/mail-server'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, form, input, message, openByMenu, openList, refusal } from './support/pages'

/** A server of mail that refuses at first. */
const mailbox = { refuses: true }
const starting = startMailServer({
  answer: () => {
    // For good: what may pass is tried again after a minute.
    if (mailbox.refuses) throw Object.assign(new Error('mailbox is full'), { responseCode: 550 })
  },
})
test.afterAll(async () => (await starting).close())

const mailsTo = async (address: string) => (await starting).taken.filter(({ to }) => to.includes(address))

/** The channel of mail goes to our server as long as the work takes. */
async function withChannel(page: Page, work: () => Promise<void>): Promise<void> {
  const code = unique('mail')
  const { port } = await starting
  const channel = { code, name: '邮件', kind: 'mail', host: '127.0.0.1', port, security: 'none', sender: 'weft@example.org', status: '1' }
  await must(page, 'POST', '/sys/messageChannel/add', { ...channel, internalAddresses: '127.0.0.1' })
  try {
    await work()
  } finally {
    const [made] = (await rowsOf(page, '/sys/messageChannel', `code=${code}`)).records
    await must(page, 'DELETE', `/sys/messageChannel/delete?id=${made?.id}`)
  }
}

test('a report is sent by mail: refused where it is wrong, sent now, fails, says why, is sent again and arrives', {
  tag: '@whole',
}, async ({ admin: page }) => {
  await page.goto('/')
  await withChannel(page, async () => {
    const [name, address] = [unique('级别周报'), `${unique('reader')}@example.org`]
    const schedules = await openByMenu(page, '系统管理', '定时任务')
    await schedules.tool('新增')
    const adding = form(page, '新增')
    await input(adding, '任务名称').fill(name)
    await choose(adding, '任务类型', '报表邮件', { typed: true })
    await input(adding, '执行计划').fill('0 0 8 ? * 2')
    await choose(adding, '报表', '讲师级别统计', { typed: true })
    await input(adding, '以谁的权限读取').fill('auditor')
    const receivers = adding.getByRole('combobox', { name: '接收人' })
    await receivers.fill(address)
    await receivers.press('Enter')
    await button(adding, '保存').click()
    await expect(refusal(adding, '只能以自己的权限读取报表，请填写“admin”')).toBeVisible()
    await input(adding, '以谁的权限读取').fill('admin')
    await input(adding, '查询条件').fill('级别')
    await button(adding, '保存').click()
    await expect(refusal(adding, '查询条件“级别”应写作 字段=值')).toBeVisible()
    await input(adding, '查询条件').fill('')
    await input(adding, '邮件主题').fill(`周报${name}`)
    await button(adding, '保存').click()
    await message(page, '创建定时任务成功')

    await schedules.search('任务名称', name)
    await schedules.act(schedules.row(name), '立即执行')
    await agree(page, `确定立即执行任务“${name}”吗？`)
    await message(page, /执行/)
    const runs = await openList(page, '/isystem/jobRun')
    await runs.search('任务名称', name)
    await expect(runs.row(name).filter({ hasText: '报表邮件' })).toContainText('成功')

    const sent = await openList(page, '/modules/message/sysMessageList')
    await sent.search('消息标题', `周报${name}`)
    await expect(sent.row(name)).toContainText('mailbox is full')
    expect(await mailsTo(address)).toEqual([])
    mailbox.refuses = false
    await sent.act(sent.row(name), '发送')
    await agree(page, `确定发送消息“周报${name}”吗？`)
    await expect.poll(async () => (await mailsTo(address)).length).toBe(1)
    const [mail] = await mailsTo(address)
    expect(mail?.text).toMatch(/filename.*\.xlsx/)
    await expect(sent.row(name)).toContainText('发送成功')
  })
})

test('a report that waits is cancelled by its reader, and no mail goes out', { tag: '@whole' }, async ({ admin: page }) => {
  await page.goto('/')
  const [name, address] = [unique('月报'), `${unique('late')}@example.org`]
  const parameter = JSON.stringify({ report: 'demo_level', reader: 'admin', receivers: address })
  await must(page, 'POST', '/sys/quartzJob/add', { name, jobClassName: 'mailReport', cronExpression: '0 0 8 1 * ?', parameter })
  await must(page, 'PUT', '/sys/quartzJob/hold', { held: true })
  try {
    const schedules = await openByMenu(page, '系统管理', '定时任务')
    await schedules.search('任务名称', name)
    await schedules.act(schedules.row(name), '立即执行')
    await agree(page, `确定立即执行任务“${name}”吗？`)
    await page.getByRole('button', { name: /^我的任务/ }).click()
    await page.getByRole('button', { name: `取消任务“${name}”` }).click()
    await agree(page, `确定取消任务“${name}”吗？`)
    const run = async () => (await rowsOf(page, '/sys/jobRun', `name=${encodeURIComponent(name)}`)).records[0]
    await expect.poll(run).toMatchObject({ state: 'cancelled', error: '已取消' })
  } finally {
    await must(page, 'PUT', '/sys/quartzJob/hold', { held: false })
  }
  const { records } = await rowsOf(page, '/sys/message/sysMessage', `esReceiver=${address}`)
  expect(records).toEqual([])
  expect(await mailsTo(address)).toEqual([])
})
