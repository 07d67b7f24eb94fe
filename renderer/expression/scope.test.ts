import { expect, it } from 'vitest'
import { createScope } from './scope'

it('finds a name in the first layer that has it of its own', () => {
  const scope = createScope(null, undefined, Object.create({ a: 'inherited' }), { a: 1 }, { a: 2, b: 3 })
  expect([scope.get('a'), scope.get('b'), scope.get('c')]).toEqual([1, 3, undefined])
})

it('has a name that holds nothing, and asks no layer behind it', () => {
  expect(createScope({ a: undefined }, { a: 1 }).get('a')).toBeUndefined()
})

it('holds no code', () => {
  const scope = createScope({ constructor: 1, run: () => 1, sign: Symbol('s') })
  expect([scope.get('constructor'), scope.get('run'), scope.get('sign')]).toEqual([undefined, undefined, undefined])
})
