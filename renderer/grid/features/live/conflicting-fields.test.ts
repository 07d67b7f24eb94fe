import { expect, it } from 'vitest'
import type { Row } from '../../../model/source'
import { RowStore } from '../../engine/row-store'
import { conflictingFields, mergeWithoutConflicts } from './conflicting-fields'

const FIELDS = ['name', 'city', 'unit']
const read = { id: 'a', name: 'A', city: 'x', unit: '1', unit_dictText: '箱', version: 1 }

it.each<[string, Row, Row, string | undefined, readonly string[]]>([
  ['what only the other changed', {}, { name: 'B', city: 'x' }, undefined, []],
  ['what only this person changed', { name: 'mine' }, { name: 'A', city: 'y' }, undefined, []],
  ['what both changed alike', { name: 'B' }, { name: 'B' }, undefined, []],
  ['what the other does not tell', { name: 'mine' }, { city: 'y' }, undefined, []],
  ['what both changed', { name: 'mine', unit: '2' }, { name: 'B', city: 'y', unit: '3' }, undefined, ['name', 'unit']],
  ['the open cell', {}, { name: 'B', city: 'y' }, 'name', ['name']],
  ['the open cell that the other left alone', {}, { name: 'A', city: 'y' }, 'name', []],
])('tells what is to be decided: %s', (_, mine, theirs, open, want) => {
  const store = new RowStore({ rows: [read] })
  store.edit([{ index: 0, values: mine }])
  expect(conflictingFields(store, 'a', { ...theirs, version: 2 }, FIELDS, open)).toEqual(want)
  expect(conflictingFields(store, 'gone', theirs, FIELDS)).toEqual([])
})

it('takes the rest, and keeps the version that has a save refused, and the text of what it leaves', () => {
  const store = new RowStore({ rows: [read] })
  store.edit([{ index: 0, values: { unit: '2' } }])
  const theirs = { ...read, city: 'y', unit: '3', unit_dictText: '件', version: 2 }
  mergeWithoutConflicts(store, 'a', theirs, ['unit'])
  const row = store.at(0) as Row
  expect([row.city, row.unit, row.version]).toEqual(['y', '2', 1])
  expect(store.marks.baseOf(row, 'a')).toEqual({ ...read, city: 'y' })
  mergeWithoutConflicts(store, 'a', theirs, [])
  expect([store.at(0)?.unit, store.at(0)?.version, store.marks.baseOf(row, 'a').unit]).toEqual(['2', 2, '3'])
})
