import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, dialog, form, input, message, openList, refusal } from './support/pages'

const ORDERS = '/example/order'

test('an order in steps: each is judged before the next, and what is wrong behind a tab comes to the front', async ({ admin }) => {
  const no = `FB${Date.now().toString().slice(-8)}`
  await admin.goto('/example/order-steps')
  const page = admin.getByRole('main')
  await button(page, '下一步').click()
  await expect(refusal(page, '订单号不能为空!')).toBeVisible()
  await input(page, '订单号').fill(no)
  await input(page, '客户').fill(`客户${no}`)
  await page.getByLabel('订单日期', { exact: true }).click()
  await admin.keyboard.type('2026-11-20')
  await admin.keyboard.press('Enter')
  await button(page, '下一步').click()
  await input(page, '收货人').fill('王芳')
  await button(page, '下一步').click()
  await expect(refusal(page, '详细地址不能为空!')).toBeVisible()
  await input(page, '详细地址').fill('清河路12号')
  await button(page, '下一步').click()
  await button(page, '新增').click()
  await page.getByRole('tab', { name: '备注' }).click()
  await input(page, '备注').fill('分步填写')
  await button(page, '保存').click()
  await expect(page.getByRole('tab', { name: '明细' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('物料编码不能为空!').first()).toBeAttached()
  await page.getByRole('checkbox', { name: '全选' }).check()
  await button(page, '删除').click()
  await button(page, '查同客户').click()
  await message(admin, '该客户已有 0 份订单')
  await button(page, '保存').click()
  await message(admin, '添加成功！')
  const { records } = await rowsOf(admin, ORDERS, `no=${no}`)
  expect(records[0]).toMatchObject({ customer: `客户${no}`, memo: '分步填写', delivery: { receiver: '王芳', address: '清河路12号' } })
})

test('Escape closes the cell and not the form around it; the question of a form keeps what was typed', { tag: '@whole' }, async ({
  admin,
}) => {
  await admin.goto('/example/order')
  await button(admin, '新增').click()
  const order = form(admin, '新增')
  await input(order, '订单号').fill('DD1')
  await button(order.getByRole('toolbar', { name: '表格工具栏' }), '新增').click()
  const box = order.locator('.weft-grid-input')
  await admin.keyboard.type('M0')
  await expect(box).toHaveValue('M0')
  await admin.keyboard.press('Escape')
  await expect(order.getByRole('gridcell', { name: 'M0' })).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await expect(box).toBeFocused()
  const question = admin.getByRole('dialog', { name: '有未保存的修改，确定关闭吗?' })
  await expect(question).toHaveCount(0)

  await input(order, '订单号').press('Escape')
  await expect(button(question, '取消')).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(input(order, '订单号')).toHaveValue('DD1')
  await expect(input(order, '订单号')).toBeFocused()
})

test('an order with its lines is read, printed and saved again without touching them', async ({ admin }) => {
  const list = await openList(admin, ORDERS)
  await list.search('订单号', 'DD2026003')
  await list.act(list.row('DD2026003'), '详情')
  const details = dialog(admin)
  await expect(details.getByText('详细信息')).toBeVisible()
  for (const text of ['江南印务有限公司', '周敏', '合计']) await expect(details.getByText(text).first()).toBeAttached()
  await button(details, '关闭').click()
  await expect(details).toBeHidden()

  const before = await linesOf(admin, 'DD2026003')
  expect(before.length).toBeGreaterThan(1)
  await list.act(list.row('DD2026003'), '编辑')
  const memo = unique('备注')
  await input(form(admin, '编辑'), '备注').fill(memo)
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, '修改成功!')
  expect(await linesOf(admin, 'DD2026003')).toEqual(before)
})

/** What is kept of forms that were not saved, as one text. */
const drafts = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // To open what does not exist yet would make it, without a place for drafts.
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'weft-drafts')) return ''
    const database = await settled(indexedDB.open('weft-drafts'))
    const kept = await settled(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return JSON.stringify(kept)
  })

