import type { Page } from '@playwright/test'
import { rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { button, dialog, input, message, openList, refusal, select } from './support/pages'

// Parts of the application come late here, or not at all: none may be loaded already.
test.use({ keepsWindow: false })

/** Keeps parts of the application back, as a slow line does, until they are let go; by default the calendar and the list. */
async function holdEditors(page: Page, parts = /\/assets\/(date-editor|ahead-choices)[^/]*\.js$/): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>(done => {
    release = done
  })
  let held = 0
  await page.route(parts, async route => {
    held += 1
    await released
    await route.continue()
  })
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0)
    release()
  }
}

test('what is typed before an editor has been loaded arrives, and the focus stays where somebody has gone on to', {
  tag: '@whole',
}, async ({ admin: page }) => {
  const letGo = await holdEditors(page)
  const name = unique('迟')
  const list = await openList(page, LECTURERS)
  await list.tool('新增')
  const form = dialog(page)
  await input(form, '姓名').fill(name)
  const birthday = form.getByLabel('出生日期')
  await birthday.focus()
  await page.keyboard.type('1980-05-06')
  await expect(birthday).toHaveValue('1980-05-06')
  await page.keyboard.press('Tab')
  await page.keyboard.type('138')
  await select(form, '级别').focus()
  await page.keyboard.type('特聘')
  await page.keyboard.press('Tab')
  await input(form, '邮箱').click()
  await page.keyboard.type('late')
  await input(form, '邮箱').evaluate(element => {
    element.addEventListener('blur', () => element.setAttribute('data-left', 'true'))
  })
  await letGo()
  await page.keyboard.type('@example.org')
  await expect(form.locator('.ant-select-selection-item')).toHaveText('特聘讲师')
  await expect(birthday).toHaveValue('1980-05-06')
  await expect(page.locator('.ant-select-dropdown, .ant-picker-dropdown').filter({ visible: true })).toHaveCount(0)
  await expect(input(form, '邮箱')).toBeFocused()
  await expect(input(form, '邮箱')).toHaveValue('late@example.org')
  await expect(input(form, '邮箱')).not.toHaveAttribute('data-left')
  await input(form, '手机').fill('13812345678')
  await button(form, '保存').click()
  await message(page, '添加成功！')
  await expect(list.row(name)).toContainText('特聘讲师')
})

test('nothing in a form moves when its editors come', { tag: '@whole' }, async ({ admin: page }) => {
  const letGo = await holdEditors(page, /\/assets\/(code-)?editor[^/]*\.js$/)
  const list = await openList(page, '/example/code')
  await list.tool('新增')
  const form = dialog(page)
  const between = async (above: string, below: string) => {
    const [first, last] = await Promise.all([above, below].map(name => form.getByText(name, { exact: true }).boundingBox()))
    return Math.round((last?.y ?? 0) - (first?.y ?? 0))
  }
  await expect(form.locator('.weft-cell-late').first()).toBeVisible()
  const before = await Promise.all([between('摘要', '清洗脚本'), between('清洗脚本', '取数语句'), between('取数语句', '运行参数')])
  await letGo()
  await expect(form.locator('.weft-cell-late')).toHaveCount(0)
  await expect(form.locator('.cm-editor').first()).toBeVisible()
  expect(await Promise.all([between('摘要', '清洗脚本'), between('清洗脚本', '取数语句'), between('取数语句', '运行参数')])).toEqual(before)
})

