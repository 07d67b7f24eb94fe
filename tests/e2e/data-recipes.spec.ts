import type { Page } from '@playwright/test'
import { call, must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson, roleWithEverything, withoutRights } from './support/newcomers'
import { button, choose, input, message, okButton } from './support/pages'
import { beginRecipe } from './support/sheets'
import { signIn } from './support/sign-in'

const SHEETS = '/data/sheet'

const PAYMENTS = `编号,收款单位,身份证号,金额
001,示例市恒润管材有限责任公司,11010519491231002X,人民币壹仟贰佰元整
002,示例市蓝天设备有限公司,440524188001010014,7.25元
003,示例市恒润管材 有限公司,110105194912310038,0.5万
003,示例市恒润管材 有限公司,110105194912310038,0.5万
004,示例市恒润管材有限公司,,待定
`

interface Rows {
  readonly total: number
  readonly rows: readonly (readonly unknown[])[]
}

/** Runs in the page: how many steps each draft of a recipe has that the browser keeps. */
async function keptSteps(): Promise<readonly number[]> {
  const done = <Result>(request: IDBRequest<Result>) => new Promise<Result>(resolve => (request.onsuccess = () => resolve(request.result)))
  const database = await done(indexedDB.open('weft-drafts', 1))
  const drafts = await done(database.transaction('drafts').objectStore('drafts').getAll())
  database.close()
  return drafts.flatMap(({ values }) => values.steps?.length ?? [])
}

type Recipe = Awaited<ReturnType<typeof beginRecipe>>

/** Adds a step that works on one column. */
async function addStep(page: Page, { editor, settings }: Recipe, title: string, column: string): Promise<void> {
  await choose(editor, '添加步骤', title, { typed: true })
  await choose(settings, '列', column)
  await page.keyboard.press('Escape')
}

/** Runs what is saved into a sheet of this name, which is opened. */
async function runRecipe(page: Page, { editor }: Recipe, name: string, rows: number): Promise<void> {
  await button(editor, '运行').click()
  const running = page.getByRole('dialog', { name: '运行配方' })
  await running.getByRole('textbox', { name: '名称' }).fill(name)
  await button(running, '开始运行').click()
  await expect(running.getByText(`已生成 ${rows} 行`)).toBeVisible()
  await button(running, '查看数据').click()
}

