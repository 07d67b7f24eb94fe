import { describe, expect, it } from 'vitest'
import { Run } from './run'

const place = { offset: 3, length: 2 }
const runOf = (steps: number) => new Run(() => new Date(), steps)
const tooManySteps = expect.objectContaining({ code: 'tooManySteps' })
const tooLong = expect.objectContaining({ code: 'tooLong' })

describe('what work costs', () => {
  it.each<[string, number, (run: Run) => unknown]>([
    ['a node', 1, run => run.enter(place)],
    ['a look through nothing', 0, run => run.read(0)],
    ['a look through a thousand characters', 1, run => run.read(1000)],
    ['a look through one more', 2, run => run.read(1001)],
    ['a letter in a thousand', 2, run => run.search('a'.repeat(1000), 'b')],
    ['ten letters in two thousand', 12, run => run.search('a'.repeat(2000), 'b'.repeat(10))],
    ['half of a text in the text', 4004, run => run.search('a'.repeat(4000), 'b'.repeat(2000))],
    ['a text but for one letter in the text', 4, run => run.search('a'.repeat(2000), 'b'.repeat(1999))],
    ['a part that is longer than the text', 3, run => run.search('a'.repeat(2000), 'b'.repeat(3000))],
    ['short texts that are compared', 0, run => run.equal('a', 'b')],
    ['a thousand characters and a longer text', 1, run => run.equal('a'.repeat(1001), 'a'.repeat(1002))],
    ['a thousand and one, in order', 2, run => run.compare('a'.repeat(1002), 'a'.repeat(1002))],
    ['a list of two as text', 3, run => run.text(['a', 'b'])],
    ['an object of one as text', 2, run => run.text({ a: 1 })],
  ])('%s: %i', (_what, cost, work) => {
    expect(() => work(runOf(cost))).not.toThrow()
    if (cost > 0) expect(() => work(runOf(cost - 1))).toThrow(tooManySteps)
  })

  it('is charged to the place that was entered last, or put back', () => {
    const run = runOf(1)
    run.enter(place)
    expect(() => run.spend(1)).toThrow(expect.objectContaining(place))
    run.at({ offset: 9, length: 1 })
    expect(() => run.spend(1)).toThrow(expect.objectContaining({ offset: 9, length: 1 }))
    expect(() => runOf(0).spend(1)).toThrow(expect.objectContaining({ offset: 0, length: 0 }))
  })
})

describe('what is refused before it is built', () => {
  it('is a text of more than 100000 characters, and a list of more than 10000 items', () => {
    expect(() => runOf(0).allowText(100_000)).not.toThrow()
    expect(() => runOf(0).allowText(100_001)).toThrow(tooLong)
    expect(() => runOf(0).allowList(10_000)).not.toThrow()
    expect(() => runOf(0).allowList(10_001)).toThrow(tooLong)
  })

  it('counts the commas of a list that becomes text', () => {
    expect(runOf(10).text(['a'.repeat(99_999)])).toHaveLength(99_999)
    expect(() => runOf(10).text(['a'.repeat(100_000)])).toThrow(tooLong)
    expect(() => runOf(10).text(['a'.repeat(49_999), 'a'.repeat(50_000)])).toThrow(tooLong)
  })

  it('names what caused it, where something did', () => {
    const cause = new TypeError('no')
    expect(() => runOf(0).fail('failed', 'no', cause)).toThrow(expect.objectContaining({ cause }))
    try {
      runOf(0).fail('failed', 'no')
    } catch (error) {
      expect('cause' in (error as object)).toBe(false)
    }
    expect.assertions(2)
  })
})

describe('a member', () => {
  it.each<[unknown, string, unknown]>([
    [{ f: () => 1 }, 'f', undefined],
    [{ s: Symbol('s') }, 's', undefined],
    [Object.create({ inherited: 1 }), 'inherited', undefined],
    [{ own: 1 }, 'own', 1],
    ['abc', '1', 'b'],
    ['abc', '', undefined],
    ['abc', '1e0', undefined],
    ['abc', '-0', undefined],
    ['abc', '0000000001', undefined],
    [null, 'a', undefined],
  ])('of %j by %j is %j', (value, key, member) => {
    expect(runOf(9).member(value, key)).toBe(member)
  })
})

describe('text and JSON', () => {
  it.each<[unknown, string, string]>([
    [null, '', 'null'],
    [undefined, '', 'null'],
    [() => 1, '', 'null'],
    ['a', 'a', '"a"'],
    [5n, '5', '5'],
    [false, 'false', 'false'],
    [[1, null, 'a'], '1,,a', '[1,null,"a"]'],
    [new Date(2024, 1, 29, 8, 30), '2024-02-29 08:30:00', '"2024-02-29 08:30:00"'],
  ])('of %s are %j and %j', (value, text, json) => {
    expect(runOf(9).text(value)).toBe(text)
    expect(runOf(9).json(value)).toBe(json)
  })

  it('of a value may be 200 deep', () => {
    const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>(inner => [inner], 1)
    expect(runOf(999).json(nested(200))).toBe(`${'['.repeat(200)}1${']'.repeat(200)}`)
    expect(() => runOf(999).json(nested(201))).toThrow(expect.objectContaining({ code: 'tooDeep' }))
  })
})
