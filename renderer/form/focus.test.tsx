import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { focusField, focusFirst } from './focus'

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  document.body.innerHTML = ''
})

const item = (name: string, control: string, around = '') => `<div ${around}><div data-field="${name}">${control}</div></div>`
const draw = (...items: string[]) => {
  document.body.innerHTML = `<form id="f">${items.join('')}</form>`
}
const focused = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field

describe('the focus of a form', () => {
  it.each([
    ['the first item', [item('a', '<input>'), item('b', '<input>')], 'a'],
    ['not to what is only read', [item('a', '<input aria-readonly="true">'), item('b', '<input>')], 'b'],
    ['not to what is disabled', [item('a', '<input disabled>'), item('b', '<textarea></textarea>')], 'b'],
    ['not to another tab', [item('a', '<input>', 'hidden'), item('b', '<input>')], 'b'],
    ['to what is read when there is nothing else', [item('a', '<input aria-readonly="true">')], 'a'],
    ['nowhere in an empty form', [], undefined],
  ])('goes to %s', (_, items, want) => {
    draw(...items)
    focusFirst('f')
    expect(focused()).toBe(want)
  })

  it('goes to the item with an error', () => {
    draw(item('a', '<input>'), item('b', '<button tabindex="-1"></button><input>'))
    focusField('f', 'b')
    expect(focused()).toBe('b')
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})
