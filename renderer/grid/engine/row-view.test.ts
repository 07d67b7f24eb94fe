import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RowStore } from './row-store'
import { RowView } from './row-view'

it('shows every row as it stands while nothing is arranged', () => {
  const view = new RowView(() => 3)
  expect([view.size, view.arranged, view.toStore(1), view.toStore(3), view.toShown(2)]).toEqual([3, false, 1, -1, 2])
})

it('knows both ways between places', () => {
  const view = new RowView(() => 4)
  view.set([3, 0, 2])
  expect([0, 1, 2, 3].map(at => view.toStore(at))).toEqual([3, 0, 2, -1])
  expect([0, 1, 2, 3].map(at => view.toShown(at))).toEqual([1, -1, 2, 0])
})

it('shows rows that come back where they stood, and none that was left out', () => {
  const picked = fc.array(fc.nat(6), { minLength: 1 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(7)), picked, picked, (order, first, second) => {
      const store = new RowStore({ rows: Array.from({ length: 8 }, (_, index) => ({ id: `${index}` })) })
      const view = new RowView(() => store.size)
      view.set(order)
      store.subscribe(({ steps }) => view.follow(steps))
      const shown = () => Array.from({ length: view.size }, (_, at) => store.idAt(view.toStore(at)))
      const before = shown()
      store.remove(first)
      const between = shown()
      store.remove(second.map(index => index % store.size))
      const after = shown()
      store.undo()
      expect(shown()).toEqual(between)
      store.undo()
      expect(shown()).toEqual(before)
      store.redo()
      store.redo()
      expect(shown()).toEqual(after)
    }),
  )
})

it('keeps the shown rows in their order whatever comes and goes', () => {
  const action = fc.oneof(
    fc.record({ do: fc.constant('insert' as const), at: fc.nat(12), rows: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('remove' as const), at: fc.array(fc.nat(12), { minLength: 1, maxLength: 4 }) }),
    fc.record({ do: fc.constant('move' as const), at: fc.array(fc.nat(12), { minLength: 1, maxLength: 3 }), to: fc.nat(12) }),
    fc.record({ do: fc.constant('undo' as const) }),
  )
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(7)), fc.array(action, { maxLength: 12 }), (order, actions) => {
      const store = new RowStore({ rows: Array.from({ length: 8 }, (_, index) => ({ id: `${index}` })) })
      const view = new RowView(() => store.size)
      view.set(order)
      const hidden = new Set(store.all().flatMap((row, index) => (order.includes(index) ? [] : [row.id])))
      store.subscribe(({ steps }) => view.follow(steps))
      for (const each of actions) {
        if (each.do === 'insert')
          store.insert(
            Array.from({ length: each.rows }, () => ({})),
            each.at,
          )
        else if (each.do === 'remove') store.remove(each.at)
        else if (each.do === 'move') store.move(each.at, each.to)
        else store.undo()
        const shown = Array.from({ length: view.size }, (_, at) => store.idAt(view.toStore(at)))
        expect(new Set(shown).size).toBe(shown.length)
        const all = store.all().map(row => store.idOf(row))
        // A hidden row that was taken and brought back is shown: it came.
        expect(all.filter(id => !shown.includes(id)).every(id => hidden.has(id))).toBe(true)
        expect(shown.every((id, at) => all.includes(id) && view.toShown(all.indexOf(id)) === at)).toBe(true)
      }
    }),
  )
})

it.each<[number, boolean, readonly number[]]>([
  [0, false, [3, 1, 0]],
  [1, false, [3, 0, 1]],
  [3, false, [2, 3, 0]],
  [3, true, [2, 0, 3]],
])('shows a row that comes to %i behind the one before it, else at the end (asked for: %s)', (index, atEnd, order) => {
  const view = new RowView(() => 4)
  view.set([2, 0])
  const come = () => view.follow([{ step: 'place', rows: [{ index, row: {} }] }])
  if (atEnd) view.appending(come)
  else come()
  expect(Array.from({ length: view.size }, (_, at) => view.toStore(at))).toEqual(order)
  expect(order.map(place => view.toShown(place))).toEqual([0, 1, 2])
})

it('shows rows at the end for as long as it is asked to', () => {
  const view = new RowView(() => 4)
  view.set([2, 0])
  expect(view.appending(() => 'done')).toBe('done')
  view.follow([{ step: 'place', rows: [{ index: 3, row: {} }] }])
  expect([0, 1, 2].map(at => view.toStore(at))).toEqual([2, 3, 0])
})
