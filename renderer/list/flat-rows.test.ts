import { expect, it } from 'vitest'
import type { Row } from '../model/source'
import { flatRows } from './flat-rows'
import { placeholderRow } from './placeholder'

const tree: readonly Row[] = [
  { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, placeholderRow('id', 'd')] },
  { id: 'e', children: [] },
]

it.each([
  ['', ['a 0 +', 'e 0']],
  ['a', ['a 0 +', 'b 1 +', 'd 1', 'e 0']],
  ['ab', ['a 0 +', 'b 1 +', 'c 2', 'd 1', 'e 0']],
  ['b', ['a 0 +', 'e 0']],
])('shows the rows below the open ones of "%s"', (open, want) => {
  const { rows, places } = flatRows(
    tree,
    key => open.includes(key),
    row => String(row.id),
  )
  expect(
    rows.map(({ id }) => {
      const place = places.get(String(id))
      return `${id} ${place?.level}${place?.parent ? ' +' : ''}`
    }),
  ).toEqual(want)
})
