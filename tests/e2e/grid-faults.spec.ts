import type { Locator, Page } from '@playwright/test'
import { must, rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { dialog, message, okButton, tipSays, typeDate } from './support/pages'

/** A bulk editor that is open. */
async function openGrid(page: Page, path: string) {
  await page.goto(path)
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const grid = page.getByRole('grid')
  await expect(bar.getByText(/共\d+条/)).toBeVisible()
  return {
    bar,
    grid,
    press: (name: string) => bar.getByRole('button', { name, exact: true }).click(),
    cell: (text: string) => grid.getByRole('gridcell', { name: text, exact: true }),
  }
}

test('a rule that never answers is told, can be given up, and ends by itself; then the save goes on', { tag: '@whole' }, async ({
  admin: page,
}) => {
  await page.clock.install()
  const { bar, press, grid } = await openGrid(page, '/example/material')
  await page.route('**/sys/duplicate/check?*', () => undefined)
  await press('新增')
  for (const text of ['M660001', '等待', '件', '1', '2']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await press('保存')
  await expect(bar.getByText('正在校验 1 处')).toBeVisible()
  await bar.getByRole('button', { name: '取消', exact: true }).click()
  await message(page, '校验已取消')
  await press('保存')
  await expect(bar.getByText('正在校验 1 处')).toBeVisible()
  // Ten seconds at most.
  await page.clock.fastForward(10_000)
  await expect(grid.locator('[aria-invalid="true"]')).toHaveText('M660001')
  await expect(bar.getByText('1 处错误')).toBeVisible()
  await page.unroute('**/sys/duplicate/check?*')
  await press('保存')
  await message(page, '保存成功！')
})

/** Chooses a file for a cell, which does not reach the server before the function is called. */
async function chooseHeld(page: Page, cell: Locator, name: string): Promise<() => void> {
  let arrive: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/sys/common/upload', async route => {
    await held
    await route.continue()
  })
  await cell.click()
  await expect(cell).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('F2')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '点击上传 说明书' }).click()
  const sent = page.waitForRequest('**/sys/common/upload')
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('x') })
  await sent
  await page.keyboard.press('Escape')
  await expect(cell.getByRole('status', { name: new RegExp(`${name} 上传中`) })).toBeVisible()
  return arrive
}

const manualOf = (grid: Locator, code: string) => grid.getByRole('row').filter({ hasText: code }).locator('[aria-colindex="11"]')

test('a save does not go without a file that is on its way: it shows which, and goes once the file has come', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const { bar, press, grid, cell } = await openGrid(page, '/example/material')
  const manual = manualOf(grid, 'M0007')
  const arrive = await chooseHeld(page, manual, '大图纸.txt')
  await press('刷新')
  const question = page.getByRole('dialog', { name: '有未保存的修改，重新查询将丢弃它们，确定吗？' })
  await question.getByRole('button', { name: /^取\s?消$/ }).click()
  await expect(question).toBeHidden()
  await cell('键盘1号').click()
  await page.keyboard.type('有图纸')
  await page.keyboard.press('Enter')
  await press('保存')
  await tipSays(page, '文件尚未上传完成')
  await expect(manual).toHaveAttribute('aria-selected', 'true')
  await expect(bar.getByText('1 处错误')).toBeVisible()
  arrive()
  await expect(bar.getByText(/处错误/)).toBeHidden()
  await press('保存')
  await message(page, '保存成功！')
  const [row] = (await rowsOf(page, '/example/material', 'code=M0007')).records
  expect([row?.name, String(row?.manual)]).toEqual(['有图纸', expect.stringContaining('大图纸')])
})

test('a file that comes while its row is removed is in the row once the removal is taken back', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const { bar, press, grid } = await openGrid(page, '/example/material')
  const manual = manualOf(grid, 'M0008')
  const arrive = await chooseHeld(page, manual, '晚到.txt')
  await grid.getByRole('row').filter({ hasText: 'M0008' }).getByRole('checkbox').first().click()
  await press('删除')
  await expect(bar.getByText('新增 0，修改 0，删除 1')).toBeVisible()
  const stored = page.waitForResponse('**/sys/common/upload')
  arrive()
  await (await stored).finished()
  await press('撤销')
  await expect(manual).toContainText('晚到')
  await expect(bar.getByText('新增 0，修改 1，删除 0')).toBeVisible()
  await press('保存')
  await message(page, '保存成功！')
  const [row] = (await rowsOf(page, '/example/material', 'code=M0008')).records
  expect(String(row?.manual)).toContain('晚到')
})

