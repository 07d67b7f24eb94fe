import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { DescriptionsBlock } from './descriptions'
import { heightOf } from './height'

plainStyles()
afterEach(() => vi.restoreAllMocks())

const items = ['行数', '等待', '最近', '最早'].map(title => ({ title, value: title, precision: 0, span: 1, tones: {} }))

/** Pairs of a title and a value in the first line of a block that is so wide. */
function pairsAt(width: number, columns: number): number {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const { container } = render(
    <DescriptionsBlock settings={{ items, columns, bordered: true, record: { 行数: 1 } }} data={undefined} values={{}} />,
  )
  return container.querySelectorAll('tr:first-child > th').length
}

it.each([
  ['as many columns as are wanted', 1400, 2, 2],
  ['fewer where the block is too narrow', 450, 2, 1],
  ['one at least', 120, 3, 1],
])('has %s', (_case, width, columns, pairs) => {
  expect(pairsAt(width, columns)).toBe(pairs)
})

it.each([
  ['where there is room for all columns', 1400, '78px'],
  ['in a narrow block, which has more lines', 450, '156px'],
])('keeps while it waits the place that it will have %s', (_case, width, height) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const settings = { items, columns: 2, bordered: true }
  const { container } = render(<DescriptionsBlock settings={settings} data={undefined} values={{}} sourced />)
  expect(container.querySelector<HTMLElement>('[aria-busy]')?.style.minHeight).toBe(height)
})

it('ends a line with the item that reaches its last column', () => {
  const spans = (...all: number[]) =>
    heightOf({ items: all.map(span => ({ title: '数', value: 'a', span, tones: {} })), columns: 3, bordered: true })
  expect([spans(1, 1, 1), spans(2, 2, 1), spans(3, 1), spans(1, 3)]).toEqual([39, 78, 78, 39])
})
