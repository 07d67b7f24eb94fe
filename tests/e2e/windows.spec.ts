import type { Locator, Page } from '@playwright/test'
import { rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { LECTURERS } from './support/lecturers'
import { button, dialog, input, List, number, openList } from './support/pages'

async function boxOf(place: Locator) {
  await expect(place).toBeVisible()
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not drawn')
  return box
}

/** The form over a list, once its first input can be written in. */
async function adding(page: Page, path: string, first: string): Promise<Locator> {
  const list = await openList(page, path)
  await list.tool('新增')
  await expect(input(dialog(page), first)).toBeVisible()
  // In the first item that can take it: one whose part is still being loaded cannot.
  await expect(dialog(page).locator('.weft-form :focus')).toHaveCount(1)
  return dialog(page)
}

test('a window is as high as what it holds, and no higher than the browser', { tag: '@whole' }, async ({ admin }) => {
  const short = await boxOf((await adding(admin, '/isys/category', '类型名称')).locator('.ant-modal-content'))
  expect(short.height).toBeLessThan(450)
  await admin.keyboard.press('Escape')
  const form = await adding(admin, LECTURERS, '姓名')
  await admin.setViewportSize({ width: 1200, height: 500 })
  const full = await boxOf(form.locator('.ant-modal-content'))
  expect(full.y + full.height).toBeLessThanOrEqual(500)
  await expect(button(form, '保存')).toBeInViewport({ ratio: 1 })
  await expect(form.getByText('新增讲师', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('an input is as wide as what it holds, with its label at its left, or above it in a narrow column', { tag: '@whole' }, async ({
  admin,
}) => {
  const form = await adding(admin, LECTURERS, '姓名')
  const label = form.locator('.weft-item-label', { hasText: '姓名' })
  const placed = async () => ({ label: await boxOf(label), input: await boxOf(input(form, '姓名')) })
  const wide = await placed()
  expect(wide.label.x + wide.label.width).toBeLessThanOrEqual(wide.input.x)
  const date = form.locator('.weft-item[data-cell=date] .weft-item-control > :not(.weft-item-message)').first()
  expect((await boxOf(date)).width).toBeLessThanOrEqual(180)
  expect((await boxOf(number(form, '课酬'))).width).toBeLessThanOrEqual(220)
  expect(wide.input.width).toBeGreaterThan(220)

  await admin.setViewportSize({ width: 390, height: 844 })
  const narrow = await placed()
  expect(narrow.label.y + narrow.label.height).toBeLessThanOrEqual(narrow.input.y)
  expect((await boxOf(date)).width).toBeGreaterThan(220)
})

test('the bar above the sub-lists of an ERP list is dragged; rows inside of a row have no tools of their own', { tag: '@whole' }, async ({
  admin,
}) => {
  const [contract] = (await rowsOf(admin, '/online/cgform/head', 'tableName=demo_contract')).records
  await admin.goto(`/online/cgformErpList/${contract?.id}`)
  const bar = admin.getByRole('separator', { name: '调整两部分的大小' })
  const below = admin.locator('.weft-child-bar')
  const before = await boxOf(below)
  await bar.dragTo(admin.getByRole('main'), { targetPosition: { x: 400, y: before.y - 200 } })
  await expect.poll(async () => (await boxOf(below)).y).toBeLessThan(before.y - 40)
  const kept = await bar.getAttribute('aria-valuenow')
  await admin.reload()
  await expect(bar).toHaveAttribute('aria-valuenow', String(kept))

  await admin.goto(`/online/cgformInnerTableList/${contract?.id}`)
  const list = new List(admin.getByRole('main'))
  await button(list.row('HT2026001'), '展开行').click()
  const inner = admin.getByRole('region', { name: '付款计划' })
  await expect(inner.getByRole('gridcell', { name: '预付款' })).toBeVisible()
  await expect(
    inner.getByRole('gridcell', { name: /^\d{1,3}(,\d{3})*\.\d{2}$/ }).first(),
    'amounts are read as in the list around',
  ).toBeVisible()
  await expect(inner.getByRole('toolbar')).toHaveCount(0)
  await expect(inner.getByRole('form')).toHaveCount(0)
})
