import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { withOtherDatabase } from './support/other-database'
import { button, choose, input, openList } from './support/pages'

const SHEETS = '/data/sheet'

test('a table of another database becomes a sheet by a few choices, and new rows come behind', { tag: '@whole' }, async ({
  admin: page,
  server,
}) => {
  const name = unique('src')
  await withOtherDatabase(server, page, name, async (at, run) => {
    const source = {
      ...{ code: name, name: `业务库${name}`, dbType: 'PostgreSQL', dbUrl: `jdbc:postgresql://${at}` },
      ...{ dbUsername: name, dbPassword: 'Right-2026' },
    }
    await must(page, 'POST', '/sys/dataSource/add', source)
    const list = await openList(page, SHEETS)
    await list.tool('从数据库导入')
    const asking = page.getByRole('dialog', { name: '从数据库导入' })
    await choose(asking, '数据源', source.name, { typed: true })
    await input(asking, '表或视图').fill(`${name}.orders`)
    await input(asking, '条件').fill('amount >= 20')
    await input(asking, '增量列').fill('amount')
    await button(asking, '下一步').click()

    const main = page.getByRole('main')
    await expect(main.getByText('共 2 行')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('cell', { name: 'A3' })).toBeVisible()
    await page.getByRole('textbox', { name: '名称', exact: true }).fill(name)
    await button(page, '开始导入').click()
    await expect(main.getByText('已导入，数据表现有 2 行')).toBeVisible({ timeout: 30_000 })

    // Into the same sheet go the rows alone that were not there.
    await run(`insert into ${name}.orders values ('A4', 40)`)
    const again = await openList(page, SHEETS)
    await again.search('名称', name)
    await again.act(again.row(name), '从数据库导入新数据')
    const more = page.getByRole('dialog', { name: '从数据库导入' })
    await choose(more, '数据源', source.name, { typed: true })
    await input(more, '表或视图').fill(`${name}.orders`)
    await input(more, '增量列').fill('amount')
    await button(more, '下一步').click()
    await expect(main.getByText('共 1 行')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('radio', { name: '追加到末尾' })).toBeChecked()
    await button(page, '开始导入').click()
    await expect(main.getByText('已导入，数据表现有 3 行')).toBeVisible({ timeout: 30_000 })

    // A line that is no condition is said before anything is read.
    const third = await openList(page, SHEETS)
    await third.tool('从数据库导入')
    const wrong = page.getByRole('dialog', { name: '从数据库导入' })
    await choose(wrong, '数据源', source.name, { typed: true })
    await input(wrong, '表或视图').fill(`${name}.orders`)
    await input(wrong, '条件').fill('amount')
    await button(wrong, '下一步').click()
    await expect(wrong.getByText(/^条件“amount”写法有误/)).toBeVisible()
    await expect(input(wrong, '条件')).toBeFocused()
    await expect(input(wrong, '条件')).toHaveValue('amount')
  })
})
