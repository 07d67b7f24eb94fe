import { freePort } from '../../server/db/embedded/process'
import { must, rowsOf, unique } from './support/calls'
import { expect, PEOPLE, test } from './support/fixtures'
import { button, choose, dialog, form, input, message, number, openByMenu, openList, radio } from './support/pages'
import { makeFolder } from './support/run-folder'
import { sessionOf } from './support/sign-in'
import { WeftProcess } from './support/weft'

test.describe('two servers on one database', { tag: '@data' }, () => {
  test.skip(({ database }) => database !== 'given', 'An embedded database serves one server.')
  test.use({ keepsWindow: false })

  test('a schedule made in the browser runs, is killed amid its run, runs again, tells its owner, and stands in log and figures', {
    tag: '@whole',
  }, async ({ admin, browser, server, watch }) => {
    watch.expect(/Failed to load resource|ERR_CONNECTION|ERR_EMPTY|WebSocket/)
    const port = String(await freePort())
    const other = new WeftProcess({ env: { ...server.env, DATA_DIR: makeFolder('data'), PORT: port }, args: ['--demo'] })
    const url = await other.ready()
    const context = await browser.newContext({ baseURL: url, storageState: await sessionOf(url, PEOPLE.admin) })
    const beside = await context.newPage()
    let killed = false
    try {
      const name = unique('夜间核对')
      await admin.goto('/')
      const schedules = await openByMenu(admin, '系统管理', '定时任务')
      await schedules.tool('新增')
      const adding = form(admin, '新增')
      await input(adding, '任务名称').fill(name)
      await choose(adding, '任务类型', '示例任务')
      await input(adding, '执行计划').fill('* * * * * ?')
      await number(adding, '步数').fill('24')
      await number(adding, '每步秒数').fill('1')
      await radio(adding, '上次未结束时', '跳过').check()
      await adding.getByRole('checkbox', { name: '成功时' }).check()
      await button(adding, '保存').click()
      await message(admin, '创建定时任务成功')

      const running = async () =>
        (await rowsOf(admin, '/sys/jobRun', `name=${encodeURIComponent(name)}&state=running`)).records[0] ?? { serverName: '' }
      await expect.poll(running).toMatchObject({ state: 'running' })
      const run = await running()
      await admin.getByRole('button', { name: /^我的任务/ }).click()
      await expect(dialog(admin).getByRole('progressbar', { name }).first()).toBeVisible()
      await beside.goto('/isystem/QuartzJobList')
      const onOther = String(run.serverName).endsWith(`:${other.pid}`)
      if (onOther) await other.signal('SIGKILL')
      else {
        killed = true
        await server.kill()
      }

      const page = onOther ? admin : beside
      await must(page, 'GET', '/sys/quartzJob/pause?jobClassName=sample')
      await expect
        .poll(async () => must(page, 'GET', `/sys/jobRun/queryById?id=${run.id}`))
        .toMatchObject({ state: 'done', turn: 2, percent: 100 })
      const after = await openList(page, `/isystem/jobRun?f.id=${run.id}`)
      await expect(after.row(name)).toContainText('成功')
      await after.act(after.row(name), '日志')
      await choose(dialog(page), '级别', '警告')
      await button(dialog(page), '查询').click()
      await expect(dialog(page).getByText('执行中的服务器已停止，由其他服务器接手')).toBeVisible()
      const told = encodeURIComponent(`任务执行成功：${name}（已完成24步）`)
      await page.goto('/isystem/jobDay')
      await expect(page.getByRole('main').getByText('重新开始过')).toBeVisible()
      // Other runs of the server that was killed are begun again too.
      expect((await must<{ again: number }>(page, 'GET', '/sys/jobRun/figures')).again).toBeGreaterThanOrEqual(1)
      await expect
        .poll(
          async () => (await must<{ total: number }>(page, 'GET', `/sys/sysAnnouncementSend/getMyAnnouncementSend?titile=${told}`)).total,
        )
        .toBe(1)
    } finally {
      await context.close()
      await other.signal('SIGKILL')
      // The journeys that follow have the same server.
      if (killed) await server.start()
    }
  })
})
