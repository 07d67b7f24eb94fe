import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testGrid } from '../../../../tests/helpers/grid'
import { filteringOf } from '../filtering'
import { ColumnTotals } from './column-totals'

const counts = [1, 2.5, -3, null, 10]
function totals() {
  const grid = testGrid(counts.map((count, at) => ({ id: `r${at}`, name: `${at % 2 === 0 ? '偶' : '奇'}${at}`, count })))
  const sums = new ColumnTotals(grid)
  sums.follow()
  return { grid, of: () => sums.of('count') }
}

it('sums what is there, and follows rows that come, go and change', () => {
  const { grid, of } = totals()
  expect(of()).toEqual({ sum: 10.5, count: 4 })
  grid.store.edit([{ index: 3, values: { count: 4 } }])
  grid.store.insert([{ count: 100 }, {}])
  grid.store.remove([0])
  expect(of()).toEqual({ sum: 113.5, count: 5 })
  for (let times = 0; times < 3; times++) grid.store.undo()
  expect(of()).toEqual({ sum: 10.5, count: 4 })
})

it('has no rest where decimals come and go', () => {
  const { grid, of } = totals()
  grid.store.insert([{ count: 0.1 }, { count: 0.2 }, { count: 1e15 }])
  expect(of()?.sum).toBe(1000000000000010.8)
  grid.store.remove([5, 6, 7])
  expect(of()).toEqual({ sum: 10.5, count: 4 })
})

it('sums the rows that filters leave, also while they change, and all once there is no filter', () => {
  const { grid, of } = totals()
  filteringOf(grid).set(new Map([['name', '奇']]))
  expect(of()).toEqual({ sum: 2.5, count: 1 })
  grid.store.edit([{ index: 1, values: { count: 7 } }])
  grid.store.edit([{ index: 0, values: { count: 1000 } }])
  grid.store.insert([{ count: 0.5 }])
  expect(of()).toEqual({ sum: 7.5, count: 2 })
  filteringOf(grid).set(new Map())
  expect(of()?.sum).toBe(1014.5)
})

it('comes to the same as counting anew, whatever is done', () => {
  const deed = fc.record({
    what: fc.constantFrom('edit', 'insert', 'remove', 'undo', 'redo'),
    at: fc.nat(6),
    count: fc.integer({ min: -9, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 20 }), fc.boolean(), (deeds, filtered) => {
      const { grid, of } = totals()
      if (filtered) filteringOf(grid).set(new Map([['name', '偶']]))
      for (const { what, at, count } of deeds) {
        if (what === 'edit') grid.store.edit([{ index: at, values: { count } }])
        else if (what === 'insert') grid.store.insert([{ name: '偶', count }], at)
        else if (what === 'remove') grid.store.remove([at])
        else grid.store[what as 'undo' | 'redo']()
      }
      const shown = Array.from({ length: grid.view.size }, (_, at) => grid.shown(at)?.row.count).filter(count => typeof count === 'number')
      expect(of()).toEqual({ sum: shown.reduce((sum, count) => sum + count, 0), count: shown.length })
    }),
  )
})
