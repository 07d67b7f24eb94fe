import { expect, it } from 'vitest'
import { blockOf, cellRange, isInBlock, type MoveKey, moved, moveOf } from './cell-range'

const size = { rows: 10, columns: 4 }

it.each([
  ['ArrowDown', [3, 1]],
  ['ArrowUp', [1, 1]],
  ['ArrowLeft', [2, 0]],
  ['ArrowRight', [2, 2]],
  ['Ctrl+ArrowDown', [9, 1]],
  ['Ctrl+ArrowUp', [0, 1]],
  ['Meta+ArrowRight', [2, 3]],
  ['Home', [2, 0]],
  ['End', [2, 3]],
  ['Ctrl+Home', [0, 0]],
  ['Ctrl+End', [9, 3]],
  ['PageDown', [7, 1]],
  ['PageUp', [0, 1]],
  ['Tab', [2, 2]],
  ['Shift+Tab', [2, 0]],
])('%s leads from the third row to %o', (keys, [row, column]) => {
  expect(press(keys, { row: 2, column: 1 })).toEqual({ row, column })
})

it.each([
  ['Tab', 2, 3, { row: 3, column: 0 }],
  ['Shift+Tab', 2, 0, { row: 1, column: 3 }],
  ['Tab', 9, 3, undefined],
  ['Shift+Tab', 0, 0, undefined],
  ['ArrowDown', 9, 0, { row: 9, column: 0 }],
  ['ArrowLeft', 0, 0, { row: 0, column: 0 }],
])('%s at %i, %i leads to %o', (keys, row, column, want) => {
  expect(press(keys, { row, column })).toEqual(want)
})

it.each(['a', 'Ctrl+Tab', 'Ctrl+PageDown', 'Enter', 'constructor'])('%s moves nothing', keys => {
  expect(moveOf(keyOf(keys))).toBeUndefined()
})

it('knows the corners of a range whichever way it was drawn', () => {
  const range = { ...cellRange({ row: 5, column: 1 }), focus: { row: 2, column: 3 } }
  const block = blockOf(range)
  expect(block).toEqual({ top: 2, bottom: 5, left: 1, right: 3 })
  expect(isInBlock(block, { row: 5, column: 3 })).toBe(true)
  expect(isInBlock(block, { row: 6, column: 3 })).toBe(false)
  expect(isInBlock(block, { row: 3, column: 0 })).toBe(false)
})

function press(keys: string, at: { row: number; column: number }) {
  const move = moveOf(keyOf(keys))
  return move && moved(at, move, size, 5)
}

function keyOf(keys: string) {
  const parts = keys.split('+')
  const held = (name: string) => parts.slice(0, -1).includes(name)
  return { key: parts.at(-1) ?? '', shiftKey: held('Shift'), ctrlKey: held('Ctrl'), metaKey: held('Meta') }
}

it.each<[Partial<MoveKey> & { key: string }, object | undefined]>([
  [{ key: 'ArrowUp' }, { by: 'cell', rows: -1, columns: 0 }],
  [
    { key: 'ArrowDown', ctrlKey: true },
    { by: 'edge', rows: 1, columns: 0 },
  ],
  [{ key: 'ArrowLeft' }, { by: 'cell', rows: 0, columns: -1 }],
  [
    { key: 'ArrowRight', metaKey: true },
    { by: 'edge', rows: 0, columns: 1 },
  ],
  [{ key: 'Home' }, { by: 'edge', rows: 0, columns: -1 }],
  [{ key: 'End' }, { by: 'edge', rows: 0, columns: 1 }],
  [{ key: 'PageUp' }, { by: 'page', rows: -1, columns: 0 }],
  [{ key: 'PageDown' }, { by: 'page', rows: 1, columns: 0 }],
  [{ key: 'PageDown', ctrlKey: true }, undefined],
  [{ key: 'a' }, undefined],
])('%j asks for %j', (key, move) => {
  expect(moveOf({ shiftKey: false, ctrlKey: false, metaKey: false, ...key })).toEqual(move)
})

it('has its corners inside, and nothing beside them', () => {
  const block = { top: 1, bottom: 2, left: 1, right: 2 }
  const inside = (row: number, column: number) => isInBlock(block, { row, column })
  expect([inside(1, 1), inside(2, 2), inside(0, 1), inside(3, 1), inside(1, 0), inside(1, 3)]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('goes back to the first cell by Tab, and out of the grid from there', () => {
  const four = { rows: 2, columns: 2 }
  expect(moved({ row: 0, column: 1 }, { by: 'tab', back: true }, four, 1)).toEqual({ row: 0, column: 0 })
  expect(moved({ row: 0, column: 0 }, { by: 'tab', back: true }, four, 1)).toBeUndefined()
})

it('moves by one row at least where no page is seen', () => {
  expect(moved({ row: 0, column: 0 }, { by: 'page', rows: 1, columns: 0 }, { rows: 9, columns: 1 }, 0)).toEqual({ row: 1, column: 0 })
})
