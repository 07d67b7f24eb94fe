import { expect, it } from 'vitest'
import { RowMarks } from './row-marks'

const marks = (...work: readonly ((marks: RowMarks) => void)[]) => {
  const made = new RowMarks()
  for (const step of work) step(made)
  return made
}
const add = (made: RowMarks) => made.placed('new')
const take = (made: RowMarks) => made.taken('b', { id: 'b' })
const edit = (made: RowMarks) => made.edited('a', { id: 'a', n: 1 }, { id: 'a', n: 2 })

it.each<[string, (made: RowMarks) => void, boolean]>([
  ['a new row', add, true],
  ['a row that is gone', take, true],
  ['an edited row', edit, true],
  ['a new row without a value', made => made.begun('new'), false],
])('%s is a change: %s', (_, work, dirty) => {
  expect(marks(work).dirty).toBe(dirty)
})

it('counts what became of rows, each in its place', () => {
  expect(marks(add, take, edit).counts).toEqual({ added: 1, changed: 1, removed: 1 })
})

it('takes no edit of a new row for a change of what the server has', () => {
  const made = marks(add, made => made.edited('new', { id: 'new' }, { id: 'new', n: 1 }))
  expect([made.isAdded('new'), made.isChanged('new')]).toEqual([true, false])
})

it('has nothing to save of a row that the server has made the same', () => {
  const made = marks(edit, made => made.rebased('a', { id: 'a', n: 2 }, { id: 'a', n: 2 }))
  expect([made.isChanged('a'), made.dirty]).toEqual([false, false])
})

it('keeps the begun row where another is gone', () => {
  const made = marks(
    made => made.begun('new'),
    made => made.gone('b'),
  )
  expect(made.draftRowId).toBe('new')
  made.gone('new')
  expect([made.draftRowId, made.isAdded('new')]).toEqual([undefined, false])
})

it('holds what others hold, and nothing of before', () => {
  const made = marks(add, take, edit)
  made.replaceWith(marks(made => made.begun('x')))
  expect([made.counts, made.draftRowId, made.isAdded('new'), made.removedIds]).toEqual([
    { added: 0, changed: 0, removed: 0 },
    'x',
    false,
    [],
  ])
})

it('takes a text that comes along with a value for no difference, and a field that is left out for one that holds nothing', () => {
  const made = marks(made => made.edited('a', { n: 1, n_dictText: '一' }, { n: 1, m: undefined, m_dictText: '二' }))
  expect(made.isChanged('a')).toBe(false)
  made.edited('a', { n: 1 }, { n: 1, m: 0 })
  expect(made.isChanged('a')).toBe(true)
})
