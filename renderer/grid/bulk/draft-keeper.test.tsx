import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldModel } from '../../../tests/helpers/models'
import type { Draft } from '../../form/draft-store'
import type { Row } from '../../model/source'
import { RowStore } from '../engine/row-store'
import { conflictingFields, mergeWithoutConflicts } from '../features/live/connection'
import { changeSet } from './change-set'
import { DraftKeeper } from './draft-keeper'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const fields = [fieldModel('name'), fieldModel('city')]
const row = (id: string, name = id, version = 1): Row => ({ id, name, city: 'x', version })

/** What a browser keeps, from one visit to the next. */
function browser() {
  let kept: Draft | undefined
  const drafts = {
    get: async () => structuredClone(kept),
    set: async (_: string, draft: Draft) => {
      kept = structuredClone(draft)
    },
    remove: async () => {
      kept = undefined
    },
  }
  /** A visit of the grid; `rows` are those that were read. */
  const visit = async (rows: readonly Row[]) => {
    const store = new RowStore({ rows })
    // As live updates do it.
    const take = vi.fn((theirs: Row) => {
      const id = store.idOf(theirs)
      mergeWithoutConflicts(store, id, theirs, conflictingFields(store, id, theirs, ['name', 'city']))
    })
    const keeper = new DraftKeeper(() => ({ store, fields, take }), 'key', drafts)
    const leave = keeper.start()
    await vi.advanceTimersByTimeAsync(0)
    const edit = (index: number, values: Row) => store.edit([{ index, values }])
    const rest = () => vi.advanceTimersByTime(400)
    return { store, keeper, take, leave, edit, rest, sent: () => changeSet(store, fields, false) }
  }
  const names = () => {
    const { added = [], changed = [], removed = [] } = (kept?.values ?? {}) as { [part: string]: readonly Row[] | undefined }
    return [added.map(({ row }) => (row as Row).name), changed.map(({ id, name }) => `${id} ${name}`), removed.map(({ id }) => id)]
  }
  return { visit, names, kept: () => kept }
}

const NONE = [[], [], []]

describe('what was changed', () => {
  it('is kept when the hand rests, at the latest after two seconds, and when the page goes', async () => {
    const { visit, names } = browser()
    const { edit, rest } = await visit([row('a'), row('b')])
    edit(0, { name: '1' })
    expect(names()).toEqual(NONE)
    rest()
    expect(names()).toEqual([[], ['a 1'], []])
    for (let key = 0; key < 20; key++) {
      edit(1, { name: `${key}` })
      vi.advanceTimersByTime(100)
    }
    expect(names()).toEqual([[], ['a 1', 'b 19'], []])
    edit(0, { name: '2' })
    window.dispatchEvent(new Event('pagehide'))
    expect(names()).toEqual([[], ['a 2', 'b 19'], []])
  })

  it('is offered by the next grid, put onto the rows, and taken back as one', async () => {
    const { visit, names } = browser()
    const one = await visit([row('a'), row('b')])
    one.edit(0, { name: '1' })
    one.store.insert([{ name: 'new' }])
    one.store.remove([1])
    one.leave()
    expect(names()).toEqual([['new'], ['a 1'], ['b']])
    const { store, keeper } = await visit([row('a'), row('b')])
    expect([keeper.offered, store.dirty]).toEqual([expect.any(Number), false])
    keeper.restore()
    expect([store.all().map(({ name }) => name), keeper.offered]).toEqual([['1', 'new'], undefined])
    store.undo()
    expect([store.all().map(({ name }) => name), store.dirty]).toEqual([['a', 'b'], false])
  })

  it('is kept no more once it was saved or given up, or a change was taken back', async () => {
    const { visit, names } = browser()
    const { edit, rest, store, keeper, leave } = await visit([row('a')])
    edit(0, { name: '1' })
    rest()
    store.undo()
    rest()
    expect(names()).toEqual(NONE)
    edit(0, { name: '2' })
    rest()
    store.saved(new Map(), new Map([['a', row('a', '2', 2)]]), store.savePoint())
    keeper.saved()
    expect(names()).toEqual(NONE)
    edit(0, { name: '3' })
    keeper.giveUp()
    leave()
    expect(names()).toEqual(NONE)
  })
})

