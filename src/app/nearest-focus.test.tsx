import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberFocus } from './nearest-focus'

const at = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML =
    '<button id="outside"></button><div id="list"><div id="row"><button id="delete"></button></div><textarea id="rows"></textarea></div>'
  at('delete').focus()
})

afterEach(() => document.body.replaceChildren())

it('gives the focus back to what had it', () => {
  const giveBack = rememberFocus()
  at('delete').blur()
  giveBack()
  expect(focused()).toBe('delete')
})

it('gives it to the nearest place that is left when that is gone', () => {
  const giveBack = rememberFocus()
  at('row').remove()
  giveBack()
  expect(focused()).toBe('rows')
})

it('leaves it where the user has put it meanwhile', () => {
  const giveBack = rememberFocus()
  at('row').remove()
  at('outside').focus()
  giveBack()
  expect(focused()).toBe('outside')
})
