import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { patience } from './patience'
import { TEXT_AREA_SIZES } from './plain-styles'

/** Says that the window of a worker, which serves many files, has been filled in. */
const FILLED_IN = 'weft-test-sizes'

/** What jsdom lacks and antd asks for at once. */
function fillIn() {
  if (document.getElementById(FILLED_IN)) return
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
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise(resolve => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(this)
    })
  }
  // antd writes its styles at run time; to work out what they hide costs jsdom seconds for each query by role, and browsers know better.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set() {}, get: () => '', configurable: true })
  // What measures itself, such as a text area that grows, asks for numbers all the same.
  const sizes = document.createElement('style')
  sizes.id = FILLED_IN
  sizes.textContent = `textarea { ${TEXT_AREA_SIZES} }`
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

// The next file finds the window as this one found it.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  document.title = ''
})