describe('what is offered and not decided', () => {
  it('stays kept, beside what is changed meanwhile, whatever becomes of that', async () => {
    const { visit, names } = browser()
    const one = await visit([row('a'), row('b')])
    one.edit(0, { name: '1' })
    one.leave()
    const two = await visit([row('a'), row('b')])
    two.edit(1, { name: '2' })
    two.rest()
    expect(names()).toEqual([[], ['a 1', 'b 2'], []])
    two.keeper.giveUp()
    expect(names()).toEqual([[], ['a 1'], []])
    two.leave()
    const three = await visit([row('a'), row('b')])
    three.keeper.discard()
    expect(names()).toEqual(NONE)
  })

  it('is joined with later changes of the same row', async () => {
    const { visit, kept } = browser()
    const one = await visit([row('a'), row('b')])
    one.edit(0, { name: '1' })
    one.edit(1, { name: '2' })
    one.leave()
    const two = await visit([row('a', 'a', 2), row('b')])
    two.edit(0, { city: 'y' })
    two.store.remove([1])
    two.leave()
    expect(kept()?.values).toMatchObject({ changed: [{ id: 'a', name: '1', city: 'y' }], removed: [{ id: 'b' }] })
    expect(kept()?.read).toEqual({ a: { name: 'a', city: 'x', version: 1 } })
  })
})

describe('changes of rows that are not read', () => {
  it('wait for them, and stay kept when others are saved', async () => {
    const { visit, names } = browser()
    const one = await visit([row('a'), row('b'), row('c')])
    one.edit(0, { name: '1' })
    one.edit(1, { name: '2' })
    one.store.remove([2])
    one.leave()
    const two = await visit([row('a')])
    two.keeper.restore()
    expect([two.keeper.waits, two.sent().changed.map(({ id }) => id)]).toEqual([2, ['a']])
    two.store.saved(new Map(), new Map([['a', row('a', '1', 2)]]), two.store.savePoint())
    two.keeper.saved()
    expect(names()).toEqual([[], ['b 2'], ['c']])
    two.store.insert([{ name: 'new' }])
    two.rest()
    expect(names()).toEqual([['new'], ['b 2'], ['c']])
    two.store.load([row('a', '1', 2), row('b'), row('c')])
    two.keeper.arrived()
    expect([two.keeper.waits, two.store.all().map(({ name }) => name)]).toEqual([0, ['1', '2']])
    two.keeper.giveUp()
    expect(names()).toEqual(NONE)
  })
})

describe('what others saved since', () => {
  const left = async (visit: ReturnType<typeof browser>['visit']) => {
    const one = await visit([row('a'), row('b')])
    one.edit(0, { name: '1' })
    one.store.remove([1])
    one.leave()
  }

  it('is taken in where this person changed something else, and the save goes on', async () => {
    const { visit } = browser()
    await left(visit)
    const { store, keeper, sent } = await visit([{ ...row('a', 'a', 2), city: 'y' }, row('b')])
    keeper.restore()
    expect([store.at(0), sent().changed]).toEqual([{ id: 'a', name: '1', city: 'y', version: 2 }, [{ id: 'a', name: '1', version: 2 }]])
  })

  it('has the save refused where both changed the same, and is shown once this person takes his own back', async () => {
    const { visit } = browser()
    await left(visit)
    const { store, keeper, take, sent } = await visit([{ ...row('a', 'theirs', 2), city: 'y' }, row('b', 'b', 2)])
    keeper.restore()
    expect(sent()).toEqual({ added: [], changed: [{ id: 'a', name: '1', version: 1 }], removed: [row('b', 'b', 1)] })
    expect([store.at(0)?.city, take.mock.calls]).toEqual(['y', [[{ ...row('a', 'theirs', 2), city: 'y' }]]])
  })

  it('is not known to drafts without what was read', async () => {
    const { visit, kept } = browser()
    await left(visit)
    const old = kept()
    if (old !== undefined) Object.assign(old, { read: {} })
    const { keeper, take, sent } = await visit([row('a', 'theirs', 2), row('b')])
    keeper.restore()
    expect([sent().changed, take.mock.calls]).toEqual([[{ id: 'a', name: '1', version: 2 }], []])
  })
})
