import { expect, it } from 'vitest'
import { rules } from './trusted-types'

const INNER = 'Element innerHTML'
const html = (text: string, sink?: string) => rules.createHTML(text, 'TrustedHTML', sink)

it('lets through what makes no element, and what is parsed apart from the page', () => {
  for (const text of ['', 'body { overflow-y: hidden }', '&lt;b&gt;']) expect(html(text, INNER)).toBe(text)
  expect(html('<p>a</p>', 'DOMParser parseFromString')).toBe('<p>a</p>')
})

it('refuses markup of any other kind, and sends code that asks for it to a policy of its own', () => {
  for (const text of ['<b>a</b>', 'a<', '<img src=x onerror=alert(1)>']) expect(html(text, INNER)).toBeNull()
  expect(() => html('<b>a</b>')).toThrow(TypeError)
})

it('runs scripts from our own files alone', () => {
  const script = (address: string) => rules.createScriptURL(address, 'TrustedScriptURL', 'Worker constructor')
  expect(script('/assets/pdfjs-1/pdf.worker.min.mjs')).toBe('/assets/pdfjs-1/pdf.worker.min.mjs')
  for (const address of [
    'https://evil.test/assets/a.js',
    '//evil.test/assets/a.js',
    '/jeecg-boot/sys/common/static/a.js',
    'data:text/javascript,1',
    'blob:x',
    '/assets/../jeecg-boot/a.js',
  ])
    expect(script(address), address).toBeNull()
})
