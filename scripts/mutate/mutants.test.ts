import { describe, expect, it } from 'vitest'
import { changedLines } from './equal'
import { guarded, mutantsOf, mutated } from './mutants'
import { leastNoticed, sample } from './sample'
import { switched } from './switched'

const all = (text: string) => mutantsOf('a.ts', text).map(mutant => mutated(text, mutant))

describe('a mutant', () => {
  it.each<[string, readonly string[]]>([
    ['a < b', ['a <= b']],
    ['a === b && c', ['a !== b && c', 'a === b || c']],
    ['a ?? b', ['((a) && (b))']],
    ['a += 2', ['a -= 2', 'a += (2 + 1)']],
    ['x = true', ['x = false']],
    ['x = !a', ['x = (a)']],
    ['x = a ? b : c', ['x = true ? b : c', 'x = false ? b : c']],
    ['if (a) b', ['if (true) b', 'if (false) b']],
    ['list.every(f)', [';', 'list.some(f)']],
    ['x = list.filter(f)', ['x = list']],
    ['do_(it)', [';']],
  ])('of %s', (text, mutants) => {
    expect(all(text)).toEqual(mutants)
  })

  it.each([
    ['x = a.toString()'],
    ["x = 'a' + b"],
    ['x = `a` + b'],
    ["import a from 'a'"],
    ['type A = 1 | true'],
    ['interface A { b: true }'],
  ])('is not made of %s', text => {
    expect(all(text)).toEqual([])
  })
})

describe('the lines that a mutant changes', () => {
  it.each<[string, readonly string[]]>([
    ['if (a)\n  x = 1 < 2\ny()', ['if (true)', 'if (false)', 'x = (1 + 1) < 2', 'x = 1 <= 2', 'x = 1 < (2 + 1)', ';']],
    ['x =\n  a ??\n  b', ['((a) && (b))']],
  ])('of %s', (text, changed) => {
    expect(mutantsOf('a.ts', text).map(mutant => changedLines(text, mutant))).toEqual(changed)
  })
})

/** What the text answers with each of its mutants switched on, and with none. */
function answers(text: string): readonly unknown[] {
  const run = new Function('weft', `const globalThis = { weftMutant: id => id === weft }; ${switched('a.ts', text, switchesOf(text))}`)
  return [...switchesOf(text).keys(), -1].map(id => run(id))
}

const switchesOf = (text: string) => mutantsOf('a.ts', text).map((mutant, id) => ({ id, mutant }))

describe('a text with all its mutants', () => {
  it.each<[string, readonly unknown[]]>([
    // A text, what it answers with each mutant in the order of their places, and without one
    ['return 1 + 2', [4, -1, 4, 3]],
    ['return !0 && 5', [0, false, true, 6, 5]],
    ['return undefined?.list.filter(Boolean).length', [undefined, undefined]],
    ['const list = [0, 3]\nreturn list.filter(Boolean).length', [2, 1, 2, 1]],
    ['let a = 1\na += 2\nreturn a', [4, -1, 4, 3]],
    ['const list = []\nlist.push(7)\nreturn list.length', [0, 1, 1]],
    ['const list = []\nlist[1 - 1] = 5\nreturn list.length', [2, 3, 0, 1, 1]],
    ['const named = { 1: true }\nreturn named[1]', [false, undefined, true]],
    ['if (2 > 1) return "a"\nelse return "b"', ['a', 'a', 'b', 'a', 'b', 'a']],
  ])('%s', (text, expected) => {
    expect(answers(text)).toEqual(expected)
  })
})

describe('a loop', () => {
  it.each([
    ['while (a) b()', 'while (a) {globalThis.weftMutantCheck?.();b()}'],
    ['for (const a of b) { c() }', 'for (const a of b) {globalThis.weftMutantCheck?.();{ c() }}'],
    ['for (;;) for (;;) a()', 'for (;;) {globalThis.weftMutantCheck?.();for (;;) {globalThis.weftMutantCheck?.();a()}}'],
    ['do a(); while (b)', 'do {globalThis.weftMutantCheck?.();a();} while (b)'],
  ])('%s looks at the clock', (text, expected) => {
    expect(guarded('a.ts', text)).toBe(expected)
  })
})

describe('a sample', () => {
  const items = Array.from({ length: 100 }, (_, place) => place)

  it('is the same for a seed, another one for another, and in order', () => {
    expect(sample(items, 10, 7)).toEqual(sample(items, 10, 7))
    expect(sample(items, 10, 7)).not.toEqual(sample(items, 10, 8))
    expect(sample(items, 10, 7)).toEqual([...sample(items, 10, 7)].sort((a, b) => a - b))
    expect(new Set(sample(items, 10, 7)).size).toBe(10)
  })

  it('is everything where there is no more', () => expect(sample(items, 200, 7)).toEqual(items))

  it.each([
    [100, false, 90],
    [100, true, 81],
    [25, true, 18],
    [1, true, 0],
  ])('of %i mutants (a sample: %s) asks for %i that are noticed', (tried, isSample, least) => {
    expect(leastNoticed(tried, 90, isSample)).toBe(least)
  })
})
