import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { digits, withOtherDatabase } from './support/other-database'
import { agree, button, choose, dialog, form, input, List, message, openByMenu, openList, refusal } from './support/pages'

async function makeSource(admin: Page, name: string, at: string): Promise<void> {
  await admin.goto('/')
  const sources = await openByMenu(admin, '系统管理', '多数据源管理')
  await sources.tool('新增')
  const adding = form(admin, '新增')
  await input(adding, '数据源编码').fill(name)
  await input(adding, '数据源名称').fill(`业务库${name}`)
  await input(adding, '连接地址').fill('jdbc:mysql://127.0.0.1/erp')
  await input(adding, '用户名').fill(name)
  await adding.getByLabel('密码', { exact: true }).fill('Wrong-2026')
  await button(adding, '保存').click()
  await expect(refusal(adding, '连接地址无效，请填写如 jdbc:postgresql://主机:5432/数据库 的地址，不要包含账号和密码')).toBeVisible()
  await input(adding, '连接地址').fill('jdbc:postgresql://no-such-host.invalid/erp')
  await button(adding, '保存').click()
  await message(admin, '添加成功！')

  await sources.search('数据源编码', name)
  const row = sources.row(name)
  const tried = async (says: string) => {
    await sources.act(row, '测试连接')
    await expect(admin.getByText(`数据库连接失败：${says}`).first()).toBeVisible()
    await button(sources.query, '查询').click()
    await expect(row).toContainText(says)
  }
  const edit = async (fields: Readonly<Record<string, string>>) => {
    await sources.act(row, '编辑')
    for (const [label, text] of Object.entries(fields)) await form(admin, '编辑').getByLabel(label, { exact: true }).fill(text)
    await button(form(admin, '编辑'), '保存').click()
    await message(admin, /^编辑成功/)
  }
  await tried('主机名无法解析')
  await edit({ 连接地址: `jdbc:postgresql://${at}`, 密码: 'Wrong-2026' })
  await tried('账号或密码错误')
  await edit({ 密码: 'Right-2026' })
  await expect(row).not.toContainText('账号或密码错误')
  await sources.act(row, '测试连接')
  await message(admin, '数据库连接成功')
  await sources.act(row, '数据表')
  const tables = dialog(admin)
  await tables.getByRole('gridcell', { name: 'orders', exact: true }).click()
  await expect(tables.getByRole('gridcell', { name: 'amount', exact: true })).toBeVisible()
  await expect(tables.getByRole('gridcell', { name: '10；20；30', exact: true })).toBeVisible()
  const [workbook] = await Promise.all([
    admin.waitForEvent('download'),
    new List(tables).act(new List(tables).row('orders').first(), '导出工作簿'),
  ])
  expect(workbook.suggestedFilename()).toMatch(/^orders.*\.xlsx$/)
  await button(tables, '关闭').last().click()
  await expect(admin.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
}

async function useReport(admin: Page, name: string): Promise<void> {
  const reports = await openList(admin, '/online/report')
  await reports.tool('新增')
  const writing = form(admin, '新增')
  await input(writing, '报表编码').fill(name)
  await input(writing, '报表名称').fill(`订单${name}`)
  await choose(writing, '外部数据源', `业务库${name}`, { typed: true })
  await writing.getByRole('textbox', { name: '报表SQL' }).fill('select no, amount from orders order by amount')
  await button(writing, '解析SQL').click()
  await expect(writing.getByText('解析成功：2列')).toBeVisible()
  await button(writing, '保存').click()
  await message(admin, '添加成功！')
  await reports.search('报表编码', name)
  await reports.act(reports.row(name), '预览')
  await expect(admin.getByRole('heading', { level: 1, name: `订单${name}` })).toBeVisible()
  const shown = new List(admin.getByRole('main'))
  await expect(shown.row('A3')).toContainText('30')
}

/** Has the schedule of a name run now, from its row; a run of it says this in the end. */
async function runNow(admin: Page, schedules: List, name: string, says: string): Promise<void> {
  await schedules.act(schedules.row(name), '立即执行')
  await agree(admin)
  await expect.poll(async () => JSON.stringify(await rowsOf(admin, '/sys/jobRun', `name=*${name}*`))).toContain(says)
}

/** A dictionary follows a table: what its schedule brings can be chosen, and the source names the schedule as well. */
async function fillDictionary(admin: Page, name: string): Promise<void> {
  await must(admin, 'POST', '/sys/dict/add', { dictCode: name, dictName: `单号${name}` })
  const schedules = await openByMenu(admin, '系统管理', '定时任务')
  await schedules.tool('新增')
  const adding = form(admin, '新增')
  await input(adding, '任务名称').fill(`取字典${name}`)
  await choose(adding, '任务类型', '数据源更新字典', { typed: true })
  await input(adding, '执行计划').fill('0 0 2 * * ?')
  await choose(adding, '字典', `单号${name}`, { typed: true })
  await choose(adding, '数据源', `业务库${name}`, { typed: true })
  await input(adding, '数据表或视图').fill('nowhere')
  await input(adding, '字典项值的列').fill('no')
  await button(adding, '保存').click()
  await message(admin, '创建定时任务成功')
  await schedules.search('任务名称', name)
  const ran = (says: string) => runNow(admin, schedules, name, says)
  const { records } = await rowsOf(admin, '/sys/quartzJob', `name=*${name}*`)
  await must(admin, 'PUT', '/sys/quartzJob/edit', { id: records[0]?.id, attempts: 1 })
  await ran('数据源中没有表“nowhere”，或账号没有查询权限')
  await schedules.act(schedules.row(name), '编辑')
  await input(form(admin, '编辑'), '数据表或视图').fill('orders')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, /成功/)
  await ran('字典现有 3 项：新增 3 项')
  await openList(admin, '/isystem/dict')
  const dictionaries = new List(admin.getByRole('region', { name: '数据字典' }))
  await dictionaries.search('字典编号', name)
  await dictionaries.row(name).click()
  await expect(admin.getByRole('gridcell', { name: 'A3' }).first()).toBeVisible()
}

