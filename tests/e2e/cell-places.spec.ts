import { mkdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import cells from '../../schemas/meta/generated/cells.json' with { type: 'json' }
import samples from '../../schemas/screens/example/cell-places.json' with { type: 'json' }
import { expect, test } from './support/access'

const PICTURES = '.cache/cell-places'
const GROUPS = [...new Set(Object.values(samples.fields).map(({ group }) => group))]

const line = (page: Page, type: string) => page.locator(`tr[data-type="${type}"]`)
const place = (row: Locator, name: string) => row.locator(`[data-place="${name}"]`)

/** The group of that name, drawn whole. */
async function openGroup(page: Page, group: string): Promise<Locator> {
  await page.goto('/example/cell-places')
  await page.getByRole('radiogroup', { name: '字段分组' }).getByText(group, { exact: true }).click()
  const section = page.getByRole('region', { name: group })
  await expect(section.locator('tbody tr').first()).toBeVisible()
  await expect(section.locator('[aria-busy=true], .ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0)
  return section
}

/** Texts of a column that stick out of their cell, as `type place: text`; what fades by its own length ends with its box. */
const cutTexts = (section: Locator) =>
  section.locator('td:is([data-place=list], [data-place=details])').evaluateAll(all =>
    all.flatMap(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const drawn = cell.querySelector('.weft-fading') ?? range
      const over = drawn.getBoundingClientRect().right > cell.getBoundingClientRect().right + 0.5
      return over ? [`${cell.closest('tr')?.dataset.type} ${cell.getAttribute('data-place')}: ${cell.textContent}`] : []
    }),
  )

test('no cell type is left out', () => {
  expect(
    Object.values(samples.fields)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(cells.cells.map(({ type }) => type).sort())
})

for (const group of GROUPS) {
  test(`${group}: nothing is cut or broken in any place, and the picture is kept`, { tag: group === GROUPS[0] ? [] : '@whole' }, async ({
    desk: page,
  }) => {
    const section = await openGroup(page, group)
    await expect(section.locator('.weft-cell-error')).toHaveCount(0)
    expect(await cutTexts(section)).toEqual([])
    mkdirSync(PICTURES, { recursive: true })
    await section.screenshot({ path: `${PICTURES}/${group}.png` })
  })
}

test('yes and no, states, persons and amounts are read alike in lists and details', { tag: '@whole' }, async ({ desk: page }) => {
  const read = async (type: string) => {
    const row = line(page, type)
    const texts = await Promise.all(['list', 'details'].map(name => place(row, name).innerText()))
    return texts.map(text => text.trim())
  }
  await openGroup(page, '选择')
  for (const type of ['select', 'checkbox_meta', 'switch', 'sel_search', 'list_multi', 'radio', 'area']) {
    const [list, details] = await read(type)
    expect(list, type).not.toBe('')
    expect(details, type).toBe(list)
  }
  expect(await read('checkbox_meta')).toEqual(await read('switch'))
  await openGroup(page, '人员与引用')
  expect(await read('sel_user')).toEqual(['张伟', '张伟'])
  await openGroup(page, '数字与时间')
  expect(await read('inputNumber')).toEqual(['1,234,567.50', '1,234,567.50'])
})

test('amounts stand at the right in every place, and inputs of one line are of one height', { tag: '@whole' }, async ({ desk: page }) => {
  await openGroup(page, '数字与时间')
  const row = line(page, 'inputNumber')
  await expect(place(row, 'list')).toHaveCSS('text-align', 'right')
  for (const name of ['form', 'fixed', 'grid', 'query'])
    await expect(place(row, name).getByRole('spinbutton'), name).toHaveCSS('text-align', 'right')
  const heights = await page
    .locator('tr:is([data-type=date], [data-type=datetime], [data-type=time], [data-type=inputNumber]) td[data-place=form] > *')
    .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().height)))
  expect(new Set(heights).size, heights.join()).toBe(1)
})

test('what is changed in one place is changed in the others', { tag: '@whole' }, async ({ desk: page }) => {
  await openGroup(page, '文本')
  const row = line(page, 'input')
  await place(row, 'form').getByRole('textbox').fill('改过的文本')
  await expect(place(row, 'list')).toHaveText('改过的文本')
  await expect(place(row, 'details')).toHaveText('改过的文本')
})
