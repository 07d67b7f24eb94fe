import { beforeEach, expect, it } from 'vitest'
import { withKnownStyles } from './known-styles'

let asked: string[] = []
const put = withKnownStyles((css: string, key: string, { attachTo = document.head }: { attachTo?: Element; mark?: string } = {}) => {
  asked.push(`${key}: ${css}`)
  const element = document.createElement('style')
  attachTo.append(element)
  return element
})

beforeEach(() => {
  asked = []
})

it('puts a style sheet once, and gives its element each time', () => {
  const element = put('a {}', 'once')
  expect([put('a {}', 'once'), put('a {}', 'once')]).toEqual([element, element])
  expect(asked).toEqual(['once: a {}'])
})

it('puts what has changed, what has another mark or place, and what was removed', () => {
  const box = document.createElement('div')
  document.body.append(box)
  const first = put('a {}', 'again')
  put('b {}', 'again')
  put('b {}', 'again', { mark: 'data-other' })
  put('b {}', 'again', { attachTo: box })
  expect(asked).toEqual(['again: a {}', 'again: b {}', 'again: b {}', 'again: b {}'])
  const last = put('b {}', 'again')
  expect(asked.length).toBe(4)
  last.remove()
  expect(put('b {}', 'again')).not.toBe(last)
  expect(asked.length).toBe(5)
  box.remove()
  first.remove()
})
