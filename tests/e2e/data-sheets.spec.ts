import { encoded } from '../helpers/encodings'
import { call, must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson, roleWithEverything, withoutRights } from './support/newcomers'
import { button, choose, message, openList } from './support/pages'
import { signIn } from './support/sign-in'

const SHEETS = '/data/sheet'

const PAYMENTS = `示例市水务集团付款明细,,,,
编号,收款单位,身份证号,金额,日期
001,示例市恒润管材有限公司,11010519491231002X,"1,234.50",2026-3-5
002,示例市蓝天设备有限公司,440524188001010014,7.25,2026/3/6
003,示例市恒润管材有限公司,110105194912310038,88000.00,20260307
004,示例市恒润管材有限公司,,待定,2026-03-08
`

interface Rows {
  readonly total: number
  readonly rows: readonly (readonly unknown[])[]
}

test('a file of GBK becomes a sheet that is profiled, filtered, masked for a colleague and exported', async ({ admin: page, open }) => {
  const name = unique('付款明细')
  const list = await openList(page, SHEETS)
  await list.tool('导入文件')
  const sending = page.getByRole('dialog', { name: '导入文件' })
  await sending
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: encoded(PAYMENTS, 'gb18030') })
  await expect(sending.getByText('上传完成')).toBeVisible()
  await button(sending, '下一步').click()

  // What was found is corrected, and the sender's total is compared.
  await expect(page.getByRole('main').getByText('共 4 行')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('GBK / GB18030')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: '表头前的行数' })).toHaveValue('1')
  await expect(page.getByRole('cell', { name: '11010519491231002X' })).toBeVisible()
  await page.getByRole('combobox', { name: '“金额”的类型' }).click({ force: true })
  await page.locator('.ant-select-dropdown:visible').getByText('小数', { exact: true }).click()
  await page.getByRole('spinbutton', { name: '行数', exact: true }).fill('5')
  await button(page, '开始导入').click()
  await expect(page.getByRole('main').getByText('控制总数不符：应有 5 行，文件中有 4 行，未导入')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('spinbutton', { name: '行数', exact: true }).fill('4')
  await page.getByRole('combobox', { name: '“金额”的类型' }).click({ force: true })
  await page.locator('.ant-select-dropdown:visible').getByText('小数', { exact: true }).click()
  await button(page, '开始导入').click()
  await expect(page.getByRole('main').getByText('已导入，数据表现有 3 行')).toBeVisible({ timeout: 30_000 })
  await button(page, '查看数据').click()

  // Columns, their profiles, and figures that narrow the rows.
  const grid = page.getByRole('grid', { name })
  await expect(grid.getByText('440524188001010014')).toBeVisible({ timeout: 30_000 })
  const columns = page.getByRole('complementary', { name: '各列概况' })
  await columns.getByRole('button', { name: /^收款单位/ }).click()
  const profile = page.getByRole('dialog', { name: '“收款单位”的概况' })
  await profile.getByRole('button', { name: '只看示例市恒润管材有限公司' }).click()
  await expect(page.getByText('筛选出 2 行，共 3 行')).toBeVisible()
  await expect(grid.getByText('440524188001010014')).toBeHidden()
  await columns.getByRole('button', { name: /^金额/ }).click()
  await button(page.getByRole('dialog', { name: '“金额”的概况' }), '降序').click()
  await expect(grid.getByRole('row').nth(1)).toContainText('88,000.00')
  await button(page, '1 行不符合要求，已单独存放').click()
  await expect(page.getByRole('dialog', { name: '单独存放的行' }).getByText('金额：不是数值')).toBeVisible()
  await page.keyboard.press('Escape')

  // A colleague who reads the sheet by a share sees the middle of a number hidden, in rows and in what is asked of them.
  const { records } = await rowsOf(page, SHEETS, `name=${encodeURIComponent(name)}`)
  const id = String(records[0]?.id)
  await columns.getByRole('button', { name: /^编号/ }).click()
  await choose(page.getByRole('dialog', { name: '“编号”的概况' }), '这一列的含义', '手机号')
  await message(page, '已保存含义')
  await expect(page.getByRole('dialog', { name: '“编号”的概况' }).getByText('3（100%）')).toBeVisible()
  await page.keyboard.press('Escape')
  await columns.getByRole('button', { name: /^身份证号/ }).click()
  await page.getByRole('combobox', { name: '对无权查看明文的用户' }).click({ force: true })
  await page.locator('.ant-select-dropdown:visible').getByText('隐去中间', { exact: true }).click()
  await message(page, '已保存脱敏设置')
  const { roleCode, id: roleId } = await roleWithEverything(page)
  const person = await newPerson(page, { roleCode })
  await withoutRights(page, roleId, perms => perms === 'dataSheet:all' || perms === 'dataSheet:plain')
  const theirs = await open(null)
  await signIn(theirs, person)
  expect((await call(theirs, 'POST', `${SHEETS}/rows`, { id, steps: [], limit: 10 })).message).toBe('数据表不存在，或没有查看权限')
  await must(page, 'POST', '/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: id, roles: roleId })
  await theirs.goto(`/data/open?id=${id}`)
  await expect(theirs.getByRole('grid', { name }).getByText('110***********002X')).toBeVisible({ timeout: 30_000 })
  const asked = { id, steps: [{ do: 'filter', when: "身份证号 == '11010519491231002X'" }], limit: 10 }
  expect((await must<Rows>(theirs, 'POST', `${SHEETS}/rows`, asked)).total).toBe(0)

  await button(page.getByRole('dialog', { name: '“身份证号”的概况' }), '关闭').click()
  await button(page, '导出').click()
  await page.getByRole('menuitem', { name: '导出 CSV', exact: true }).click()
  await message(page, '已开始导出，完成后可在页面右上角“我的任务”中下载')
  await expect
    .poll(async () => (await must<readonly { resultText: string | null }[]>(page, 'GET', '/sys/jobRun/mine'))[0]?.resultText)
    .toBe('已导出 2 行')
})
