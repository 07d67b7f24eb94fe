import type { Locator, Page } from '@playwright/test'
import { must, rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { dialog, tipSays, typeDate } from './support/pages'

interface Line {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly price: number
  readonly due?: string
  readonly reason?: string
}

/** A form of a new order, and its lines. */
async function newOrder(page: Page): Promise<{ form: Locator; lines: Locator; bar: Locator; no: string }> {
  await page.goto('/example/order')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(page)
  const no = `DD${Date.now() % 1_000_000_000}`
  await form.getByLabel('订单号').fill(no)
  await form.getByLabel('客户', { exact: true }).fill('甲方')
  await typeDate(form, '订单日期', '2026-03-05')
  const bar = form.getByRole('toolbar', { name: '表格工具栏' })
  await bar.getByRole('button', { name: '新增', exact: true }).press('Enter')
  return { form, lines: form.getByRole('grid', { name: '订单明细' }), bar, no }
}

/** One line from its first cell on, and Enter: the next begins below. */
async function typeLine(page: Page, { code, name, unit, quantity, price, due, reason }: Line): Promise<void> {
  const { keyboard } = page
  const cells = [code, name, unit === '件' ? '' : unit, String(quantity), String(price)]
  for (const [at, text] of cells.entries()) {
    if (text !== '') await keyboard.type(text)
    if (at < cells.length - 1) await keyboard.press('Tab')
  }
  if (due !== undefined) {
    // Over the sum, which is not typed.
    for (let steps = 0; steps < 2; steps++) await keyboard.press('Tab')
    await keyboard.type(due)
  }
  if (reason !== undefined) {
    await keyboard.press('Tab')
    await keyboard.press(' ')
    await keyboard.press('Tab')
    await keyboard.type(reason)
  }
  await keyboard.press('Enter')
}

const typed: readonly Line[] = Array.from({ length: 30 }, (_, at) => ({
  code: `M8${String(at).padStart(3, '0')}`,
  name: `键入“${at}”`,
  unit: ['件', '箱', '千克'][at % 3] ?? '件',
  quantity: at + 1,
  price: at + 0.25,
  ...(at % 10 === 4 && { due: '2026-03-09', reason: `客户催货${at}` }),
}))
const pasted: readonly Line[] = Array.from({ length: 200 }, (_, at) => ({
  code: `M9${String(at).padStart(3, '0')}`,
  name: `粘贴${at}`,
  unit: at % 2 === 0 ? '箱' : '件',
  quantity: 1000 + at,
  price: 1.5,
}))

/** What Excel had instead: the texts of the five wrong lines, and the column that is wrong. */
const WRONG: { readonly [line: number]: { readonly column: number; readonly text: string; readonly mark: RegExp } } = {
  3: { column: 0, text: 'X3', mark: /物料编码格式不正确/ },
  40: { column: 3, text: '1.5', mark: /请输入整数/ },
  99: { column: 4, text: '一元', mark: /“一元”不能填入此列/ },
  150: { column: 1, text: '', mark: /物料名称不能为空/ },
  199: { column: 2, text: '打', mark: /“打”不能填入此列/ },
}

const textsOf = ({ code, name, unit, quantity, price }: Line) => [code, name, unit, quantity.toLocaleString('en-US'), price.toFixed(2)]
const copied = pasted.map((line, at) => textsOf(line).map((text, column) => (WRONG[at]?.column === column ? WRONG[at].text : text)))

/** As Excel writes it to the clipboard. */
const asText = `${copied.map(line => line.join('\t')).join('\r\n')}\r\n`
const asPage = [
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body>',
  '<table border=0 width=360><!--StartFragment--><col width=72 span=5>',
  ...copied.map(line => ` <tr height=19>\r\n${line.map(text => `  <td class=xl65>${text}</td>`).join('\r\n')}\r\n </tr>`),
  '<!--EndFragment--></table></body></html>',
].join('\r\n')

async function pasteExcel(page: Page, parts: { readonly [type: string]: string }): Promise<void> {
  await page.evaluate(async given => {
    const blobs = Object.entries(given).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, parts)
  await page.keyboard.press('ControlOrMeta+v')
}

/** Goes from mark to mark by the button that saves, and puts right what it leads to. */
async function repair(page: Page, form: Locator, lines: Locator): Promise<void> {
  for (const [at, { column, mark }] of Object.entries(WRONG)) {
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await tipSays(form, mark)
    await expect(lines.locator('[aria-selected="true"][aria-invalid="true"]')).toHaveCount(1)
    await page.keyboard.type(textsOf(pasted[Number(at)] as Line)[column]?.replace(',', '') ?? '')
    await page.keyboard.press('Tab')
  }
}

/** The lines as the database has them, in their order. */
async function storedLines(page: Page, no: string): Promise<readonly (Line & { amount: number })[]> {
  const { records } = await rowsOf(page, '/example/order', `no=${no}`)
  const order = await must<{ lines: readonly { readonly [name: string]: unknown }[] }>(
    page,
    'GET',
    `/example/order/queryById?id=${records[0]?.id}`,
  )
  return order.lines.map(({ code, name, unit, quantity, price, amount, due, reason }) => ({
    code: String(code),
    name: String(name),
    unit: String(unit),
    quantity: Number(quantity),
    price: Number(price),
    ...(due != null && { due: String(due) }),
    ...(reason != null && { reason: String(reason) }),
    amount: Number(amount),
  }))
}

const asStored = (lines: readonly Line[]) => lines.map(line => ({ ...line, amount: Math.round(line.quantity * line.price * 100) / 100 }))

const asBoth = { 'text/plain': asText, 'text/html': asPage }

for (const [kind, first, parts, decides] of [
  // One of each unit, and one with a date and its reason.
  ['typed lines and a page of Excel', typed.slice(0, 5), asBoth, true],
  ['thirty typed lines and a page of Excel', typed, asBoth, false],
  ['a text of Excel alone', [], { 'text/plain': asText }, false],
] as const) {
  test(`an order of ${kind}, repaired from its marks and a mistake undone, is in the database as it was entered`, {
    tag: decides ? [] : '@whole',
  }, async ({ admin: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { form, lines, no } = await newOrder(page)
    for (const line of first) await typeLine(page, line)
    await pasteExcel(page, parts)
    await expect(lines).toHaveAttribute('aria-rowcount', String(first.length + pasted.length + 1))
    await expect(form.locator('[role=status].weft-grid-live')).toContainText('2 个未能粘贴')
    await repair(page, form, lines)

    // A mistake: five lines are emptied, and come back.
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Delete')
    await expect(lines.locator('[aria-invalid="true"]').first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(lines.locator('[aria-invalid="true"]')).toHaveCount(0)

    await form.getByRole('button', { name: '保存', exact: true }).click()
    await expect(form).toBeHidden()
    expect(await storedLines(page, no)).toEqual(asStored([...first, ...pasted]))
  })
}
