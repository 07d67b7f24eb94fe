import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, choose, input, message } from './support/pages'
import { beginRecipe } from './support/sheets'

const PAYMENTS = `编号,身份证号,金额,类别
001,11010519491231002X,5.00,公开
002,110105194912310021,7.00,内部
002,110105194912310038,900.00,公开
004,,,其他
`

test('rows are held against rules: counted, marked, set apart, and scored with the version', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('付款质量')
  const { editor, steps, settings } = await beginRecipe(page, name, PAYMENTS)
  await choose(editor, '添加步骤', '质量规则', { typed: true })
  const add = () => button(settings, '添加规则').click()

  // The first rule is there; its name follows its settings until it has one of its own.
  await expect(input(settings, '规则 1 规则名称')).toHaveValue('编号不为空')
  await choose(settings, '规则 1 规则', '唯一：不重复')
  await expect(input(settings, '规则 1 规则名称')).toHaveValue('编号不重复')
  await expect(settings.getByText('样本中 2 行不符合')).toBeVisible()
  await add()
  await choose(settings, '规则 2 规则', '范围：在最小值与最大值之间')
  await choose(settings, '规则 2 列', '金额')
  await input(settings, '规则 2 最大值').fill('一百')
  await expect(settings.getByRole('alert')).toContainText('“金额”的范围不能为“一百”')
  await input(settings, '规则 2 最大值').fill('100')
  await choose(settings, '规则 2 不符合的行', '单独存放')
  await expect(settings.getByText('样本中 1 行不符合')).toBeVisible()
  await add()
  await choose(settings, '规则 3 规则', '字典：是允许的值')
  await choose(settings, '规则 3 列', '类别')
  await choose(settings, '规则 3 数据字典', '文档密级', { typed: true })
  await choose(settings, '规则 3 不符合的行', '只计分')
  await expect(steps.getByRole('button', { name: /1\. 质量规则/ })).toContainText('3 行 (−1)')
  await editor.getByRole('radiogroup', { name: '显示' }).getByText('本步改变的行').click()
  const grid = editor.getByRole('grid', { name })
  await expect(grid.getByText('编号不重复；金额不大于100')).toBeVisible()
  await button(editor, '保存').click()
  await message(page, '已保存')

  await button(editor, '运行').click()
  const running = page.getByRole('dialog', { name: '运行配方' })
  await input(running, '名称').fill(`${name}结果`)
  await button(running, '开始运行').click()
  await expect(running.getByText('已生成 3 行，1 行不符合质量规则，已单独存放')).toBeVisible()
  await button(running, '查看数据').click()

  // Each figure leads to its rows.
  await button(page, '质量 66.6 分').click()
  const scores = page.getByRole('dialog', { name: '数据质量' })
  await expect(scores.getByRole('listitem').filter({ hasText: '类别是允许的值' })).toContainText('75 分')
  await expect(scores.getByRole('button', { name: /第 1 版 .* 66\.6 分/ })).toBeVisible()
  await button(scores, '只看不符合“类别是允许的值”').click()
  await expect(scores).toBeHidden()
  await expect(page.getByText('筛选出 1 行，共 3 行')).toBeVisible()
  await expect(page.getByRole('grid', { name: `${name}结果` }).getByText('其他')).toBeVisible()
  await button(page, '1 行不符合要求，已单独存放').click()
  await expect(page.getByRole('dialog').getByText('金额：金额不大于100')).toBeVisible()
})

test('a rule that stops a run says so before and after it', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('付款停止')
  const { editor, settings } = await beginRecipe(page, name, PAYMENTS)
  await choose(editor, '添加步骤', '质量规则', { typed: true })
  await choose(settings, '规则 1 规则', '唯一：不重复')
  await choose(settings, '规则 1 不符合的行', '停止运行')
  await expect(settings.getByText('样本中 2 行不符合，运行时会停止')).toBeVisible()
  await button(editor, '保存').click()
  await message(page, '已保存')
  await button(editor, '运行').click()
  const running = page.getByRole('dialog', { name: '运行配方' })
  await button(running, '开始运行').click()
  await expect(running.getByText('2 行不符合规则“编号不重复”，已停止运行')).toBeVisible()
})
