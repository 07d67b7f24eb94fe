import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SidesDialog } from './sides-dialog'

afterEach(() => vi.restoreAllMocks())

const lines = [
  { key: 'a', label: '2 M0002 名称', row: '2 M0002', field: '名称' },
  { key: 'b', label: '3 M0003 数量', row: '3 M0003', field: '数量' },
]

function draw(narrow: boolean) {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation(query => ({ ...media(query), matches: narrow && query.includes('767') }))
  const onDecide = vi.fn()
  render(
    <SidesDialog
      title="数据冲突"
      width={860}
      hints={[]}
      lines={lines}
      heads={[
        { title: '行', dataIndex: 'row' },
        { title: '字段', dataIndex: 'field' },
      ]}
      draw={(line, side) => `${line.key} ${side}`}
      onDecide={onDecide}
      onCancel={() => undefined}
    />,
  )
  const heads = [...new Set(screen.getAllByRole('columnheader').map(({ textContent }) => textContent))].filter(Boolean)
  return { heads, onDecide, press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))) }
}

it.each([
  [false, ['行', '字段', '我的内容', '对方的内容']],
  [true, ['行 / 字段', '我的内容', '对方的内容']],
])('says what is decided about; narrow: %s', (narrow, want) => {
  expect(draw(narrow).heads).toEqual(want)
  expect([screen.getByText('2 M0002'), screen.getByText('数量')]).toHaveLength(2)
})

it('decides line by line, or for one side as a whole', async () => {
  const { onDecide, press } = draw(true)
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '3 M0003 数量 对方的内容' })))
  await press('再次保存')
  await press('全部用对方的')
  await press('再次保存')
  await press('全部用我的')
  await press('再次保存')
  expect(onDecide.mock.calls.map(([sides]) => [...sides.values()])).toEqual([
    ['mine', 'theirs'],
    ['theirs', 'theirs'],
    ['mine', 'mine'],
  ])
})
