import type { Page } from '@playwright/test'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { dialog, input, message, okButton, openList } from './support/pages'

const focused = (page: Page, selector: string) => page.evaluate(at => document.activeElement?.matches(at) === true, selector)

/** Tab until the focus is on what fits; fails when it is not within thirty steps. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 30 && !(await focused(page, selector)); step++) await page.keyboard.press('Tab')
  expect(await focused(page, selector), `the focus is on ${selector}`).toBe(true)
}

test('chooses people, a lecturer and a row of a report into one record', { tag: '@whole' }, async ({ admin }) => {
  const name = unique('选')
  const calls: string[] = []
  admin.on('request', request => void calls.push(new URL(request.url()).pathname))
  const list = await openList(admin, '/example/picker')
  await expect(list.rows.first()).toContainText('张伟')
  // The rows came with the names of what they store.
  expect(calls.filter(path => /\/sys\/(user|role)\/|getDictItems|getData/.test(path))).toEqual([])

  await list.tool('新增')
  const form = dialog(admin)
  await input(form, '名称').fill(name)

  await input(form, '参与人').press('Enter')
  const users = admin.getByRole('dialog', { name: '选择用户' })
  await expect(input(users, '账号')).toBeFocused()
  await input(users, '账号').fill('wang')
  await input(users, '账号').press('Enter')
  await users.getByRole('row').filter({ hasText: 'wangfang' }).click()
  await expect(users.getByRole('region', { name: '已选用户' })).toContainText('王芳')
  await okButton(users).click()
  await expect(users).toBeHidden()
  await expect(input(form, '参与人')).toHaveValue('王芳')

  await form.getByRole('button', { name: '选择讲师 讲师' }).click()
  const lecturers = admin.getByRole('dialog', { name: '选择讲师' })
  await lecturers.locator('tr[data-row-key]').first().click()
  await okButton(lecturers).click()

  await form.getByRole('button', { name: '选择 主讲人', exact: true }).click()
  const report = admin.getByRole('dialog', { name: '选择讲师' })
  await okButton(report).click()
  await message(admin, '请选择一条记录')
  await input(report, '姓名').fill('陈国华')
  await input(report, '姓名').press('Enter')
  await report.locator('tr[data-row-key]').filter({ hasText: '陈国华' }).first().dblclick()
  await expect(input(form, '主讲人')).toHaveValue('陈国华')
  await expect(input(form, '主讲人手机')).toHaveValue('13900000001')

  await form.getByRole('button', { name: /^保\s?存$/ }).click()
  await message(admin, '添加成功！')
  // Rows are in the order of their names, and this one is not on the first page.
  await list.search('名称', name)
  await expect(list.row(name)).toContainText('王芳')
})

for (const [opener, title] of [
  ['选择用户 参与人', '选择用户'],
  ['选择部门 参与部门', '选择部门'],
  ['选择角色 角色', '选择角色'],
  ['选择职务 职务', '选择职务'],
  ['选择讲师 讲师', '选择讲师'],
  ['选择 主讲人', '选择讲师'],
] as const)
  test(`on a phone ${opener} fits the window`, { tag: '@whole' }, async ({ open }) => {
    const page = await open('admin', { viewport: { width: 390, height: 844 }, hasTouch: true })
    const list = await openList(page, '/example/picker')
    await list.tool('新增')
    await dialog(page).getByRole('button', { name: opener, exact: true }).click()
    const picker = page.getByRole('dialog', { name: title })
    await expect(picker.getByRole('button', { name: /^确\s?定$/ })).toBeInViewport()
    const box = await picker.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

test('a list that refuses says why and is asked again; one that is slow says that it loads; nobody found is said too', {
  tag: '@whole',
}, async ({ admin }) => {
  let answer: 'refuse' | 'slow' | 'plain' = 'refuse'
  await admin.route('**/sys/user/list?*', async route => {
    if (answer === 'refuse') return route.fulfill({ json: { success: false, code: 500, message: '现在不行', result: null, timestamp: 1 } })
    if (answer === 'slow') await new Promise(done => setTimeout(done, 1500))
    return route.continue()
  })
  const list = await openList(admin, '/example/picker')
  await list.tool('新增')
  await dialog(admin).getByRole('button', { name: '选择用户 参与人', exact: true }).click()
  const users = admin.getByRole('dialog', { name: '选择用户' })
  await expect(users.getByRole('alert')).toContainText('现在不行')
  answer = 'slow'
  await users.getByRole('button', { name: /重\s*试/ }).click()
  await expect(users.locator('.ant-spin-spinning')).toBeVisible()
  await expect(users.locator('tr[data-row-key]').first()).toBeVisible()
  answer = 'plain'
  await input(users, '账号').fill('nobodyatall')
  await input(users, '账号').press('Enter')
  await expect(users.locator('.ant-empty-description').filter({ visible: true }).first()).toHaveText('暂无数据')
})

test('by keyboard alone: people are searched for, chosen, taken back and accepted; Escape gives the focus back', async ({ admin }) => {
  const list = await openList(admin, '/example/picker')
  await list.tool('新增')
  const form = dialog(admin)
  const people = input(form, '参与人')
  await people.focus()
  await admin.keyboard.press('Enter')
  const users = admin.getByRole('dialog', { name: '选择用户' })
  await expect(input(users, '账号')).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(users).toBeHidden()
  await expect(people).toBeFocused()

  await admin.keyboard.press('Enter')
  await expect(input(users, '账号')).toBeFocused()
  await admin.keyboard.type('an')
  await admin.keyboard.press('Enter')
  await expect(users.locator('tr[data-row-key]').first()).toContainText('an')
  await tabTo(admin, 'tr[data-row-key]')
  await admin.keyboard.press('Space')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Space')
  const chosen = users.getByRole('region', { name: '已选用户' })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await tabTo(admin, '.weft-chosen li button')
  await admin.keyboard.press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  const name = await chosen.getByRole('listitem').locator('span').first().textContent()
  await admin.keyboard.press('Control+Enter')
  await expect(users).toBeHidden()
  await expect(people).toHaveValue(name ?? '')
  await expect(people).toBeFocused()
})

test('by keyboard alone: departments are found, ticked and accepted', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/example/picker')
  await list.tool('新增')
  const departs = input(dialog(admin), '参与部门')
  await departs.focus()
  await admin.keyboard.press('Enter')
  const tree = admin.getByRole('dialog', { name: '选择部门' })
  await expect(input(tree, '请输入部门名称')).toBeFocused()
  await admin.keyboard.type('审计一处')
  await expect(tree.locator('.ant-tree-treenode', { hasText: '审计一处' })).toBeVisible()
  await expect(tree.locator('.ant-tree-treenode', { hasText: '数据处' })).toHaveCount(0)
  await tabTo(admin, '.ant-tree input')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await admin.keyboard.press('Control+Enter')
  await expect(tree).toBeHidden()
  await expect(departs).toHaveValue(/审计/)
  await expect(departs).toBeFocused()
})
