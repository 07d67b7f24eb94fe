import type { Locator, Page } from '@playwright/test'
import { readClipboard } from './support/clipboard'
import { expect, test } from './support/fixtures'
import { dialog, message } from './support/pages'

/** A bulk editor; that with a column of every type, unless another one is named. */
async function openCells(page: Page, path = '/example/cell') {
  await page.goto(path)
  const grid = page.getByRole('grid')
  await expect(page.getByText(/共\d+条/).first()).toBeVisible()
  // The count is told before the rows are painted.
  await expect(grid.getByRole('gridcell').nth(30)).toBeVisible()
  const head = (title: string) => grid.getByRole('columnheader', { name: title, exact: true })
  /** The cell of a shown row, from 0, below a head. */
  const cell = async (title: string, row: number) => {
    const column = await head(title).getAttribute('aria-colindex')
    return grid.locator(`[role=gridcell][aria-colindex="${column}"]`).nth(row)
  }
  const texts = async (title: string, count: number) => {
    const column = await head(title).getAttribute('aria-colindex')
    const all = await grid.locator(`[role=gridcell][aria-colindex="${column}"]`).allTextContents()
    return all.slice(0, count)
  }
  return { head, cell, texts }
}

async function middle(place: Locator): Promise<{ x: number; y: number; right: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('nothing there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, right: box.x + box.width }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('columns are made wider and put elsewhere by the mouse, and stay so', { tag: '@whole' }, async ({ admin: page }) => {
  const { head } = await openCells(page)
  const width = async () => (await head('弹出文本').boundingBox())?.width ?? 0
  const order = async () =>
    Number(await head('弹出文本').getAttribute('aria-colindex')) - Number(await head('数字').getAttribute('aria-colindex'))
  const before = await width()
  await head('弹出文本').hover()
  const { right, y } = await middle(head('弹出文本'))
  await drag(page, { x: right - 2, y }, { x: right + 78, y })
  expect(await width()).toBeCloseTo(before + 80, -1)
  expect(await order()).toBe(1)
  await head('弹出文本')
    .locator('.weft-grid-title')
    .dragTo(head('数字'), { targetPosition: { x: 8, y: 8 } })
  await expect.poll(order).toBe(-1)
  await page.reload()
  await expect.poll(order).toBe(-1)
  expect(await width()).toBeCloseTo(before + 80, -1)
})

test('a range is chosen by the mouse, filled by its handle, copied, and taken back', async ({ admin: page }) => {
  const { cell, texts } = await openCells(page)
  const before = await texts('数字', 5)
  await (await cell('数字', 0)).click()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await drag(page, await middle(await cell('数字', 0)), await middle(await cell('数字', 1)))
  await drag(page, await middle(page.locator('.weft-grid-fill')), await middle(await cell('数字', 4)))
  await expect.poll(() => texts('数字', 5)).toEqual(['10.00', '20.00', '30.00', '40.00', '50.00'])
  await page.keyboard.press('ControlOrMeta+c')
  expect((await readClipboard(page)).split(/\r?\n/).filter(Boolean)).toEqual(['10.00', '20.00', '30.00', '40.00', '50.00'])
  for (let times = 0; times < 3; times++) await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => texts('数字', 5)).toEqual(before)
})

test('an input method composes in the place of its cell, whatever the cell holds', { tag: '@whole' }, async ({ admin: page }) => {
  const { cell } = await openCells(page)
  const keyboard = await page.context().newCDPSession(page)
  const compose = async (title: string) => {
    const place = await cell(title, 1)
    await place.click()
    // A box of several lines that has opened with its cell takes the first one.
    const opened = async () => {
      await page.keyboard.press('Escape')
      return page.locator('.weft-grid-overlay, .weft-grid-input-open').count()
    }
    await expect.poll(opened).toBe(0)
    await keyboard.send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 })
    const input = page.locator('.weft-grid-input-open')
    await expect(input).toHaveValue('zhong')
    const [around, open] = await Promise.all([middle(place), middle(input)])
    expect([Math.abs(around.x - open.x) < 3, Math.abs(around.y - open.y) < 3]).toEqual([true, true])
    await keyboard.send('Input.insertText', { text: '中级' })
    await page.keyboard.press('Enter')
    return (await place.textContent()) ?? ''
  }
  expect(await compose('文本')).toBe('中级')
  expect(await compose('弹出文本')).toBe('中级')
  expect(await compose('下拉')).toContain('中级')
  const number = await (await cell('数字', 1)).textContent()
  expect(await compose('数字')).toBe(number)
})

