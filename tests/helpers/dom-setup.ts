import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { patience } from './patience'

/** What jsdom lacks and antd asks for at once. */
function fillIn() {
  window.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })) as typeof window.matchMedia
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => {}
  // antd writes its styles at run time; to work out what they hide costs jsdom seconds for each query by role, and browsers know better.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set() {}, get: () => '', configurable: true })
  // What measures itself, such as a text area that grows, asks for numbers all the same.
  const sizes = document.createElement('style')
  sizes.textContent = 'textarea { padding: 0; border: 0 solid; line-height: 20px }'
  document.head.append(sizes)
  const style = window.getComputedStyle.bind(window)
  // jsdom reports "not implemented" for pseudo elements; antd only measures scroll bars with them.
  window.getComputedStyle = element => style(element)
}

fillIn()
// A loaded machine draws a dialog in seconds; a test that waits for the right thing ends when it is there.
configure({ asyncUtilTimeout: patience })
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(args)
  })
})

afterEach(() => {
  cleanup()
  expect(complaints, 'console.error was called').toEqual([])
})