test('an editor that was only passed by stays at rest when it has been loaded', { tag: '@whole' }, async ({ admin: page }) => {
  const letGo = await holdEditors(page)
  const list = await openList(page, LECTURERS)
  await list.tool('新增')
  const form = dialog(page)
  await form.getByLabel('出生日期').click()
  await select(form, '级别').click()
  await input(form, '姓名').click()
  await letGo()
  await page.keyboard.type('不动')
  await page.waitForLoadState('networkidle')
  await expect(input(form, '姓名')).toBeFocused()
  await expect(input(form, '姓名')).toHaveValue('不动')
  await expect(form.locator('.ant-picker, .ant-select')).toHaveCount(0)
  await expect(page.locator('.ant-select-dropdown, .ant-picker-dropdown')).toHaveCount(0)
  await form.getByLabel('出生日期').click()
  await expect(page.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(1)
})

test('a record is saved with what is typed before an editor has been loaded', { tag: '@whole' }, async ({ admin: page }) => {
  const prefix = await addLecturers(page, 1, () => ({ birthday: '1970-01-02' }))
  const letGo = await holdEditors(page)
  const list = await openList(page, LECTURERS)
  await list.act(list.row(prefix), '编辑')
  const form = dialog(page)
  const birthday = form.getByLabel('出生日期')
  await expect(birthday).toHaveValue('1970-01-02')
  await birthday.focus()
  await page.keyboard.type('1971-03-04')
  await button(form, '保存').click()
  await letGo()
  await message(page, '修改成功!')
  await list.act(list.row(prefix), '详情')
  await expect(dialog(page).getByText('1971-03-04')).toBeVisible()
})

test('who comes to a date by Tab types over it; what is no date stays to be corrected', { tag: '@whole' }, async ({ admin: page }) => {
  const prefix = await addLecturers(page, 1, () => ({ birthday: '1970-01-02' }))
  const list = await openList(page, LECTURERS)
  await list.act(list.row(prefix), '编辑')
  const form = dialog(page)
  await input(form, '手机').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('1972-05-06')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('出生日期')).toHaveValue('1972-05-06')
  // A calendar writes its value once more when it closes: what was chosen of it by then is not any more.
  await expect(page.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(0)

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('1972-13-45')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('出生日期')).toHaveAttribute('aria-invalid', 'true')
  await button(form, '保存').click()
  await expect(refusal(form, '此值不是有效日期')).toBeVisible()
  await expect(form.getByLabel('出生日期')).toHaveValue('1972-13-45')
  await expect(form.getByLabel('出生日期')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1972-12-05')
  await page.keyboard.press('Tab')
  await expect(refusal(form, '此值不是有效日期')).toHaveCount(0)
  await button(form, '保存').click()
  await message(page, '修改成功!')
})

test('a date that has to be there is waited for; one that is none is called that, and not missing', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const letGo = await holdEditors(page)
  const list = await openList(page, '/example/order')
  await list.tool('新增')
  const form = dialog(page)
  await form.getByLabel('订单日期').focus()
  await page.keyboard.type('2026-02-31')
  await page.keyboard.press('Tab')
  await button(form, '保存').click()
  await expect(refusal(form, '订单日期不能为空!')).toBeVisible()
  await letGo()
  await expect(refusal(form, '此值不是有效日期')).toBeVisible()
  await expect(refusal(form, '订单号不能为空!')).toBeVisible()
  await expect(refusal(form, '订单日期不能为空!')).toHaveCount(0)
})

test('a record whose date has to be there is saved with one that is typed before its editor has been loaded', { tag: '@whole' }, async ({
  admin: page,
}) => {
  await holdEditors(page)
  const list = await openList(page, '/example/order')
  const name = `CD${String(Date.now()).slice(-10)}`
  await list.tool('新增')
  const form = dialog(page)
  await input(form, '订单号').fill(name)
  await input(form, '客户').fill('迟到的日期')
  await form.getByLabel('订单日期').focus()
  await page.keyboard.type('2026-02-28')
  await button(form, '保存').click()
  // What is a date needs no calendar.
  await message(page, '添加成功！')
  expect((await rowsOf(page, '/example/order', `no=${name}`)).records.map(row => row.orderDate)).toEqual(['2026-02-28'])
})

