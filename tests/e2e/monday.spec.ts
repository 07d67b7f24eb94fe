import type { Page } from '@playwright/test'
import { startTarget } from '../helpers/targets'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, dialog, form, input, List, message, number, openByMenu, openList } from './support/pages'

const told = async (page: Page, title: string) =>
  (await must<{ total: number }>(page, 'GET', `/sys/sysAnnouncementSend/getMyAnnouncementSend?titile=${encodeURIComponent(`*${title}*`)}`))
    .total

test.describe('what an administrator meets on a Monday', { tag: '@data' }, () => {
  test('a server that was killed in the night: its run was begun again, and its owner is told', { tag: '@whole' }, async ({
    admin,
    server,
    watch,
  }) => {
    watch.expect(/Failed to load resource|ERR_CONNECTION|ERR_EMPTY|WebSocket/)
    const name = unique('夜间核对')
    const schedule = { name, jobClassName: 'sample', cronExpression: '0 0 0 1 1 ? 2099', tells: 'success,failure' }
    await must(admin, 'POST', '/sys/quartzJob/add', { ...schedule, parameter: '{"steps":8,"seconds":1}' })
    const { records } = await rowsOf(admin, '/sys/quartzJob', `name=${encodeURIComponent(name)}`)
    await must(admin, 'GET', `/sys/quartzJob/execute?id=${records[0]?.id}`)
    const run = async () => (await rowsOf(admin, '/sys/jobRun', `scheduleId=${records[0]?.id}`)).records[0]
    await expect.poll(run).toMatchObject({ state: 'running' })
    await server.kill()
    await server.start()
    await admin.goto('/')
    await expect.poll(run).toMatchObject({ state: 'done', turn: 2 })
    await expect.poll(() => told(admin, `任务执行成功：${name}`)).toBe(1)
    const runs = await openList(admin, `/isystem/jobRun?f.scheduleId=${records[0]?.id}`)
    await runs.act(runs.row(name), '日志')
    await expect(admin.getByRole('dialog').last().getByText('执行中的服务器已停止，由其他服务器接手')).toBeVisible()
  })

  test('a disk that fills up, a job that is late and a slow statement: told, and seen with their causes', { tag: '@whole' }, async ({
    admin: page,
  }) => {
    // Servers measure once a minute, and the least that a job is late is a minute.
    test.setTimeout(600_000)
    await page.goto('/')
    const rules = await openByMenu(page, '系统监控', '告警规则')
    const [disk, late] = [unique('磁盘快满'), unique('迟到')]
    await must(page, 'POST', '/sys/watchRule/add', {
      name: disk,
      measure: 'diskPart',
      comparison: 'above',
      threshold: 100,
      minutes: 1,
      status: '1',
    })
    await rules.search('规则名称', disk)
    await rules.act(rules.row(disk), '编辑')
    await number(form(page, '编辑'), '阈值').fill('0')
    await button(form(page, '编辑'), '保存').click()
    await message(page, '修改成功!')

    const schedule = { name: late, jobClassName: 'sample', cronExpression: '* * * * * ?', overlap: 'wait', lateMinutes: 1, tells: 'late' }
    await must(page, 'POST', '/sys/quartzJob/add', { ...schedule, parameter: '{"steps":90,"seconds":1}' })
    const code = unique('slow').toLowerCase()
    // Rows that other journeys add make it no slower.
    const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `(select id from course_lecturer limit 18) ${name}`).join(', ')
    const items = [{ fieldName: code, fieldTxt: '组合数', isShow: '1' }]
    const report = { code, name: code, cgrSql: `select count(*) as ${code} from ${tables}`, source: null, sort: null, content: null }
    await must(page, 'POST', '/online/report/add', { ...report, items, params: [] })
    const [slow] = (await rowsOf(page, '/online/report', `code=${code}`)).records
    await must(page, 'GET', `/online/cgreport/api/getData/${slow?.id}`)

    // Each server has a disk, and each run that is late is told.
    await expect.poll(() => told(page, disk), { timeout: 150_000 }).toBeGreaterThanOrEqual(1)
    const alarms = await openList(page, '/monitor/alarm')
    await alarms.search('规则', disk)
    await expect(alarms.row(disk).first()).toContainText('告警中')

    await page.goto('/monitor/database')
    const statements = new List(page.locator('.weft-block').filter({ has: page.getByRole('heading', { name: '慢语句', exact: true }) }))
    // The server that ran it writes it at its next measuring; another one may have told of its disk before.
    await expect(async () => {
      await statements.search('语句', code)
      await expect(statements.rows.first()).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 150_000 })
    await statements.act(statements.rows.first(), '详情')
    await expect(dialog(page)).toContainText('Nested Loop')
    await page.keyboard.press('Escape')

    await expect.poll(() => told(page, `任务迟迟未开始：${late}`), { timeout: 150_000 }).toBeGreaterThanOrEqual(1)
    for (const [base, name] of [
      ['/sys/watchRule', disk],
      ['/sys/quartzJob', late],
    ] as const) {
      const [made] = (await rowsOf(page, base, `name=${encodeURIComponent(name)}`)).records
      await must(page, 'DELETE', `${base}/delete?id=${made?.id}`)
    }
  })

  test('a route is switched to another target for all calls at once, and back', { tag: '@whole' }, async ({ admin: page }) => {
    await page.goto('/')
    const name = unique('route')
    const [old, other] = await Promise.all(['old', 'other'].map(text => startTarget((_, response) => response.end(text))))
    const draft = { name, paths: `/${name}/**`, internalAddresses: '127.0.0.1', rights: 'public', targets: old?.url }
    await must(page, 'POST', '/sys/gatewayRoute/add', draft)
    const asked = async () => (await page.context().request.get(`/jeecg-boot/${name}/x`)).text()
    const routes = await openList(page, '/isystem/gatewayroute')
    await routes.search('路由名称', name)
    await routes.act(routes.row(name), '启用')
    await agree(page, `启用后所有服务器立即按“${name}”现在的内容转发，正在处理的请求不受影响。确定启用吗？`)
    await expect.poll(asked).toBe('old')
    await expect(routes.row(name)).toContainText('已启用')
    await routes.act(routes.row(name), '编辑')
    await input(form(page, '编辑'), '目标地址').fill(other?.url ?? '')
    await button(form(page, '编辑'), '保存').click()
    await expect(form(page, '编辑')).toBeHidden()
    await expect(routes.row(name)).toContainText('有未启用的修改')
    expect(await asked()).toBe('old')
    await routes.act(routes.row(name), '启用')
    await agree(page, `启用后所有服务器立即按“${name}”现在的内容转发，正在处理的请求不受影响。确定启用吗？`)
    await expect.poll(asked).toBe('other')
    await expect(routes.row(name)).toContainText('已启用')
    await routes.act(routes.row(name), '恢复上一次')
    await button(dialog(page), '确定').click()
    await expect.poll(asked).toBe('old')
    await Promise.all([old?.close(), other?.close()])
  })
})
