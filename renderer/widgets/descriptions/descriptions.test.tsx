import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { DescriptionsBlock } from './descriptions'

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
  ['fewer where the block is too narrow', 500, 2, 1],
  ['one at least', 120, 3, 1],
])('has %s', (_case, width, columns, pairs) => {
  expect(pairsAt(width, columns)).toBe(pairs)
})
