import { describe, expect, it } from 'vitest'
import { fieldModel } from '../../../tests/helpers/models'
import type { Side } from '../../ui/sides/side'
import { RowStore } from '../engine/row-store'
import { changeSet } from './change-set'
import { conflictKey, meetOthers, settle } from './conflicts'

const fields = [fieldModel('name'), fieldModel('memo'), { ...fieldModel('sum'), value: {} as never }]
const row = (id: string, name: string, version = 1) => ({ id, name, memo: 'm', sum: 3, createBy: 'x', version })

function grid() {
  const store = new RowStore({ rows: [row('1', 'a'), row('2', 'b'), row('3', 'c')] })
  const edit = (index: number, values: object) => store.edit([{ index, values: { ...values } }])
  return { store, edit, sent: (whole = false) => changeSet(store, fields, whole) }
}

describe('a change set', () => {
  it('holds of changed rows what differs, with key and version, and no computed value', () => {
    const { edit, sent } = grid()
    edit(0, { name: 'A', sum: 9 })
    expect(sent()).toEqual({ added: [], changed: [{ id: '1', name: 'A', version: 1 }], removed: [] })
    expect(sent(true).changed).toEqual([{ id: '1', name: 'A', memo: 'm', version: 1 }])
  })

  it('tells an emptied cell as null', () => {
    const { edit, sent } = grid()
    edit(0, { memo: undefined })
    expect(sent().changed).toEqual([{ id: '1', memo: null, version: 1 }])
  })

  it('holds new rows without their temporary id, and removed ones as they were read', () => {
    const { store, sent } = grid()
    store.insert([{ name: 'new', sum: 1 }])
    store.remove([1])
    expect(sent()).toEqual({
      added: [{ key: store.idAt(2), row: { name: 'new' } }],
      changed: [],
      removed: [row('2', 'b')],
    })
  })
})

describe('what others did meanwhile', () => {
  const met = (store: RowStore, key: string, theirs: object | undefined, outcome: 'stale' | 'gone' = 'stale') =>
    meetOthers(store, fields, [{ key, outcome, message: '', ...(theirs && { row: theirs as never }) }])

  it('is taken in where this person changed nothing, and the save goes on with the newer version', () => {
    const { store, edit, sent } = grid()
    edit(0, { name: 'mine' })
    const conflicts = met(store, '1', { ...row('1', 'a', 2), memo: 'theirs' })
    expect(conflicts.cells).toEqual([])
    expect([store.at(0)?.memo, sent().changed]).toEqual(['theirs', [{ id: '1', name: 'mine', version: 2 }]])
  })

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('is decided cell by cell where both changed it: %s', (side: Side, name) => {
    const { store, edit } = grid()
    edit(0, { name: 'mine' })
    const conflicts = met(store, '1', row('1', 'theirs', 2))
    const [cell] = conflicts.cells
    expect([cell?.name, cell?.mine.name, cell?.theirs.name]).toEqual(['1 mine', 'mine', 'theirs'])
    settle(store, conflicts, new Map([[cell ? conflictKey(cell) : '', side]]))
    expect([store.at(0)?.name, store.marks.isChanged('1')]).toEqual([name, side === 'mine'])
  })

  it('is met again as long as it is not decided', () => {
    const { store, edit, sent } = grid()
    edit(0, { name: 'mine' })
    const theirs = { ...row('1', 'theirs', 2), memo: 'theirs' }
    for (const _ of [1, 2]) {
      expect(met(store, '1', theirs).cells.map(cell => cell.theirs.name)).toEqual(['theirs'])
      expect([store.at(0)?.memo, sent().changed]).toEqual(['theirs', [{ id: '1', name: 'mine', version: 1 }]])
    }
    const { cells } = met(store, '1', theirs)
    settle(store, { cells, gone: [], removed: [] }, new Map(cells.map(cell => [conflictKey(cell), 'mine'])))
    expect(sent().changed).toEqual([{ id: '1', name: 'mine', version: 2 }])
  })

  it('may be gone before it is decided', () => {
    const { store, edit } = grid()
    edit(0, { name: 'mine' })
    const conflicts = met(store, '1', row('1', 'theirs', 2))
    store.drop('1')
    settle(store, conflicts, new Map(conflicts.cells.map(cell => [conflictKey(cell), 'theirs'])))
    expect(store.all().map(({ id }) => id)).toEqual(['2', '3'])
  })

  it.each([
    ['mine', 3, 1],
    ['theirs', 2, 0],
  ] as const)('may have removed a row that this person changed: %s', (side, size, added) => {
    const { store, edit } = grid()
    edit(1, { name: 'mine' })
    const conflicts = met(store, '2', undefined, 'gone')
    expect(conflicts.gone).toEqual([{ id: '2', name: '2 mine' }])
    settle(store, conflicts, new Map([['2', side]]))
    expect([store.size, store.marks.counts]).toEqual([size, { added, changed: 0, removed: 0 }])
  })

  it('begins a lost row anew without what the server gave it', () => {
    const store = new RowStore({ rows: [{ id: '1', name: 'a', version: 3, createBy: 'someone', updateTime: '2026-01-01 00:00:00' }] })
    store.edit([{ index: 0, values: { name: 'mine' } }])
    settle(store, met(store, '1', undefined, 'gone'), new Map([['1', 'mine']]))
    const audited = [...fields, ...['createBy', 'updateTime'].map(name => fieldModel(name))]
    expect(changeSet(store, audited, false).added).toEqual([{ key: store.idAt(0), row: { name: 'mine' } }])
  })

  it.each([
    ['mine', [{ ...row('2', 'theirs', 2) }], 2],
    ['theirs', [], 3],
  ] as const)('may have changed a row that this person removed: %s', (side, removed, size) => {
    const { store, sent } = grid()
    store.remove([1])
    const conflicts = met(store, '2', row('2', 'theirs', 2))
    expect(conflicts.removed.map(({ id }) => id)).toEqual(['2'])
    settle(store, conflicts, new Map([['2', side]]))
    expect([sent().removed, store.size]).toEqual([removed, size])
  })
})
