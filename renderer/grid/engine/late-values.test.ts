import { expect, it } from 'vitest'
import { putLate } from './late-values'
import { RowStore } from './row-store'

const grid = () => new RowStore({ rows: [{ id: 'a' }, { id: 'b', file: 'old.txt' }] })
const told = () => new Promise<void>(resolve => queueMicrotask(resolve))

it('gives a row that is there its value at once, as a change that can be taken back', () => {
  const store = grid()
  putLate(store, 'b', { file: 'new.txt' })
  expect([store.at(1), store.marks.isChanged('b')]).toEqual([{ id: 'b', file: 'new.txt' }, true])
  store.undo()
  expect(store.at(1)).toEqual({ id: 'b', file: 'old.txt' })
})

it('keeps the last value for a row that was removed until that is taken back, and gives it one time', async () => {
  const store = grid()
  store.remove([1])
  putLate(store, 'b', { file: 'one.txt' })
  putLate(store, 'b', { file: 'two.txt' })
  store.insert([{ id: 'c' }])
  await told()
  expect(store.all()).toEqual([{ id: 'a' }, { id: 'c' }])
  store.undo()
  store.undo()
  await told()
  expect([store.at(1), store.marks.isChanged('b')]).toEqual([{ id: 'b', file: 'two.txt' }, true])
  store.remove([1])
  store.undo()
  await told()
  expect(store.at(1)).toEqual({ id: 'b', file: 'two.txt' })
})

it('finds the row of before a save, and gives the value up with the rows', async () => {
  const store = grid()
  const [made = ''] = store.insert([{}])
  store.saved(new Map([[made, '77']]))
  store.remove([2])
  putLate(store, made, { file: 'new.txt' })
  store.undo()
  await told()
  expect(store.at(2)).toEqual({ id: '77', file: 'new.txt' })
  store.remove([0])
  putLate(store, 'a', { file: 'new.txt' })
  store.load([{ id: 'b' }])
  store.insert([{ id: 'a' }])
  await told()
  expect(store.at(1)).toEqual({ id: 'a' })
})

it('gives the first row its value when it comes back, and leaves what is entered afterwards', async () => {
  const store = grid()
  store.remove([0])
  putLate(store, 'a', { file: 'new.txt' })
  store.undo()
  await told()
  expect(store.at(0)).toEqual({ id: 'a', file: 'new.txt' })
  store.edit([{ index: 0, values: { file: 'mine.txt' } }])
  store.remove([0])
  store.undo()
  await told()
  expect(store.at(0)).toEqual({ id: 'a', file: 'mine.txt' })
})
