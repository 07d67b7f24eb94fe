import { expect, it } from 'vitest'
import { fieldModel } from '../../../tests/helpers/models'
import { RowStore } from '../engine/row-store'
import { joinChanges, type KeptChanges, keptChanges, NO_CHANGES } from './kept-changes'

const kept = (part: Partial<KeptChanges>): KeptChanges => ({ ...NO_CHANGES, ...part })

it('keeps what a save would send, and of changed rows what had been read of it', () => {
  const store = new RowStore({ rows: ['a', 'b', 'c'].map(id => ({ id, name: id, city: 'x', createBy: 'somebody', version: 3 })) })
  store.edit([{ index: 0, values: { name: '1' } }])
  store.edit([{ index: 1, values: { city: undefined } }])
  store.remove([2])
  expect(keptChanges(store, [fieldModel('name'), fieldModel('city')])).toEqual({
    added: [],
    changed: [
      { id: 'a', name: '1', version: 3 },
      { id: 'b', city: null, version: 3 },
    ],
    removed: [{ id: 'c', name: 'c', city: 'x', createBy: 'somebody', version: 3 }],
    read: { a: { name: 'a', version: 3 }, b: { city: 'x', version: 3 } },
  })
})

it.each<[string, Partial<KeptChanges>, Partial<KeptChanges>, Partial<KeptChanges>]>([
  [
    'new rows of both',
    { added: [{ key: '-1', row: { name: '1' } }] },
    { added: [{ key: '-2', row: { name: '2' } }] },
    {
      added: [
        { key: '-1', row: { name: '1' } },
        { key: '-2', row: { name: '2' } },
      ],
    },
  ],
  [
    'the later value of a field, over what was read first',
    { changed: [{ id: 'a', name: '1', version: 1 }], read: { a: { name: 'a', version: 1 } } },
    { changed: [{ id: 'a', name: '2', city: 'y', version: 2 }], read: { a: { name: 'b', city: 'x', version: 2 } } },
    { changed: [{ id: 'a', name: '2', city: 'y', version: 2 }], read: { a: { name: 'a', city: 'x', version: 1 } } },
  ],
  [
    'the removal of a row that was changed before',
    { changed: [{ id: 'a' }], read: { a: {} } },
    { removed: [{ id: 'a' }] },
    { removed: [{ id: 'a' }] },
  ],
  [
    'the change of a row that was removed before',
    { removed: [{ id: 'a' }, { id: 'b' }] },
    { changed: [{ id: 'a' }], read: { a: {} } },
    { changed: [{ id: 'a' }], removed: [{ id: 'b' }], read: { a: {} } },
  ],
])('joins %s', (_, earlier, later, want) => {
  expect(joinChanges('id', kept(earlier), kept(later))).toEqual(kept(want))
})
