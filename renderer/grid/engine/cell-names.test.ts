import { expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { testGrid } from '../../../tests/helpers/grid'
import { testField } from '../../../tests/helpers/screen'
import { nameBook } from '../../dictionary/name-book'
import { copyCells, pasteCells } from '../features/clipboard/paste-cells'
import { cellsOf } from '../features/selection'
import { findNames, loadNames, pastedNames, unnamedKeys } from './cell-names'
import { gridColumn } from './grid-column'

const people = new Map([
  ['u1', '赵敏'],
  ['u2', '赵云'],
  ['u3', '赵云'],
])

function grid() {
  const names = nameBook(testHost(), {
    what: 'person',
    fetch: async (_, keys) => new Map(keys.flatMap(key => (people.has(key) ? [[key, people.get(key) ?? '']] : []))),
    find: async (_, wanted) => new Map([...people].filter(([, name]) => wanted.includes(name))),
  })
  const columns = [
    gridColumn(testField('who', '经办人', { type: 'sel_user', settings: { store: 'username', multiple: true } })),
    gridColumn(testField('note', '备注')),
  ]
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