for (const [path, title] of [
  ['/example/cell', '多选框'],
  ['/example/material', '盘点日期'],
] as const) {
  test(`Enter in the open editor of ${title} goes on to the next row, and types nothing there`, { tag: '@whole' }, async ({
    admin: page,
  }) => {
    const { cell } = await openCells(page, path)
    await (await cell(title, 3)).click()
    const overlay = page.locator('.weft-grid-overlay')
    await expect(overlay.locator('input').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(await cell(title, 4)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('.weft-grid-input')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(await cell(title, 5)).toHaveAttribute('aria-selected', 'true')
    await expect(overlay.or(page.locator('.weft-grid-input-open'))).toHaveCount(0)
    await expect(page.getByText(/^新增 \d+，修改/)).toHaveCount(0)
  })
}

test('a row of an order is dragged elsewhere by its handle, the lines count anew, and it comes back', { tag: '@whole' }, async ({
  admin: page,
}) => {
  await page.goto('/example/order')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(page)
  const grid = form.getByRole('grid', { name: '订单明细' })
  for (const code of ['M001', 'M002', 'M003']) {
    await form.getByRole('button', { name: '新增', exact: true }).click()
    await page.keyboard.type(code)
    await page.keyboard.press('Tab')
  }
  const codes = () => grid.getByRole('gridcell', { name: /^M00\d$/ }).allTextContents()
  const inOrder = async () => {
    const rows = grid.getByRole('row').filter({ hasText: /M00\d/ })
    const placed = await rows.evaluateAll(all =>
      all.map(row => [Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')), row.textContent ?? '']),
    )
    return placed.sort(([one], [other]) => Number(one) - Number(other)).map(([, text]) => /M00\d/.exec(String(text))?.[0])
  }
  expect(await codes()).toHaveLength(3)
  await drag(page, await middle(grid.getByLabel('拖动第 3 行')), await middle(grid.getByLabel('拖动第 1 行')))
  await expect.poll(inOrder).toEqual(['M003', 'M001', 'M002'])
  await form.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.poll(inOrder).toEqual(['M001', 'M002', 'M003'])
  // Where rows stand otherwise than they will be kept, a place among them means nothing.
  const code = grid.getByRole('columnheader', { name: '物料编码' })
  await code.getByText('物料编码').click()
  await code.getByText('物料编码').click()
  await expect.poll(inOrder).toEqual(['M003', 'M002', 'M001'])
  await drag(page, await middle(grid.getByLabel('拖动第 3 行')), await middle(grid.getByLabel('拖动第 1 行')))
  await message(page, '排序或筛选时不能拖动行，请先取消')
  expect(await inOrder()).toEqual(['M003', 'M002', 'M001'])
})

test('a button that deletes stands behind the others while rows are chosen, and moves none of them', { tag: '@whole' }, async ({
  admin: page,
}) => {
  await page.goto('/example/budget')
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const remove = bar.getByRole('button', { name: '删除' })
  const find = bar.getByRole('button', { name: '查找替换' })
  await expect(page.getByText(/共\d+条/).first()).toBeVisible()
  await expect(remove).toHaveCount(0)
  const place = await find.boundingBox()
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click()
  await expect(remove).toBeEnabled()
  expect(await find.boundingBox()).toEqual(place)
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect(page.getByText('新增 0，修改 0，删除 1')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('新增 0，修改 0，删除 1')).toHaveCount(0)
})