test('a sheet is cleaned by a recipe: previewed, a mistake taken back, kept over a reload, run', async ({ admin: page }) => {
  const name = unique('付款清洗')
  const recipe = await beginRecipe(page, name, PAYMENTS)
  const { editor, steps, settings } = recipe
  const grid = editor.getByRole('grid', { name })
  await expect(grid.getByText('人民币壹仟贰佰元整')).toBeVisible()
  const add = (title: string) => choose(editor, '添加步骤', title, { typed: true })

  // Three steps: each tells how many rows it leaves, and the rows are seen at once.
  await addStep(page, recipe, '规范单位名称', '收款单位')
  await addStep(page, recipe, '识别金额和日期', '金额')
  await expect(grid.getByText('1,200.00')).toBeVisible()
  await addStep(page, recipe, '去重', '编号')
  await expect(steps.getByRole('button', { name: /3\. 去重/ })).toContainText('4 行 (−1)')
  await editor.getByRole('radiogroup', { name: '显示' }).getByText('本步改变的行').click()
  await expect(grid.getByRole('row')).toHaveCount(2)
  await editor.getByRole('radiogroup', { name: '显示' }).getByText('全部结果').click()

  // A mistake at step three is taken back after step five, and the steps behind it stay.
  await add('筛选行')
  await choose(settings, '条件 1 列', '金额')
  await choose(settings, '条件 1 比较', '不为空', { typed: true })
  await expect(steps.getByRole('button', { name: /4\. 筛选行/ })).toContainText('3 行 (−1)')
  await add('排序')
  await button(settings, '添加一行').click()
  await choose(settings, '排序依据 1', '金额')
  await choose(settings, '顺序 1', '降序')
  await expect(grid.getByRole('row').nth(1)).toContainText('5,000.00')
  await steps.getByRole('button', { name: /3\. 去重/ }).click()
  await button(steps, '停用第 3 步').click()
  await expect(steps.getByRole('button', { name: /5\. 排序/ })).toContainText('4 行')
  await button(editor, '撤销').click()
  await expect(steps.getByRole('button', { name: /5\. 排序/ })).toContainText('3 行')
  await steps.getByRole('button', { name: /3\. 去重/ }).press('Alt+ArrowUp')
  await expect(steps.getByRole('button', { name: /2\. 去重/ })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(steps.getByRole('button', { name: /1\. 去重/ })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(steps.getByRole('button', { name: /2\. 去重/ })).toBeFocused()

  // What was not saved is still there after the page has been left.
  await expect(editor.getByText('有未保存的步骤')).toBeVisible()
  await expect.poll(() => page.evaluate(keptSteps)).toContain(5)
  await page.reload()
  await button(editor, '继续编辑').click()
  await expect(steps.getByRole('button', { name: /5\. 排序/ })).toContainText('3 行')
  await button(editor, '保存').click()
  await message(page, '已保存')

  await runRecipe(page, recipe, `${name}结果`, 3)
  await expect(
    page
      .getByRole('grid', { name: `${name}结果` })
      .getByRole('row')
      .nth(1),
  ).toContainText('示例市恒润管材有限公司')
})

test('what a recipe made leads to it and back, a former version comes back, and a colleague works on masked values', {
  tag: '@whole',
}, async ({ admin: page, open }) => {
  const name = unique('付款血缘')
  const made = await beginRecipe(page, name, PAYMENTS)
  const { editor, steps } = made
  await addStep(page, made, '识别金额和日期', '金额')
  await addStep(page, made, '去重', '编号')
  await button(editor, '保存').click()
  await message(page, '已保存')
  await runRecipe(page, made, `${name}结果`, 4)

  // Where the rows come from, and back to what was made of them, with the recipe between.
  await button(page, '血缘').click()
  const part = (title: string) => page.getByRole('region', { name: title, exact: true })
  await expect(part('本表').getByText(`读取：${name} 第1版`)).toBeVisible()
  await expect(part('来源').getByRole('link', { name, exact: true })).toBeVisible()
  await part('来源')
    .getByRole('link', { name: `${name}的血缘` })
    .click()
  await expect(part('去向').getByRole('link', { name: `${name}结果`, exact: true })).toBeVisible()
  await part('去向')
    .getByRole('link', { name: `配方“${name}清洗”` })
    .click()
  await expect(editor.getByText('第 1 版')).toBeVisible()

  // After all steps were taken out, the version before becomes the current one; the one before stays.
  const recipe = String((await rowsOf(page, '/data/recipe', `name=${encodeURIComponent(`${name}清洗`)}`)).records[0]?.id)
  await must(page, 'PUT', '/data/recipe/steps', { id: recipe, no: 1, steps: [] })
  await page.goto(`/data/recipe/edit?id=${recipe}&no=1`)
  await button(editor, '恢复为当前版本').click()
  await message(page, '已用第1版的步骤保存为新版本')
  await expect(steps.getByRole('button', { name: /2\. 去重/ })).toContainText('4 行')
  await expect(editor.getByText('第 3 版')).toBeVisible()

  // A colleague who reads the sheet by a share works on masked values.
  const id = String((await rowsOf(page, SHEETS, `name=${encodeURIComponent(name)}`)).records[0]?.id)
  await must(page, 'PUT', `${SHEETS}/mask`, { id, column: '身份证号', kind: 'part' })
  const { roleCode, id: roleId } = await roleWithEverything(page)
  const person = await newPerson(page, { roleCode })
  await withoutRights(page, roleId, perms => ['dataSheet:all', 'dataSheet:plain', 'dataRecipe:all'].includes(String(perms)))
  await must(page, 'POST', '/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: id, roles: roleId })
  const theirs = await open(null)
  await signIn(theirs, person)
  const asked = { sheetId: id, steps: [{ do: 'derive', name: '出生', value: 'slice(身份证号, 6, 14)' }], limit: 10 }
  expect((await must<Rows>(theirs, 'POST', '/data/recipe/preview', asked)).rows[0]?.slice(2)).toEqual([
    '110***********002X',
    '人民币壹仟贰佰元整',
    '********',
  ])
  expect((await call(theirs, 'GET', `/data/recipe/open?id=${recipe}`)).message).toBe('数据配方不存在，或没有查看权限')
})

test('a recipe asks each run for its parameters, which conditions and expressions use', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('付款参数')
  const { editor, steps, settings } = await beginRecipe(page, name, PAYMENTS)

  // A parameter with a mistake is not taken, and nothing that was typed is lost.
  await button(editor, '参数').click()
  const parameters = page.getByRole('dialog', { name: '参数' })
  await button(parameters, '添加参数').click()
  await input(parameters, '第 1 个参数的参数名').fill('最低金额')
  await choose(parameters, '第 1 个参数的类型', '数值')
  await input(parameters, '第 1 个参数的默认值').fill('一千')
  await parameters.getByRole('checkbox', { name: '必填' }).check()
  await okButton(parameters).click()
  await expect(parameters.getByText('参数“最低金额”须为数值，“一千”不是')).toBeVisible()
  await input(parameters, '第 1 个参数的默认值').fill('1000')
  await okButton(parameters).click()
  await expect(parameters).toBeHidden()

  await choose(editor, '添加步骤', '识别金额和日期', { typed: true })
  await choose(settings, '列', '金额')
  await page.keyboard.press('Escape')
  await choose(editor, '添加步骤', '筛选行', { typed: true })
  await choose(settings, '条件 1 列', '金额')
  await choose(settings, '条件 1 比较', '大于等于', { typed: true })
  await choose(settings, '条件 1 值 来自', '参数：最低金额')
  await expect(steps.getByRole('button', { name: /2\. 筛选行/ })).toContainText('3 行 (−2)')
  await button(editor, '保存').click()
  await message(page, '已保存')

  // A run begins with the usual values; a wrong one cannot be sent.
  await button(editor, '运行').click()
  const running = page.getByRole('dialog', { name: '运行配方' })
  await expect(input(running, '最低金额')).toHaveValue('1000')
  await input(running, '最低金额').fill('很多')
  await expect(running.getByText('参数“最低金额”须为数值，“很多”不是')).toBeVisible()
  await expect(button(running, '开始运行')).toBeDisabled()
  await input(running, '最低金额').fill('5000')
  await button(running, '开始运行').click()
  await expect(running.getByText('已生成 2 行')).toBeVisible()
  await button(running, '关闭').click()

  // Another version says in sentences what makes it another one.
  await choose(settings, '条件 1 比较', '等于')
  await steps.getByRole('button', { name: /1\. 识别金额和日期/ }).click()
  await button(steps, '停用第 1 步').click()
  await button(editor, '保存').click()
  await message(page, '已保存')
  await page.reload()
  await button(editor, '版本改动').click()
  const changes = page.getByRole('dialog', { name: '版本改动' })
  await expect(changes.getByRole('listitem')).toHaveText([
    '第 1 步“识别金额和日期”已停用',
    '第 2 步“筛选行”由“金额 大于等于 参数：最低金额”改为“金额 等于 参数：最低金额”',
  ])
})
