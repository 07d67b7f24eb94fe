import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, openList } from './support/pages'

const AWRY = '编号,收款单位,金额\n001,示例市恒润管材有限公司,5.00\n002,示例市蓝天设备有限公司,待定\n003,示例市第三中学,无\n'

test('rows that were set apart are mended in the grid and brought in; what fails again stays apart', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('待补付款')
  const list = await openList(page, '/data/sheet')
  await list.tool('导入文件')
  const sending = page.getByRole('dialog', { name: '导入文件' })
  await sending.locator('input[type=file]').setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(AWRY) })
  await expect(sending.getByText('上传完成')).toBeVisible()
  await button(sending, '下一步').click()
  await page.getByRole('combobox', { name: '“金额”的类型' }).click({ force: true })
  await page.locator('.ant-select-dropdown:visible').getByText('小数', { exact: true }).click()
  await button(page, '开始导入').click()
  await button(page, '查看数据').click()

  await button(page, '2 行不符合要求，已单独存放').click()
  const apart = page.getByRole('dialog', { name: '单独存放的行' })
  const grid = apart.getByRole('grid', { name: '单独存放的行' })
  const cell = (row: number, text: string) => grid.getByRole('row').nth(row).getByText(text, { exact: true }).last()
  const enter = async (row: number, was: string, text: string) => {
    await cell(row, was).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await expect(cell(1, `第 3 行 · ${name}.csv`)).toBeVisible()
  await expect(button(apart, '导入补正的行')).toBeDisabled()
  await enter(1, '待定', '88,000.00')
  await expect(button(apart, '导入补正的 1 行')).toBeEnabled()

  // What was typed is not lost unasked, and what was taken back is no change.
  await apart.getByRole('button', { name: '关闭' }).click()
  const asked = page.getByRole('dialog', { name: '补正的内容还没有导入' })
  await button(asked, '取消').click()
  await enter(2, '无', '未定')
  await expect(button(apart, '导入补正的 2 行')).toBeEnabled()
  await button(apart, '导入补正的 2 行').click()
  await expect(apart.getByText('已导入补正的 1 行，1 行仍不符合要求，已单独存放')).toBeVisible()
  await button(apart, '查看数据').click()

  await expect(page.getByRole('grid', { name }).getByText('88,000.00')).toBeVisible()
  await expect(page.getByText('第 2 版')).toBeVisible()
  await button(page, '1 行不符合要求，已单独存放').click()
  await expect(cell(1, '未定')).toBeVisible()
  await enter(1, '未定', '3')
  await button(apart, '导入补正的 1 行').click()
  await button(apart, '查看数据').click()
  await expect(page.getByText('第 3 版')).toBeVisible()
  await expect(page.getByText('已单独存放')).toBeHidden()
})
