import { expect, it } from 'vitest'
import { defined } from './defined'

it('leaves out what is undefined, and only that', () => {
  const values = { none: undefined, zero: 0, empty: '', nothing: null }
  expect(Object.keys({ before: 1, ...defined(values) })).toEqual(['before', 'zero', 'empty', 'nothing'])
  expect({ name: 'kept', ...defined({ name: undefined }) }).toEqual({ name: 'kept' })
  expect(values).toHaveProperty('none')
})
