import { rowsOf } from './support/calls'
import { putOnClipboard, readClipboard } from './support/clipboard'
import { expect, test } from './support/fixtures'
import { message, tipSays } from './support/pages'

const LINES: readonly (readonly string[])[] = [
  ['M640001', '带"引号"的', '件', '１２', '￥1,234.50', '', '2026/3/5', '是'],
  ['M640002', '两行\n名称', '箱', '1,234', '1.25', '', '2026年3月6日', '否'],
  ['M640003', '制表\t符', '千克', '-3', '0.5', '', '2026-03-07', 'Y'],
  ['M640004', '三日', '件', '4', '12', '', '2026/3/8 0:00', 'N'],
]

/** As Excel writes a block: a text with a line end behind it, and a page with its marks and its styles. */
const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const asText = (lines: typeof LINES) => `${lines.map(line => line.map(quoted).join('\t')).join('\r\n')}\r\n`
const asPage = (lines: typeof LINES) => {
  const cell = (text: string) => `  <td height=19 class=xl65 style='height:14.25pt'>${text.replaceAll('\n', '<br>\r\n    ')}</td>`
  const rows = lines.map(line => ` <tr height=19>\r\n${line.map(cell).join('\r\n')}\r\n </tr>`).join('\r\n')
  return [
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>',
    '<style><!--table{mso-displayed-decimal-separator:"\\.";}--></style></head><body>',
    `<table border=0 width=576><!--StartFragment--><col width=72 span=8>${rows}<!--EndFragment--></table></body></html>`,
  ].join('')
}

for (const [kind, parts] of [
  ['text', (lines: typeof LINES) => ({ 'text/plain': asText(lines) })],
  ['page', (lines: typeof LINES) => ({ 'text/plain': asText(lines), 'text/html': asPage(lines) })],
] as const) {
  test(`a block of Excel, as its ${kind}, is read cell by cell and kept as it was meant`, { tag: kind === 'page' ? [] : '@whole' }, async ({
    admin: page,
  }) => {
    await page.goto('/example/material')
    const bar = page.getByRole('toolbar', { name: '表格工具栏' })
    await expect(bar.getByText(/共\d+条/)).toBeVisible()
    const own = kind === 'text' ? '64' : '65'
    const lines = LINES.map(([code = '', ...rest]) => [code.replace('M64', `M${own}`), ...rest])
    await bar.getByRole('button', { name: '新增', exact: true }).click()
    await putOnClipboard(page, parts(kind === 'page' ? lines.filter((_, at) => at !== 2) : lines))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(bar.getByText(`新增 ${kind === 'page' ? 3 : 4}，修改 0，删除 0`)).toBeVisible()
    await expect(bar.getByText(/处错误/)).toBeHidden()
    await bar.getByRole('button', { name: '保存', exact: true }).click()
    await message(page, '保存成功！')
    const { records } = await rowsOf(page, '/example/material', `code=${encodeURIComponent(`*M${own}000*`)}&column=code&order=asc`)
    const kept = records.map(({ name, quantity, price, checked, active }) => [name, Number(quantity), Number(price), checked, active])
    expect(kept).toEqual(
      [
        ['带"引号"的', 12, 1234.5, '2026-03-05', 'Y'],
        ['两行\n名称', 1234, 1.25, '2026-03-06', 'N'],
        ['制表\t符', -3, 0.5, '2026-03-07', 'Y'],
        ['三日', 4, 12, '2026-03-08', 'N'],
      ].filter((_, at) => kind === 'text' || at !== 2),
    )
  })
}

test('a text that does not fit keeps its mark until its cell is given a value, whatever is pressed', async ({ admin: page }) => {
  await page.goto('/example/material')
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  await expect(bar.getByText(/共\d+条/)).toBeVisible()
  await bar.getByRole('button', { name: '新增', exact: true }).click()
  await putOnClipboard(page, { 'text/plain': 'M630001\t坏单价\t件\t1\t一元二角\r\n' })
  await page.keyboard.press('ControlOrMeta+v')
  await message(page, /1 个未能粘贴/)
  const save = bar.getByRole('button', { name: '保存', exact: true })
  for (let times = 0; times < 2; times++) {
    await save.click()
    await expect(bar.getByText('1 处错误')).toBeVisible()
    await tipSays(page, /“一元二角”不能填入此列/)
  }
  // The save went to the cell.
  await page.keyboard.type('1.2')
  await page.keyboard.press('Tab')
  await expect(bar.getByText(/处错误/)).toBeHidden()
  await save.click()
  await message(page, '保存成功！')
})

test('a hundred thousand rows: to the end and back, changes of both ends saved as one set', { tag: '@whole' }, async ({ admin: page }) => {
  await page.goto('/example/reading')
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const grid = page.getByRole('grid')
  await expect(bar.getByText('共100000条')).toBeVisible()
  const first = grid.locator('[aria-rowindex="2"] [role=gridcell]:not(.weft-grid-lead)').first()
  const number = await first.textContent()
  const write = async (text: string) => {
    await page.keyboard.press('Home')
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await first.click()
  await page.keyboard.press('Escape')
  await write('开头')
  await page.keyboard.press('ControlOrMeta+End')
  const last = grid.locator('[aria-rowindex="100001"]')
  await expect(last).toBeVisible()
  // A row that has not come can be neither edited nor typed into.
  await expect(last).not.toHaveClass(/weft-grid-row-waiting/)
  await write('结尾')
  const scroller = page.locator('.weft-grid-scroller')
  for (const share of [0.5, 0.1, 0.9, 0.3, 0]) {
    await scroller.evaluate((element, at) => element.scrollTo(0, element.scrollHeight * at), share)
  }
  await expect(first).toHaveText(number ?? '')
  await expect(bar.getByText(/修改 2，删除 0/)).toBeVisible()
  const sets: string[] = []
  page.on('request', request => request.url().includes('/example/reading/saveBatch') && sets.push(request.postData() ?? ''))
  await bar.getByRole('button', { name: '保存', exact: true }).click()
  await message(page, '保存成功！')
  expect(sets).toHaveLength(1)
  const { changed } = JSON.parse(sets[0] ?? '{}') as { changed?: readonly { note: string; version: number }[] }
  expect(changed?.map(({ note, version }) => [note, typeof version])).toEqual([
    ['开头', 'number'],
    ['结尾', 'number'],
  ])
})

test('the people, departments and records of a list are copied by their names, also those that are not shown', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const { records } = await rowsOf(page, '/example/picker', 'column=name&order=asc')
  const [row] = records
  await page.goto('/example/picker')
  const grid = page.getByRole('grid').filter({ visible: true })
  await grid.getByRole('gridcell', { name: String(row?.name), exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  const copied = () => readClipboard(page)
  await expect.poll(copied).toContain(String(row?.name))
  const keys = records
    .flatMap(({ people, owner, departs, witness }) => String([people, owner, departs, witness]).split(','))
    .filter(Boolean)
  const cells = (await copied()).split(/[\t\r\n,]+/)
  expect(keys.length).toBeGreaterThan(0)
  expect(cells.filter(text => keys.includes(text))).toEqual([])
})
