import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, form, input, List, message, openList } from './support/pages'

const reports = async (page: Page, code: string) => (await rowsOf(page, '/online/report', `code=${code}`)).records

test('a report of a statement: written, read by the server, saved, looked at, asked, and deleted', async ({ admin }) => {
  const code = unique('sql')
  const list = await openList(admin, '/online/report')
  await list.tool('新增')
  const editing = form(admin, '新增')
  await input(editing, '报表编码').fill(code)
  await input(editing, '报表名称').fill(`报表${code}`)
  const statement = editing.getByRole('textbox', { name: '报表SQL' })
  await statement.fill('select pg_sleep(1)')
  await button(editing, '解析SQL').click()
  await expect(editing.getByText('SQL中不能使用“pg_sleep”')).toBeVisible()
  await statement.fill("select name, company, fee from course_lecturer where name like '%${who}%' or ${who} is null order by name")
  await button(editing, '解析SQL').click()
  await expect(editing.getByText('解析成功：3列，1个参数')).toBeVisible()
  await button(editing, '保存').click()
  await message(admin, '添加成功！')

  await list.search('报表编码', code)
  await list.act(list.row(code), '预览')
  const [report] = await reports(admin, code)
  await expect(admin).toHaveURL(new RegExp(`/online/cgreport/${report?.id}$`))
  const shown = new List(admin.getByRole('main'))
  await expect(shown.rows.first()).toBeVisible()
  await shown.search('who', '陈国华')
  await expect(shown.rows).toHaveCount(1)

  await must(admin, 'DELETE', `/online/cgreport/head/delete?id=${report?.id}`)
  expect(await reports(admin, code)).toEqual([])
})

test('a report sums its columns, is asked by dictionaries, and taken away as a workbook', async ({ admin }) => {
  const [report] = await reports(admin, 'demo_level')
  const list = await openList(admin, `/online/cgreport/${report?.id}`)
  await expect(list.rows.first()).toBeVisible()
  await expect(admin.getByRole('heading', { level: 1, name: '讲师级别统计' })).toBeVisible()
  await expect(admin.getByRole('tab', { name: '讲师级别统计' })).toHaveAttribute('aria-selected', 'true')
  await expect(admin.getByRole('columnheader', { name: '统计', exact: true })).toBeVisible()
  await expect(admin.getByText('合计').first()).toBeVisible()
  const download = admin.waitForEvent('download')
  await list.tool('导出')
  expect((await download).suggestedFilename()).toMatch(/讲师级别统计.*xlsx$/)
  const level = list.rows.first().getByRole('link')
  const name = await level.innerText()
  await level.click()
  await expect(admin.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
  const lecturers = new List(admin.getByRole('main'))
  await expect(lecturers.rows.first()).toBeVisible()
  expect(new Set(await lecturers.column('级别'))).toEqual(new Set([name]))
})

test('a report that is not there says so', { tag: '@whole' }, async ({ admin, watch }) => {
  watch.expect(/报表不存在/)
  await admin.goto('/online/cgreport/nowhere')
  await expect(admin.getByText('报表不存在').first()).toBeVisible()
})

/** Rows as a back end sends them that knows no texts of what pickers store. */
async function withoutTexts(page: Page, path: string, rows: number, varied: (index: number) => object): Promise<void> {
  await page.route(`**${path}/list?*`, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [first] = body.result.records
    const plain = Object.fromEntries(Object.entries(first).filter(([name]) => !name.endsWith('_dictText')))
    const records = Array.from({ length: rows }, (_, index) => ({ ...plain, id: `row${index}`, name: `行${index}`, ...varied(index) }))
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, records, total: rows, size: rows, pages: 1 } } })
  })
}

/** Calls for texts, without what differs from one row to the next. */
function texts(page: Page): () => string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\/(sys\/(user|role|position|sysDepart|dict|category)|online\/cgreport|course\/lecturer|example\/material)\//.test(pathname))
      calls.push(
        `${pathname.replace(/^.*\/jeecg-boot/, '')}?${[...new URL(request.url()).searchParams.keys()].filter(name => name !== '_t').sort()}`,
      )
  })
  return () => calls
}

test('the texts of thirty rows are asked for by one call for each kind of what they store', { tag: '@whole' }, async ({ admin }) => {
  // Rows that are drawn later ask for names of their own: even the first few, drawn alone, bear all that there are.
  const people = (await rowsOf(admin, '/sys/user')).records.slice(0, 3).map(({ id, username, realname }) => ({
    id: String(id),
    username: String(username),
    realname: String(realname),
  }))
  const at = (index: number) => people[index % people.length]
  await withoutTexts(admin, '/example/picker', 30, index => ({
    people: at(index)?.username,
    owner: at(index)?.id,
    witness: at(index)?.username,
  }))
  const calls = texts(admin)
  const list = await openList(admin, '/example/picker')
  await expect(list.rows.first()).toBeVisible()
  await expect(list.rows.first()).toContainText(people[0]?.realname ?? '?')
  await admin.waitForTimeout(1000)
  expect([...calls()].sort()).toEqual([...new Set(calls())].sort())
  expect(calls().length).toBeLessThanOrEqual(10)
})

test('so are those of categories, regions and long tables', { tag: '@whole' }, async ({ admin }) => {
  await withoutTexts(admin, '/example/branch', 30, () => ({}))
  const calls = texts(admin)
  const list = await openList(admin, '/example/branch')
  await expect(list.rows.first()).toBeVisible()
  await admin.waitForTimeout(1500)
  expect([...calls()].sort()).toEqual([...new Set(calls())].sort())
})

test('a person who was deleted is shown by what is stored, with a hint', { tag: '@whole' }, async ({ admin }) => {
  await withoutTexts(admin, '/example/picker', 1, () => ({ people: 'zhangwei,ghost', owner: null }))
  const list = await openList(admin, '/example/picker')
  const gone = list.rows.first().locator('.weft-gone')
  await expect(gone).toHaveText('张伟,ghost')
  await gone.hover()
  await expect(admin.getByText('ghost 已不存在，或没有查看权限')).toBeVisible()
})
