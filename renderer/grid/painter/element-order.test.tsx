import { afterEach, expect, it } from 'vitest'
import { orderElements } from './element-order'

const home = document.createElement('div')
document.body.append(home)
afterEach(() => home.replaceChildren())

const rowsOf = (names: string) =>
  [...names].map(name => {
    const element = document.createElement('button')
    element.textContent = name
    return element
  })

/** Elements that stand as `stands` says, in the order that `wanted` says. */
function ordered(stands: string, wanted: string, focused?: string) {
  const rows = rowsOf(stands)
  home.replaceChildren(...rows)
  const named = (name: string) => rows.find(row => row.textContent === name) as HTMLElement
  if (focused !== undefined) named(focused).focus()
  orderElements(home, [...wanted].map(named))
  return [home.textContent, document.activeElement?.textContent]
}

it('puts elements in their order before what else there is', () => {
  expect(ordered('badc', 'abcd')[0]).toBe('abcd')
  expect(ordered('xcab', 'abc')[0]).toBe('abcx')
  expect(ordered('a', '')[0]).toBe('a')
})

it('moves everything around what has the focus, wherever that is', () => {
  for (const focused of 'abcd') expect(ordered('dcab', 'abcd', focused)).toEqual(['abcd', focused])
})
