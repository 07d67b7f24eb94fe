import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { message } from './support/pages'

const MATERIALS = '/example/material'

/** The bulk editor that is open. */
async function openGrid(page: Page) {
  await page.goto(MATERIALS)
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const grid = page.getByRole('grid', { name: '示例物料' })
  const query = page.getByRole('form', { name: '查询条件' })
  await expect(bar.getByText(/共\d+条/)).toBeVisible()
  return {
    grid,
    bar,
    press: (name: string) => bar.getByRole('button', { name, exact: true }).click(),
    cell: (text: string) => grid.getByRole('gridcell', { name: text, exact: true }),
    search: async (code: string) => {
      await page.getByLabel('物料编码').first().fill(code)
      await page.getByRole('button', { name: '查询', exact: true }).click()
    },
    query,
  }
}

/** Cells of one line, from the active one on, and Enter behind the last: the next line begins below the first. */
async function typeLine(page: Page, cells: readonly string[]) {
  for (const [index, text] of cells.entries()) {
    await page.keyboard.type(text)
    await page.keyboard.press(index === cells.length - 1 ? 'Enter' : 'Tab')
  }
}

const code = (first: number, index: number) => `M${first + index}`

test('thirty lines by keyboard alone, two hundred from a clipboard with five wrong ones, repaired from their marks, a mistake undone, saved', {
  tag: '@whole',
}, async ({ admin: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { bar, press, search, grid } = await openGrid(page)
  await press('新增')
  for (let line = 0; line < 30; line++) await typeLine(page, [code(70_000, line), `键入${line}`, '箱', String(line + 1), '2.5'])
  // Enter behind the last line has begun another one, which is nothing yet.
  await expect(bar.getByText('新增 30，修改 0，删除 0')).toBeVisible()

  const wrong = new Set([3, 40, 99, 150, 199])
  const lines = Array.from({ length: 200 }, (_, line) =>
    [wrong.has(line) ? `X${line}` : code(71_000, line), `粘贴${line}`, '件', '4', '1.25'].join('\t'),
  )
  await page.evaluate(text => navigator.clipboard.writeText(text), lines.join('\r\n'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(bar.getByText('新增 230，修改 0，删除 0')).toBeVisible()
  await expect(bar.getByText('5 处错误')).toBeVisible()

  for (const line of [...wrong]) {
    await press('保存')
    // The save went to the first wrong cell and stopped there. What was pasted is selected before as well, while the focus is at the button.
    await expect(grid.locator('[aria-selected="true"]').filter({ hasText: `X${line}` })).toBeVisible()
    await expect(page.locator('.weft-grid-input').filter({ visible: true })).toBeFocused()
    await page.keyboard.type(code(71_000, line))
    await page.keyboard.press('Tab')
  }
  await expect(bar.getByText(/处错误/)).toBeHidden()

  await page.keyboard.press('Delete')
  await expect(bar.getByText('1 处错误')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(bar.getByText(/处错误/)).toBeHidden()

  await press('保存')
  await message(page, '保存成功！')
  await expect(bar.getByText(/新增/).last()).not.toHaveText(/修改/)
  await search('M71')
  await expect(bar.getByText('共200条')).toBeVisible()
})

test('what another person saves appears; what both changed is decided cell by cell once the line is cut', { tag: '@whole' }, async ({
  admin: page,
  open,
}) => {
  const other = await open('admin')
  let cut = false
  await page.routeWebSocket(/\/vxeSocket\//, socket => {
    if (cut) void socket.close()
    else socket.connectToServer()
  })
  const [mine, theirs] = [await openGrid(page), await openGrid(other)]
  const write = async (window: Page, from: string, to: string) => {
    const place = window === page ? mine : theirs
    await place.cell(from).click()
    await window.keyboard.type(to)
    await window.keyboard.press('Enter')
  }
  await write(other, '文件夹1号', '文件夹甲')
  await theirs.press('保存')
  await message(other, '保存成功！')
  await expect(mine.cell('文件夹甲')).toBeVisible()

  // While the line stands: of a cell that both changed nothing is taken, and the save asks, as often as it is put off.
  await write(page, '订书机1号', '订书机丙')
  await write(other, '订书机1号', '订书机乙')
  await other.keyboard.press('Control+s')
  await message(other, '保存成功！')
  for (const answer of ['取消', '再次保存']) {
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('dialog', { name: '数据冲突' })
    await expect(asked.getByText('订书机乙')).toBeVisible()
    await expect(mine.cell('订书机丙')).toBeVisible()
    if (answer === '再次保存') await asked.getByText('订书机乙').click()
    await asked.getByRole('button', { name: answer, exact: true }).click()
    await expect(asked).toBeHidden()
    await mine.cell(answer === '取消' ? '订书机丙' : '订书机乙').click()
  }
  await expect(mine.bar.getByText(/^新增 \d+，修改/)).toBeHidden()

  cut = true
  await page.reload()
  await expect(mine.cell('文件夹甲')).toBeVisible()
  await write(other, '文件夹甲', '文件夹乙')
  await write(page, '文件夹甲', '文件夹丙')
  await theirs.press('保存')
  await message(other, '保存成功！')
  await mine.press('保存')
  const conflict = page.getByRole('dialog', { name: '数据冲突' })
  await expect(conflict.getByText('文件夹乙')).toBeVisible()
  await conflict.getByText('文件夹丙').click()
  await conflict.getByRole('button', { name: '再次保存', exact: true }).click()
  await message(page, '保存成功！')
  await expect(theirs.cell('文件夹丙')).toBeVisible()
})

test('a file that is refused says why, and is taken the second time', async ({ admin: page }) => {
  const { grid, press, bar } = await openGrid(page)
  await page.route('**/sys/common/upload', async route => {
    await route.fulfill({ json: { success: false, code: 500, message: '磁盘已满', result: null, timestamp: 0 } })
  })
  const upload = async () => {
    const row = grid.getByRole('row').filter({ hasText: 'M0005' })
    // The first click brings the whole column into sight.
    const cell = row.locator('[aria-colindex="11"]')
    await cell.click()
    await expect(cell).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('F2')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '点击上传 说明书' }).click()
    await (await chooser).setFiles({ name: '操作说明手册.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  }
  await upload()
  // The cell below the open editor tells it as well.
  await page.getByRole('button', { name: '上传失败' }).last().click()
  await expect(page.getByText('错误信息：磁盘已满')).toBeVisible()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.unroute('**/sys/common/upload')
  await page.keyboard.press('Escape')
  // The cell has no value yet, and tells it all the same.
  await expect(grid.getByRole('gridcell').getByRole('button', { name: '上传失败' })).toBeVisible()
  await upload()
  await page.keyboard.press('Escape')
  await expect(grid.getByRole('button', { name: '预览 操作说明手册.txt' })).toBeVisible()
  await press('保存')
  await message(page, '保存成功！')
  await expect(bar.getByText(/修改/)).toBeHidden()
})
