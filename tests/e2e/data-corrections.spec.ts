import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, choose, input, message } from './support/pages'
import { importSheet } from './support/sheets'

const PAYMENTS = '编号,单位,金额\n001,示例市恒润管材有限公司,5.00\n002,示例市蓝天设备有限公司,7.00\n003,示例市第三中学,9.00\n'

test('a value is corrected at the sheet: with its reason, in a recipe, taken back and done again', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('待修正')
  await importSheet(page, name, PAYMENTS)
  const grid = page.getByRole('grid', { name })
  await expect(grid.getByText('7.00')).toBeVisible()
  await expect(button(page, '修正')).toBeDisabled()
  await grid.getByText('7.00').click()
  await button(page, '修正').click()
  const dialog = page.getByRole('dialog', { name: '修正“金额”' })
  await expect(dialog.getByText('7.00')).toBeVisible()

  // A value that does not fit is refused, and nothing that was typed is lost.
  await expect(button(dialog, '记入配方')).toBeDisabled()
  await input(dialog, '新值').fill('很多')
  await input(dialog, '修正原因').fill('与合同不符')
  await button(dialog, '记入配方').click()
  await expect(dialog.getByText('“金额”是小数，不能修正为“很多”')).toBeVisible()
  await input(dialog, '新值').fill('70.00')
  await button(dialog, '记入配方').click()
  await expect(dialog.getByText(`已记入配方“${name}修正”，运行配方后生效`)).toBeVisible()
  await button(dialog, '撤销修正').click()
  await message(page, '已撤销修正')
  await expect(dialog).toBeHidden()

  // Once more, into the recipe that is there: it is found by its key.
  await button(page, '修正').click()
  await input(dialog, '新值').fill('70.00')
  await input(dialog, '修正原因').fill('与合同不符')
  await expect(dialog.getByText('用这些列找到这一行，数据更新后仍然有效')).toBeVisible()
  await choose(dialog, '记入配方', `${name}修正`)
  await button(dialog, '记入配方').click()
  await button(dialog, '打开配方').click()
  const editor = page.getByRole('region', { name: `${name}修正` })
  const settings = editor.getByRole('complementary', { name: '步骤设置' })
  await expect(settings.getByText('金额：7.00 → 70.00')).toBeVisible()
  await expect(settings.getByText('编号 002')).toBeVisible()
  await expect(settings.getByText(/与合同不符 · .+ · \d{4}-/)).toBeVisible()
  await expect(editor.getByRole('grid', { name }).getByText('70.00')).toBeVisible()
  await input(settings, '修正 1 新值').fill('71.00')
  await expect(editor.getByRole('grid', { name }).getByText('71.00')).toBeVisible()
})