test('a save that never comes back does not keep its tab: closing asks, and the changes are offered again', { tag: '@whole' }, async ({
  admin: page,
  watch,
}) => {
  const { bar, press, cell, grid } = await openGrid(page, '/example/material')
  const first = grid.locator('[aria-rowindex="4"] [role=gridcell]:not(.weft-grid-lead)').nth(1)
  const name = (await first.textContent()) ?? ''
  await cell(name).click()
  await page.keyboard.type('悬而未决')
  await page.keyboard.press('Enter')
  let cut: () => void = () => undefined
  const hangs = new Promise<void>(resolve => {
    cut = resolve
  })
  await page.route('**/example/material/saveBatch', async route => {
    await hangs
    await route.abort()
  })
  // Until all is validated nothing is being saved, and closing asks another question.
  const sent = page.waitForRequest('**/example/material/saveBatch')
  await press('保存')
  await sent
  const tab = page.getByRole('tab', { name: '表格批量编辑', exact: true })
  const question = page.getByRole('dialog', { name: '保存尚未完成，确定离开吗？' })
  await tab.locator('.weft-tab-close').click()
  await question.getByRole('button', { name: /^取\s?消$/ }).click()
  await expect(cell('悬而未决')).toBeVisible()
  await tab.locator('.weft-tab-close').click()
  await okButton(question).click()
  await expect(tab).toBeHidden()
  cut()
  watch.expect(/ERR_FAILED/)
  await page.goto('/example/material')
  await expect(page.getByText(/发现 .* 未保存的修改/)).toBeVisible()
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(cell('悬而未决')).toBeVisible()
  await expect(bar.getByText('新增 0，修改 1，删除 0')).toBeVisible()
  await press('撤销')
  await expect(cell(name)).toBeVisible()
})

test('changes of before a reload come back, also of rows far below, and meet what others saved since', async ({ admin: page }) => {
  const { bar, press, cell, grid } = await openGrid(page, '/example/material')
  page.on('dialog', question => void question.accept())
  await cell('M0012').click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('先改的')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await expect(cell('M0299')).toBeVisible()
  await cell('M0299').click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('远处的')
  await page.keyboard.press('Enter')
  await expect(bar.getByText('新增 0，修改 2，删除 0')).toBeVisible()
  await page.reload()
  const [read] = (await rowsOf(page, '/example/material', 'code=M0012')).records
  const { id, version } = read ?? {}
  await must(page, 'PUT', '/example/material/edit', { id, version, name: '他人存的' })
  await expect(page.getByText(/发现 .* 未保存的修改/)).toBeVisible()
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(bar.getByText('新增 0，修改 2，删除 0')).toBeVisible()
  await expect(cell('先改的')).toBeVisible()
  await press('保存')
  const asked = page.getByRole('dialog', { name: '数据冲突' })
  await expect(asked.getByText('他人存的')).toBeVisible()
  await asked.getByText('先改的', { exact: true }).click()
  await asked.getByRole('button', { name: '再次保存', exact: true }).click()
  await message(page, '保存成功！')
  const saved = async (code: string) => (await rowsOf(page, '/example/material', `code=${code}`)).records.map(({ name }) => name)
  expect([await saved('M0012'), await saved('M0299')]).toEqual([['先改的'], ['远处的']])
  await expect(grid).toBeVisible()
  await page.reload()
  await expect(cell('先改的')).toBeVisible()
  await expect(page.getByText(/发现 .* 未保存的修改/)).toHaveCount(0)
})

test('a row that somebody else deletes while it is edited is told, keeps what was typed, and is saved as a new one', {
  tag: '@whole',
}, async ({ admin: page, open }) => {
  const other = await open('admin')
  const code = `M${100_000 + (Date.now() % 500_000)}`
  await must(page, 'POST', '/example/material/add', { code, name: '会消失', unit: '件', quantity: 1, price: 1 })
  const { press, cell, grid } = await openGrid(page, '/example/material')
  await page.getByLabel('物料编码').first().fill(code)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await cell('会消失').click()
  await page.keyboard.type('留下我')
  const [row] = (await rowsOf(other, '/example/material', `code=${code}`)).records
  await must(other, 'DELETE', `/example/material/delete?id=${row?.id}`)
  await message(page, `${code} 已被他人删除`)
  await page.keyboard.press('Tab')
  await expect(cell('留下我')).toBeVisible()
  await press('保存')
  const conflict = page.getByRole('dialog', { name: '数据冲突' })
  await expect(conflict.getByText('以下行已被他人删除')).toBeVisible()
  await conflict.getByText('作为新行保留').click()
  await conflict.getByRole('button', { name: '再次保存', exact: true }).click()
  await message(page, '保存成功！')
  await expect(grid.getByRole('gridcell', { name: '留下我' })).toBeVisible()
  expect((await rowsOf(other, '/example/material', `code=${code}`)).records.map(({ name }) => name)).toEqual(['留下我'])
})

