import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'

plainStyles()
const sheet = vi.hoisted(() => ({
  drawn: [] as unknown[],
  pick: (_line: readonly string[], _column: readonly string[]) => {},
  fail: false,
}))
vi.mock('./sheet', () => ({
  startSheet: (_: unknown, onPick: typeof sheet.pick) => {
    if (sheet.fail) throw new Error('no canvas')
    sheet.pick = onPick
    return { draw: (drawn: unknown) => sheet.drawn.push(drawn), resize: () => {}, end: () => {} }
  },
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
beforeEach(() => {
  sheet.drawn.length = 0
})

const rows = [
  { region: '华东', product: '软件', amount: 3 },
  { region: '华北', product: '硬件', amount: 5 },
]
const props = {
  rows: [{ value: 'region', title: '大区' }],
  columns: [{ value: 'product', title: '产品' }],
  values: [{ value: 'amount', title: '金额', unit: '元' }],
  link: '/sale?f.region={region}&f.product={product}',
}
const screens = { 'demo/page': { screen: 'page', title: '透视', body: [[{ widget: 'pivot', title: '销售', source: 'GET /rows', props }]] } }
const draw = (answer: unknown, parts: object = {}) => drawScreen({ screens, answers: { 'GET /rows': answer }, ...parts })
const lines = () =>
  within(screen.getByRole('table', { name: '销售' }))
    .getAllByRole('row')
    .map(row => row.textContent)

it('is drawn, and read out as a table', async () => {
  draw({ records: rows, total: 9 })
  expect(await screen.findByRole('img', { name: '销售 透视表' })).toBeTruthy()
  expect(lines()).toEqual(['大区软件硬件总计', '华北–5 元5 元', '华东3 元–3 元', '总计3 元5 元8 元'])
  expect(screen.getByText('数据共 9 条，仅统计前 2 条')).toBeTruthy()
  await waitFor(() => expect(sheet.drawn).toHaveLength(1))
})

it('is put into another order', async () => {
  draw(rows)
  await userEvent.click(await screen.findByRole('combobox', { name: '排序 销售' }))
  await userEvent.click(await screen.findByTitle('金额升序'))
  expect(lines()?.[1]).toBe('华东3 元–3 元')
})

it('leads from a cell to what it is made of, and from a total nowhere', async () => {
  const { host } = draw(rows)
  await waitFor(() => expect(sheet.drawn).toHaveLength(1))
  sheet.pick(['华东'], [])
  sheet.pick(['华东'], ['软件'])
  expect(host.opened).toEqual([`/sale?f.region=${encodeURIComponent('华东')}&f.product=${encodeURIComponent('软件')}`])
})

it('is copied and saved', async () => {
  const user = userEvent.setup()
  const { host } = draw(rows)
  await user.click(await screen.findByRole('button', { name: '复制' }))
  await waitFor(() => expect(host.notices).toEqual(['success: 已复制到剪贴板']))
  expect(await navigator.clipboard.readText()).toBe('大区\t软件\t硬件\t总计\n华北\t\t5\t5\n华东\t3\t\t3\n总计\t3\t5\t8')
  await user.click(screen.getByRole('button', { name: '导出CSV' }))
  expect(host.saved).toEqual(['销售.csv'])
})

it('says that it could not be copied', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('不允许'))
  const { host } = draw(rows)
  await user.click(await screen.findByRole('button', { name: '复制' }))
  await waitFor(() => expect(host.notices).toEqual(['error: 不允许']))
})

it('says when there is nothing', async () => {
  draw([])
  expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0)
})

it('says that it could not be drawn, and is drawn on demand; its numbers are there', async () => {
  sheet.fail = true
  draw(rows)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('加载失败')).toBeTruthy()
  expect(lines()).toHaveLength(4)
  sheet.fail = false
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(sheet.drawn).toHaveLength(1))
})