test('what is typed on one machine is offered on another, and nowhere once it is saved there', { tag: '@whole' }, async ({
  admin,
  open,
}) => {
  const title = unique('草稿')
  const office = await openList(admin, '/example/article')
  await office.tool('新增')
  const kept = admin.waitForResponse(answer => answer.url().includes('/sys/formDraft/save'))
  await input(dialog(admin), '标题').fill(title)
  await kept

  const elsewhere = await open('admin')
  const home = await openList(elsewhere, '/example/article')
  await home.tool('新增')
  await expect(dialog(elsewhere).getByText(/^发现在其他设备上填写、尚未保存的草稿/)).toBeVisible()
  await button(dialog(elsewhere), '恢复').click()
  await expect(input(dialog(elsewhere), '标题')).toHaveValue(title)
  await dialog(elsewhere).getByRole('textbox', { name: '正文' }).fill('正文')
  const dropped = elsewhere.waitForResponse(answer => answer.url().includes('/sys/formDraft/delete'))
  await button(dialog(elsewhere), '保存').click()
  await dropped

  // The page that still has it loads again.
  admin.on('dialog', asked => asked.accept())
  await admin.reload()
  const asked = admin.waitForResponse(answer => answer.url().includes('/sys/formDraft/query'))
  await office.tool('新增')
  await asked
  await expect(input(dialog(admin), '标题')).toHaveValue('')
  await expect(dialog(admin).getByText(/尚未保存的草稿|发现未保存的草稿/)).toHaveCount(0)
})

test('a tab that dies leaves its form to the next one', { tag: '@whole' }, async ({ admin }) => {
  const name = unique('崩')
  const list = await openList(admin, '/course/lecturer')
  await list.tool('新增')
  await input(dialog(admin), '姓名').fill(name)
  await expect.poll(() => drafts(admin)).toContain(name)
  const dead = admin.waitForEvent('crash')
  await admin.goto('chrome://crash').catch(() => undefined)
  await dead
  const next = await admin.context().newPage()
  const again = await openList(next, '/course/lecturer')
  await again.tool('新增')
  await expect(dialog(next).getByText(/^发现未保存的草稿/)).toBeVisible()
  await button(dialog(next), '恢复').click()
  await expect(input(dialog(next), '姓名')).toHaveValue(name)
  await button(dialog(next), '取消').click()
  await agree(next, '有未保存的修改，确定关闭吗?')
})

test('rules of a code are kept in a grid, and judge what is typed elsewhere', { tag: '@whole' }, async ({ admin }) => {
  const code = unique('rule').replace(/[^A-Za-z0-9]/g, '')
  const rules = [{ digits: '2', pattern: '^[A-Z]+$', message: '前两位须为大写字母' }]
  await must(admin, 'POST', '/sys/checkRule/add', { ruleName: `规则${code}`, ruleCode: code, ruleJson: JSON.stringify(rules) })
  const list = await openList(admin, '/isystem/checkRule')
  await list.search('规则编码', code)
  await list.act(list.row(code), '编辑')
  await expect(form(admin, '编辑').getByText('前两位须为大写字母')).toBeVisible()
  await input(form(admin, '编辑'), '规则描述').fill('两位大写字母')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, '编辑成功!')
  const { records } = await rowsOf(admin, '/sys/checkRule', `ruleCode=${code}`)
  expect(JSON.parse(String(records[0]?.ruleJson))).toEqual(rules)
})

async function linesOf(page: Page, no: string): Promise<readonly unknown[]> {
  const { records } = await rowsOf(page, ORDERS, `no=${no}`)
  const order = await must<{ lines: readonly unknown[] }>(page, 'GET', `${ORDERS}/queryById?id=${String(records[0]?.id)}`)
  return order.lines
}