test('a date is saved as it stands: typed without leaving it, and emptied by keyboard', { tag: '@whole' }, async ({ admin: page }) => {
  const prefix = await addLecturers(page, 1, () => ({ birthday: '1970-01-02' }))
  const list = await openList(page, LECTURERS)
  const stored = async () => (await rowsOf(page, LECTURERS, `name=${encodeURIComponent(`${prefix}*`)}`)).records.map(row => row.birthday)
  for (const [typed, birthday] of [
    ['1981-02-03', '1981-02-03'],
    ['Delete', null],
  ] as const) {
    await list.act(list.row(prefix), '编辑')
    const form = dialog(page)
    await form.getByLabel('出生日期').click()
    await expect(page.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+a')
    if (typed === 'Delete') await page.keyboard.press(typed)
    else await page.keyboard.type(typed)
    await page.keyboard.press('ControlOrMeta+s')
    await message(page, '修改成功!')
    await expect(form).toBeHidden()
    expect(await stored()).toEqual([birthday])
  }
})

test('what is typed into the open calendar of a cell is kept by Tab, and told where it is no date', { tag: '@whole' }, async ({
  admin: page,
}) => {
  await openList(page, '/example/order')
  await button(page, '新增').click()
  const form = dialog(page)
  await button(form.getByRole('toolbar', { name: '表格工具栏' }), '新增').click()
  const lines = form.getByRole('grid', { name: '订单明细' })
  const column = await lines.getByRole('columnheader', { name: /交货日期/ }).getAttribute('aria-colindex')
  const due = lines.locator(`.weft-grid-body [aria-colindex="${column}"]`)
  for (const [typed, kept] of [
    ['2026-05-06', '2026-05-06'],
    ['2026-13-45', '2026-05-06'],
    ['Delete', ''],
  ] as const) {
    await due.click()
    await expect(page.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+a')
    if (typed === 'Delete') await page.keyboard.press(typed)
    else await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
    if (typed === '2026-13-45') await message(page, '交货日期：此值不是有效日期（2026-13-45）')
    await expect(due).toHaveText(kept)
  }
})

test('what is typed into a cell whose editor is on its way stands there, and keys that leave the cell leave it', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const letGo = await holdEditors(page, /\/assets\/editor-host[^/]*\.js$/)
  await openList(page, '/example/order')
  await button(page, '新增').click()
  const form = dialog(page)
  await button(form.getByRole('toolbar', { name: '表格工具栏' }), '新增').click()
  const lines = form.getByRole('grid', { name: '订单明细' })
  const column = await lines.getByRole('columnheader', { name: /交货日期/ }).getAttribute('aria-colindex')
  const due = lines.locator(`.weft-grid-body [aria-colindex="${column}"]`)
  await due.click()
  await page.keyboard.type('2026-05-06')
  await page.keyboard.press('Tab')
  await expect(due).toHaveText('2026-05-06')
  await due.click()
  await page.keyboard.press('Shift+Tab')
  await letGo()
  await expect(lines.locator('.weft-grid-body [aria-selected="true"]')).not.toHaveText('2026-05-06')
  await expect(page.locator('.weft-grid-overlay')).toHaveCount(0)
  await expect(form.locator('.weft-grid-input')).toBeFocused()
})

test('an editor of rich text comes without moving what stands below it, and with the focus that waited for it', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const letGo = await holdEditors(page, /\/assets\/rich-editor[^/]*\.js$/)
  await page.goto('/example/article')
  await button(page, '新增').click()
  const window = dialog(page)
  const text = window.getByRole('textbox', { name: '正文' })
  await expect(text).toHaveAttribute('aria-busy', 'true')
  await text.click()
  const frame = window.locator('.weft-rich-editor').filter({ has: page.getByRole('textbox', { name: '正文' }) })
  const height = async () => Math.round((await frame.boundingBox())?.height ?? 0)
  const before = await height()
  await letGo()
  await expect(text).not.toHaveAttribute('aria-busy')
  expect(await height()).toBe(before)
  await expect(text).toBeFocused()
  await page.keyboard.type('审计')
  await expect(text).toHaveText('审计')
})