async function removeBoth(admin: Page, name: string): Promise<void> {
  const again = await openList(admin, '/isystem/dataSource')
  await again.search('数据源编码', name)
  await expect(again.row(name)).toContainText(`订单${name}`)
  await again.act(again.row(name), '删除')
  await agree(admin)
  await expect(admin.getByText(`数据源“业务库${name}”正被“取字典${name}、订单${name}”使用，不能删除`).first()).toBeVisible()
  const { records } = await rowsOf(admin, '/sys/quartzJob', `name=*${name}*`)
  await must(admin, 'DELETE', `/sys/quartzJob/delete?id=${records[0]?.id}`)
  const written = await openList(admin, '/online/report')
  await written.search('报表编码', name)
  await written.act(written.row(name), '删除')
  await agree(admin)
  await message(admin, /^删除成功/)
  const last = await openList(admin, '/isystem/dataSource')
  await last.search('数据源编码', name)
  await last.act(last.row(name), '删除')
  await agree(admin)
  await message(admin, /^删除成功/)
  await expect(last.row(name)).toHaveCount(0)
}

test('a data source says what is wrong with it, serves a report and a dictionary, and says who uses it when it is to go', {
  tag: '@whole',
}, async ({ admin, server }) => {
  const name = unique('erp')
  await withOtherDatabase(server, admin, name, async at => {
    await makeSource(admin, name, at)
    await useReport(admin, name)
    await fillDictionary(admin, name)
    await removeBoth(admin, name)
  })
})

test('a schedule brings the rows of a table into a list, changes what it brought, and says which rows it left out and why', {
  tag: '@whole',
}, async ({ admin, server }) => {
  const name = unique('imp')
  await withOtherDatabase(server, admin, name, async at => {
    const place = { dbType: 'PostgreSQL', dbUrl: `jdbc:postgresql://${at}`, dbUsername: name, dbPassword: 'Right-2026' }
    await must(admin, 'POST', '/sys/dataSource/add', { code: name, name: `业务库${name}`, ...place })
    await admin.goto('/')
    const schedules = await openByMenu(admin, '系统管理', '定时任务')
    await schedules.tool('新增')
    const adding = form(admin, '新增')
    await input(adding, '任务名称').fill(`导入${name}`)
    await choose(adding, '任务类型', '导入数据', { typed: true })
    await input(adding, '执行计划').fill('0 0 2 * * ?')
    await choose(adding, '导入到', '示例物料', { typed: true })
    await button(adding, '保存').click()
    await expect(refusal(adding, '请填写数据源和数据表，或只填写在线报表')).toBeVisible()
    await choose(adding, '数据源', `业务库${name}`, { typed: true })
    await input(adding, '数据表或视图').fill('parts')
    await input(adding, '匹配字段').fill('物料编码')
    await button(adding, '保存').click()
    await message(admin, '创建定时任务成功')
    await schedules.search('任务名称', name)
    const ran = (says: string) => runNow(admin, schedules, name, says)
    await ran('新增 1 行，更新 0 行，未变 0 行，未导入 1 行')
    await ran('新增 0 行，更新 0 行，未变 1 行，未导入 1 行')
    const { records } = await rowsOf(admin, '/example/material', `code=M${digits(name)}`)
    expect(records).toMatchObject([{ name: '钢板', quantity: 3 }])
    const runs = await openByMenu(admin, '系统管理', '任务中心')
    await runs.search('任务名称', name)
    const run = runs.row(name).first()
    await runs.act(run, '日志')
    const lines = admin.getByRole('dialog', { name: '日志' })
    await expect(lines.getByText('第 2 行：物料编码格式不正确!').first()).toBeVisible()
    await admin.keyboard.press('Escape')
    const [file] = await Promise.all([admin.waitForEvent('download'), runs.act(run, '下载结果')])
    expect(file.suggestedFilename()).toBe('示例物料未导入的行.csv')
    const { records: made } = await rowsOf(admin, '/sys/quartzJob', `name=*${name}*`)
    await must(admin, 'DELETE', `/sys/quartzJob/delete?id=${made[0]?.id}`)
  })
})
