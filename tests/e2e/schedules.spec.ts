import { expect, test } from './support/fixtures'
import { button, form, openList } from './support/pages'

for (const [field, width, asked] of [
  ['执行计划', 800, 0],
  ['汇总计划', 608, 1],
] as const)
  test(`a schedule is composed in a window of ${width}, its runs worked out ${asked === 0 ? 'here' : 'by the server'}`, {
    tag: '@whole',
  }, async ({ admin: page }) => {
    const calls: (string | null)[] = []
    page.on('request', request => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('/sys/cron/nextRuns')) calls.push(url.searchParams.get('expression'))
    })
    const asks = (expression: string) => calls.filter(one => one === expression).length
    const list = await openList(page, '/example/job')
    await list.tool('新增')
    await form(page, '新增')
      .getByRole('button', { name: new RegExp(field) })
      .click()
    const window = page.getByRole('dialog', { name: 'cron表达式' })
    await expect(window.getByText('执行预览，会忽略年份参数')).toBeVisible()
    await expect.poll(async () => (await window.boundingBox())?.width).toBe(width)

    const text = window.getByRole('textbox', { name: 'cron表达式' })
    for (const typed of ['0 30 8 * * ?', '0 30 9 * * ?']) await text.fill(typed)
    const runs = window.getByRole('region', { name: '最近10次执行时间' }).getByRole('listitem')
    await expect(runs).toHaveCount(10)
    await expect(runs.first()).toHaveText(/^\d{4}-\d\d-\d\d 09:30:00$/)
    await text.fill('0 0 0 30 2 ?')
    await expect(window.getByText('无执行时间')).toBeVisible()
    expect([asks('0 30 9 * * ?'), asks('0 0 0 30 2 ?')], 'each is asked once').toEqual([asked, asked])

    await text.fill('0 30 9 ? * 2#1')
    await window.getByRole('tab', { name: '日', exact: true }).click()
    await expect(window.getByRole('region', { name: '最近10次执行时间' }).getByRole('listitem')).toHaveCount(10)
    await button(window, '关闭').click()
    await expect(form(page, '新增').getByRole('textbox', { name: field })).toHaveValue('0 30 9 ? * 2#1')
  })
