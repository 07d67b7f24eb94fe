import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, input, message, openList } from './support/pages'
import { importSheet } from './support/sheets'

const PAYMENTS = `编号,收款单位,金额,日期
001,示例市恒润管材有限公司,88000.00,2026-03-05
002,示例市蓝天设备有限公司,7.25,2026-03-06
003,示例市恒润管材有限公司,88000.00,2026-03-05
`

test('a model finds payments made twice, they become doubts, and the proven one becomes a finding', async ({ admin: page }) => {
  const [name, title] = [unique('付款'), unique('重复付款')]
  await importSheet(page, name, PAYMENTS)
  await expect(page.getByRole('grid', { name })).toBeVisible()

  await page.goto('/data/model')
  await page.locator('.ant-card').filter({ hasText: '列出所选各列的值都相同的行' }).getByRole('button', { name: '运行' }).click()
  const run = page.getByRole('dialog', { name: '运行“重复”' })
  await choose(run, '数据表', name, { typed: true })
  await choose(run, '相同的列', '收款单位')
  for (const column of ['金额', '日期']) await page.locator('.ant-select-item-option:visible').getByText(column, { exact: true }).click()
  await page.keyboard.press('Escape')
  await input(run, '结果名称').fill(title)
  await button(run, '开始运行').click()
  await run.getByRole('button', { name: '查看数据' }).click()
  const grid = page.getByRole('grid', { name: title })
  await expect(grid.getByRole('row').filter({ hasText: '恒润管材' })).toHaveCount(2)
  await expect(grid.getByRole('row').filter({ hasText: '蓝天设备' })).toHaveCount(0)

  await button(page, '工作底稿').click()
  const paper = page.getByRole('article', { name: '数据分析工作底稿' })
  await expect(paper).toContainText('列出所选各列的值都相同的行')
  await expect(paper.getByRole('row', { name })).toHaveText(new RegExp(`${name}第1版3金额 176,007.25`))
  await expect(paper.getByRole('row', { name: '相同的列' })).toHaveText('相同的列收款单位、金额、日期')
  await expect(paper).toContainText('得出 2 行。合计：金额 176,000.00。')
  await expect(paper.getByRole('cell', { name: '示例市恒润管材有限公司' })).toHaveCount(2)
  await button(page, '打开数据表').click()

  await button(page, '标为疑点').click()
  const marking = page.getByRole('dialog', { name: '标为疑点' })
  await input(marking, '疑点标题').fill(title)
  await button(marking, '标为疑点').click()
  await message(page, '已标为疑点 2 行')

  const doubts = await openList(page, '/audit/doubt')
  await doubts.search('疑点标题', title)
  await expect(doubts.total).toHaveText('1-2 共2条')
  const first = doubts.rows.first()
  await doubts.act(first, '开始核实')
  await expect(first).toContainText('核实中')
  await doubts.act(first, '属实')
  await agree(page, '确定疑点属实吗？')
  await message(page, /不能为空!/)
  const proof = { conclusion: '两笔付款为同一发票。', evidence: 'document:0123456789abcdef0123456789abcdef' }
  const { records } = await rowsOf(page, '/audit/doubt', `state=2&title=${encodeURIComponent(title)}`)
  expect(records).toMatchObject([{ rowText: expect.stringContaining('收款单位：示例市恒润管材有限公司\n金额：88000.00') }])
  await must(page, 'PUT', '/audit/doubt/edit', { id: records[0]?.id, ...proof })
  await button(doubts.query, '查询').click()
  await doubts.act(first, '属实')
  await agree(page, '确定疑点属实吗？')
  await doubts.act(first, '转为审计问题')
  const finding = page.getByRole('dialog', { name: '转为审计问题' })
  await expect(input(finding, '标题')).toHaveValue(title)
  await expect(finding.getByText('两笔付款为同一发票。')).toBeVisible()
})
