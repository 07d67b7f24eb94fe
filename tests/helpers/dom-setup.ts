import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

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
  const style = window.getComputedStyle.bind(window)
  // jsdom reports "not implemented" for pseudo elements; antd only measures scroll bars with them.
  window.getComputedStyle = element => style(element)
}

fillIn()
// A loaded machine draws a dialog in seconds; a test that waits for the right thing ends when it is there.
configure({ asyncUtilTimeout: 10_000 })
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
