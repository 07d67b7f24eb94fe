import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PatternError, pathPattern } from '../../server/subjects/gateway/patterns'
import type { Signs } from '../../server/util/path-pattern'
import { runs, textsOf } from './runs'

/** A path that counts how often a sign of it is read. */
class CountedPath implements Signs {
  reads = 0
  constructor(private readonly text: string) {}
  get length() {
    return this.text.length
  }
  charCodeAt(at: number) {
    this.reads++
    return this.text.charCodeAt(at)
  }
}

/** What a segment means, by a table over all beginnings of both. */
function segmentFits(pattern: string, text: string): boolean {
  if (/^\{\w+\}$/.test(pattern)) return text !== ''
  let row = [true, ...Array<boolean>(text.length).fill(false)]
  for (const sign of pattern) {
    const before = row
    row = [sign === '*' && before[0] === true]
    for (let at = 1; at <= text.length; at++)
      row.push(sign === '*' ? before[at] === true || row[at - 1] === true : sign === text[at - 1] && before[at - 1] === true)
  }
  return row[text.length] === true
}

function pathFits(pattern: string, path: string): boolean {
  const [, ...wanted] = pattern.split('/')
  const [start, ...given] = path.split('/')
  const open = wanted.at(-1) === '**'
  const closed = open ? wanted.slice(0, -1) : wanted
  const enough = open ? given.length >= closed.length : given.length === closed.length
  return start === '' && enough && closed.every((segment, at) => segmentFits(segment, given[at] ?? ''))
}

/** A sign is read once for the end of its segment, once at the ends of it, once between. */
const READS_OF_SIGN = 3

const signs = ['a', 'b', 'ab', '-', '/', '/']
const patterns = textsOf([...signs, '*', '*', '**', '{id}'], 30).map(text => `/e${text}`)
const paths = fc
  .oneof(
    textsOf(signs, 40),
    fc.nat({ max: 2000 }).map(length => `/${'-'.repeat(length)}`),
  )
  .map(text => `/e${text}`)

it('a pattern of paths means what it says, and reads no sign of a path more than three times', () => {
  let read = 0
  fc.assert(
    fc.property(patterns, paths, (text, path) => {
      let pattern: ReturnType<typeof pathPattern>
      try {
        pattern = pathPattern(text)
      } catch (error) {
        expect(error).toBeInstanceOf(PatternError)
        return
      }
      const counted = new CountedPath(path)
      expect(pattern.test(counted), `${text} of ${path}`).toBe(pathFits(text, path))
      expect(counted.reads, `${text} of ${path}`).toBeLessThanOrEqual(READS_OF_SIGN * path.length)
      read++
    }),
    runs(500),
  )
  expect(read).toBeGreaterThan(50)
})

it('the patterns that stalled a server read as little', () => {
  for (const text of ['/erp/*-*-*', '/erp/*-*-*-*-*-*-*-*x', '/erp/*aab*aab*c', `/erp/${'*a'.repeat(500)}*b`]) {
    for (const sign of ['-', 'a', 'aab']) {
      const path = new CountedPath(`/erp/${sign.repeat(3000)}`)
      pathPattern(text).test(path)
      expect(path.reads, text).toBeLessThanOrEqual(READS_OF_SIGN * path.length)
    }
  }
})