test.describe(() => {
  // Parts of the application do not come here: none may be loaded already.
  test.use({ keepsWindow: false })

  test('an editor whose part is lost says so and takes nothing along; it opens once the part can be had', { tag: '@whole' }, async ({
    admin: page,
    watch,
  }) => {
    const { bar, cell, grid } = await openGrid(page, '/example/cell')
    await grid.locator('[role=gridcell]:not(.weft-grid-lead)').first().click()
    await page.keyboard.type('没有丢')
    await page.keyboard.press('Enter')
    await expect(bar.getByText('新增 0，修改 1，删除 0')).toBeVisible()
    const column = await grid.getByRole('columnheader', { name: '下拉多选', exact: true }).getAttribute('aria-colindex')
    const days = grid.locator(`[role=gridcell][aria-colindex="${column}"]`).first()
    await page.route(/\/assets\/.*\.js$/, route => route.abort())
    await days.click()
    await page.keyboard.press('F2')
    await message(page, '页面资源加载失败，可能是系统已更新')
    await expect(cell('没有丢')).toBeVisible()
    await page.unroute(/\/assets\/.*\.js$/)
    await days.click()
    await page.keyboard.press('F2')
    await expect(page.locator('.weft-grid-overlay input')).toBeFocused()
    await expect(bar.getByText('新增 0，修改 1，删除 0')).toBeVisible()
    watch.expect(/ERR_FAILED/, /dynamically imported module/)
  })
})

test('a double click on a cell that is partly out of sight brings it into sight and leaves it open', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const { grid } = await openGrid(page, '/example/cell')
  const box = await grid.locator('xpath=..').boundingBox()
  const edge = (box?.x ?? 0) + (box?.width ?? 0)
  const partly = await grid.locator('[aria-rowindex="3"] [role=gridcell], [aria-rowindex="2"] [role=gridcell]').evaluateAll(
    (cells, right) =>
      cells.flatMap(each => {
        const { left, right: end, top } = each.getBoundingClientRect()
        return left < right - 12 && end > right + 12 ? [{ x: left + 6, y: top + 12 }] : []
      })[0],
    edge,
  )
  expect(partly).toBeDefined()
  await page.mouse.dblclick(partly?.x ?? 0, partly?.y ?? 0)
  const open = page.locator('.weft-grid-overlay')
  await expect(open).toBeVisible()
  await expect(open.locator(':focus')).toBeAttached()
  await page.waitForTimeout(700)
  await expect(open).toBeVisible()
})

test('what the server refuses in the lines of an order stands in its cell, which is open, and leads from one to the next', {
  tag: '@whole',
}, async ({ admin: page }) => {
  await page.goto('/example/order')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('订单号').fill(`DD${Date.now() % 1_000_000_000}`)
  await form.getByLabel('客户', { exact: true }).fill('甲方')
  await typeDate(form, '订单日期', '2026-03-05')
  const lines = form.getByRole('toolbar', { name: '表格工具栏' })
  for (const [code, name] of [
    ['M001', '第一'],
    ['M002', '第二'],
  ]) {
    await lines.getByRole('button', { name: '新增', exact: true }).click()
    for (const text of [code ?? '', name ?? '', '件', '1', '2']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  await page.route('**/example/order/add', async route => {
    const result = [
      { field: 'lines', message: '第1行 数量过大', row: 0, column: 'quantity' },
      { field: 'lines', message: '第2行 物料编码已停用', row: 1, column: 'code' },
    ]
    await route.fulfill({ json: { success: false, code: 500, message: '第1行 数量过大', result, timestamp: 0 } })
  })
  await form.getByRole('button', { name: '保存', exact: true }).click()
  const grid = form.getByRole('grid', { name: '订单明细' })
  const refused = (text: string) => grid.locator('[aria-invalid="true"][aria-selected="true"]').filter({ hasText: text })
  const input = form.locator('.weft-grid-input')
  /** The cell that is open: what is typed now takes the place of its text. */
  const isOpen = async (text: string) => {
    await expect(refused(text)).toHaveCount(1)
    await expect(input).toBeFocused()
    await expect(input).toHaveValue(text)
    expect(await input.evaluate((box: HTMLTextAreaElement) => box.selectionEnd - box.selectionStart)).toBe(text.length)
  }
  await expect(grid.locator('[aria-invalid="true"]')).toHaveText(['1', 'M002'])
  await isOpen('1')
  await tipSays(form, '第1行 数量过大')
  await page.keyboard.press('F8')
  await isOpen('M002')
  await page.keyboard.press('Shift+F8')
  await isOpen('1')
  await form.getByRole('button', { name: '2 处错误', exact: true }).click()
  await isOpen('M002')
  await page.keyboard.type('M003')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: '1 处错误', exact: true })).toBeVisible()
  await page.keyboard.press('F8')
  await isOpen('1')
})

test('nothing can be entered before the rows are there, where it would be lost when they come', { tag: '@whole' }, async ({
  admin: page,
}) => {
  let come: () => void = () => undefined
  const held = new Promise<void>(done => {
    come = done
  })
  await page.route('**/example/material/list?*', async route => {
    await held
    await route.continue()
  })
  await page.goto('/example/material')
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const add = bar.getByRole('button', { name: '新增', exact: true })
  await expect(add).toBeDisabled()
  await expect(page.getByRole('grid', { name: '示例物料' })).toHaveAttribute('aria-readonly', 'true')
  come()
  await add.click()
  await page.keyboard.type('M700001')
  await page.keyboard.press('Tab')
  await expect(bar.getByText('新增 1，修改 0，删除 0')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'M700001' })).toBeVisible()
})
