import { expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { testGrid } from '../../../tests/helpers/grid'
import { testField } from '../../../tests/helpers/screen'
import { nameBook } from '../../dictionary/name-book'
import { copyCells, pasteCells } from '../features/clipboard/paste-cells'
import { cellsOf } from '../features/selection'
import { findNames, loadNames, pastedNames, unnamedEverywhere, unnamedKeys } from './cell-names'
import { gridColumn } from './grid-column'

const people = new Map([
  ['u1', '赵敏'],
  ['u2', '赵云'],
  ['u3', '赵云'],
])

const PEOPLE = { type: 'sel_user', settings: { store: 'username', multiple: true } } as const

function grid(who = gridColumn(testField('who', '经办人', PEOPLE)), behind = false) {
  const names = nameBook(testHost(), {
    what: 'person',
    fetch: async (_, keys) => new Map(keys.flatMap(key => (people.has(key) ? [[key, people.get(key) ?? '']] : []))),
    find: async (_, wanted) => new Map([...people].filter(([, name]) => wanted.includes(name))),
  })
  const note = gridColumn(testField('note', '备注'))
  const columns = behind ? [note, who] : [who, note]
  const rows = [{ id: 'a', who: 'u1,u3' }, { id: 'b', who: 'u2', who_dictText: '云（已告知）' }, { id: 'c' }]
  const made = testGrid(rows, { namesOf: ({ key }) => (key === 'who' ? names : undefined) }, columns, testCells)
  cellsOf(made).activate({ row: 0, column: 0 })
  return made
}

const ALL = { top: 0, bottom: 2, left: 0, right: 1 }
const who = (made: ReturnType<typeof grid>) => made.store.all().map(row => row.who)

it('copies the names of keys: those that came with the row, and those that were asked for', async () => {
  const made = grid()
  const unknown = unnamedKeys(made, ALL)
  expect([...unknown.values()].map(keys => [...keys])).toEqual([['u1', 'u3']])
  await loadNames(unknown)
  expect(unnamedKeys(made, ALL).size).toBe(0)
  expect(copyCells(made, ALL)).toBe('赵敏,赵云\t\r\n云（已告知）\t\r\n\t')
})

it('finds whose a pasted name is, and refuses what nobody or several are called', async () => {
  const made = grid()
  const table = [['赵敏'], ['赵云'], ['无人'], ['u2，赵敏, ']]
  const unknown = pastedNames(made, 0, table)
  expect([...unknown.values()].map(names => [...names])).toEqual([['赵敏', '赵云', '无人', 'u2']])
  await findNames(unknown)
  const { refused } = pasteCells(made, table)
  expect(who(made)).toEqual(['u1', 'u2', undefined, 'u2,u1'])
  expect(refused.map(({ text }) => text)).toEqual(['赵云', '无人'])
})

it('takes no name for a key while none is known', () => {
  const made = grid()
  expect(pasteCells(made, [['无人']]).refused).toHaveLength(1)
  expect(who(made)[0]).toBe('u1,u3')
})

it('asks for the keys of a block alone, up to its last row and column', () => {
  const keysOf = (block: typeof ALL) => [...unnamedKeys(grid(), block).values()].map(keys => [...keys])
  expect(keysOf({ ...ALL, bottom: 0, right: 0 })).toEqual([['u1', 'u3']])
  expect(keysOf({ ...ALL, top: 1 })).toEqual([])
  expect(keysOf({ ...ALL, left: 1 })).toEqual([])
  const besides = grid(gridColumn(testField('who', '经办人', PEOPLE)), true)
  expect(unnamedKeys(besides, { ...ALL, bottom: 0, right: 0 }).size).toBe(0)
  expect([...unnamedKeys(besides, { ...ALL, bottom: 0, left: 1 }).values()].map(keys => [...keys])).toEqual([['u1', 'u3']])
})

it('asks for the keys of all rows, shown or not', () => {
  const made = grid()
  made.store.edit([{ index: 2, values: { who: 'u2' } }])
  expect([...unnamedEverywhere(made).values()].map(keys => [...keys])).toEqual([['u1', 'u3', 'u2']])
  const plain = testGrid([{ id: 'a', note: 'x' }], {}, [gridColumn(testField('note', '备注'))], testCells)
  expect(unnamedEverywhere(plain).size).toBe(0)
})

it('asks for no names of a column that holds none', () => {
  const unknown = pastedNames(grid(), 0, [['赵敏', '赵云']])
  expect([...unknown.values()].map(names => [...names])).toEqual([['赵敏']])
})
