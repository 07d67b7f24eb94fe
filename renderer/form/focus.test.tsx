import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { focusField, focusFirst, focusFirstInSight, focusNextError } from './focus'

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

  it('waits for a form that is out of sight, until it is told to wait no more', async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    draw(item('a', '<input>'))
    let shown = false
    Element.prototype.checkVisibility = () => shown
    const stop = focusFirstInSight('f')
    await frame()
    expect(focused()).toBeUndefined()
    shown = true
    await frame()
    await frame()
    expect(focused()).toBe('a')
    draw(item('b', '<input>'))
    shown = false
    stop()
    focusFirstInSight('f')()
    shown = true
    await frame()
    expect(focused()).toBeUndefined()
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  })

  it.each([
    ['to the first item where the page was scrolled beyond it', -200, 1],
    ['nowhere else: what opens stays as it is', 900, 0],
  ])('scrolls %s', (_, top, times) => {
    draw(item('a', '<input>'))
    vi.mocked(Element.prototype.scrollIntoView).mockClear()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    focusFirst('f')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times)
    vi.mocked(Element.prototype.getBoundingClientRect).mockRestore()
  })

  it('goes from one item with an error to the next, round and back, and not to another tab', () => {
    const wrong = (name: string, around?: string) =>
      item(name, '<div class="weft-item-control"><input><div class="weft-item-message"><span role="alert">!</span></div></div>', around)
    draw(item('a', '<input>'), wrong('b'), wrong('c', 'hidden'), item('d', '<input>'), wrong('e'))
    const way = [false, false, false, true].map(back => [focusNextError('f', back), focused()])
    expect(way).toEqual([
      [true, 'b'],
      [true, 'e'],
      [true, 'b'],
      [true, 'e'],
    ])
    draw(item('a', '<input>'))
    expect(focusNextError('f', false)).toBe(false)
  })

  it('goes to the refused cell of rows by the count of them', () => {
    const rows =
      '<div class="weft-item-control"><button class="weft-grid-failures"></button><div class="weft-item-message"><i role="alert">!</i></div></div>'
    draw(item('rows', rows))
    const pressed = vi.fn()
    document.querySelector('button')?.addEventListener('click', pressed)
    expect([focusNextError('f', false), pressed.mock.calls.length]).toEqual([true, 1])
  })

  it('goes to the item with an error', () => {
    draw(item('a', '<input>'), item('b', '<button tabindex="-1"></button><input>'))
    focusField('f', 'b')
    expect(focused()).toBe('b')
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})
