import { expect, it } from 'vitest'
import { addressWith, openedValues, screenState, withScreenState } from './screen-address'

it('carries values into a screen', () => {
  const address = addressWith('/course/lecturer', { id: '7', 名: '王 & 李' })
  expect(openedValues(address.slice(address.indexOf('?')))).toEqual({ id: '7', 名: '王 & 李' })
  expect(addressWith('/course/lecturer', {})).toBe('/course/lecturer')
})

it.each(['', '?with=', '?with={', '?with=[1]', '?with=null', '?with=7'])('reads nothing from %j', search => {
  expect(openedValues(search)).toEqual({})
})

it('keeps what the screen was opened with when its state changes', () => {
  const search = withScreenState('?with=%7B%22a%22%3A1%7D&page=2&old=x', { page: '3', name: '*王*' })
  expect(screenState(search)).toEqual({ page: '3', name: '*王*' })
  expect(openedValues(search)).toEqual({ a: 1 })
  expect(withScreenState('?page=2', {})).toBe('')
})

it('does not let a screen overwrite what it was opened with', () => {
  expect(withScreenState('', { with: '{}' })).toBe('')
})
