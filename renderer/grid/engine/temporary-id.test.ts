import { expect, it } from 'vitest'
import { isTemporary, rowId, temporaryIds, withoutTemporaryId } from './temporary-id'

it.each<[unknown, string]>([
  ['a', 'a'],
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), 'a'.repeat(50)],
  [12, '12'],
  [0, '0'],
  [10n ** 60n, `1${'0'.repeat(49)}`],
  [null, ''],
  [undefined, ''],
])('reads %s as the id %j', (id, text) => {
  expect(rowId({ id }, 'id')).toBe(text)
})

it('counts the new rows of a grid from one, apart from those of another', () => {
  const [first, second] = [temporaryIds(), temporaryIds()]
  const ids = [first(), first(), second()]
  expect(ids.map(id => id.replace(/^row\d+_/, ''))).toEqual(['1_temp', '2_temp', '1_temp'])
  expect([new Set(ids).size, ids.every(isTemporary)]).toEqual([3, true])
})

it('leaves the ids of the server with their rows', () => {
  expect([withoutTemporaryId({ id: 'a' }, 'id'), withoutTemporaryId({ id: 'row1_1_temp', n: 1 }, 'id')]).toEqual([{ id: 'a' }, { n: 1 }])
})
