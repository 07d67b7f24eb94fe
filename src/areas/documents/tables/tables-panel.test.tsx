import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import type { TextTable, TextTables } from './calls'
import { contentOf, foundRow, gridRows, keptOf } from './content'
import { TablesPanel } from './tables-panel'

beforeAll(plainStyles)

const FOUND: TextTables = {
  state: 'ready',
  writable: true,
  more: true,
  tables: [
    {
      key: 'k1',
      origin: 'recognised',
      title: '',
      page: 2,
      lastPage: 3,
      rows: 40,
      columns: 3,
      titles: ['编号', '名称', '金额'],
      preview: [['001', '管材', '1']],
      correctedBy: '张三',
      correctedTime: '2024-05-06 10:00:00',
    },
  ],
}

function draw(found: TextTables | undefined) {
  const onOpen = vi.fn()
  const client = fakeClient({ 'GET /unstructur/documentdata/analysis/tables/exportXls': new Blob(['x']) })
  const host = testHost({ client })
  const save = vi.spyOn(host, 'save').mockImplementation(() => undefined)
  render(
    inHost(host, <TablesPanel of={{ source: 'document', id: '7' }} found={found} error={undefined} onRetry={vi.fn()} onOpen={onOpen} />),
  )
  return { onOpen, save, client }
}

it('tells of each table where it stands, how large it is, how it was found and who has corrected it', async () => {
  const user = userEvent.setup()
  const { onOpen, save } = draw(FOUND)
  expect(screen.getByText('表格过多，只列出了前一部分')).toBeTruthy()
  const card = screen.getByRole('button', { name: '打开表格：表格 1' })
  expect(card.textContent).toContain('第 2–3 页 · 40 行 × 3 列 · 由扫描页识别，请核对')
  expect(screen.getByText('已更正').title).toBe('张三 于 2024-05-06 10:00:00 更正')
  await user.click(card)
  expect(onOpen).toHaveBeenCalledWith(FOUND.tables[0], '表格 1')
  await user.click(screen.getByRole('button', { name: '全部导出 Excel' }))
  expect(save).toHaveBeenCalledOnce()
})

it.each([
  [{ ...FOUND, state: 'waiting' as const }, '正在识别表格，完成后自动显示'],
  [{ ...FOUND, tables: [] }, /没有识别出表格/],
])('says that there is none yet, or none at all', (found, text) => {
  draw(found)
  expect(screen.getByText(text)).toBeTruthy()
})

it('keeps for each row of the grid which found one it was', () => {
  const table: TextTable = {
    key: 'k',
    origin: 'laid',
    title: '台账',
    page: 1,
    lastPage: 1,
    titles: ['a', 'b'],
    cells: [
      ['1', '2'],
      ['3', '4'],
    ],
    places: [],
    correction: null,
  }
  const rows = gridRows(contentOf(table))
  expect(rows.map(({ id }) => foundRow(id))).toEqual([0, 1])
  expect(keptOf('台账', ['a', 'b'], [rows[1] ?? {}, { id: 'new', c0: 'x' }])).toEqual({
    title: '台账',
    titles: ['a', 'b'],
    cells: [
      ['3', '4'],
      ['x', ''],
    ],
    rows: [1, null],
  })
})
