import { describe, expect, it } from 'vitest'
import { nearest } from './nearest'

const types = ['input', 'inputNumber', 'select', 'list_multi', 'switch', 'date', 'datetime', 'time', 'image', 'file']

describe('the nearest known word', () => {
  it.each([
    // written      meant
    ['selct', 'select'],
    ['slect', 'select'],
    ['eslect', 'select'],
    ['Select', 'select'],
    ['INPUT', 'input'],
    ['inputnumber', 'inputNumber'],
    ['datatime', 'datetime'],
    ['listMulti', 'list_multi'],
    ['tiem', 'time'],
    ['fil', 'file'],
    ['zebra', undefined],
    ['', undefined],
    ['x'.repeat(1000), undefined],
  ])('of "%s" is %s', (word, want) => {
    expect(nearest(word, types)).toBe(want)
  })

  it.each([
    // written, known, whether it is near: a third of the letters may differ, and one of a short word
    ['ab', 'ax', true],
    ['ab', 'xy', false],
    ['a', 'b', true],
    ['abcde', 'abcdx', true],
    ['abcde', 'abcxy', false],
    ['abcdef', 'abcdxy', true],
    ['abcdef', 'abcxyz', false],
    ['abc', 'abcd', true],
    ['abc', 'abcde', false],
    ['abcd', 'abcdef', true],
    ['abcd', 'abcdefg', false],
    // Neighbours that are swapped are one slip; what stands further apart is two.
    ['ab', 'ba', true],
    ['abc', 'acb', true],
    ['abc', 'bac', true],
    ['abc', 'cba', false],
    ['abab', 'baba', false],
    ['abcd', 'badc', false],
    ['aab', 'baa', false],
    ['x'.repeat(100), 'x'.repeat(100), true],
    ['x'.repeat(101), 'x'.repeat(101), false],
    ['', 'a', false],
  ])('%s for %s: %s', (word, known, near) => {
    expect(nearest(word, [known])).toBe(near ? known : undefined)
  })

  it('takes the nearest, wherever it stands', () => {
    expect(nearest('abcdef', ['abcdxy', 'abcdex', 'abcxef'])).toBe('abcdex')
    expect(nearest('abcdef', ['abcdxy', 'ABCDEF', 'abcdex'])).toBe('ABCDEF')
  })

  it('takes the first of two that are equally near', () => {
    expect(nearest('cat', ['car', 'bat'])).toBe('car')
  })

  it('knows nothing when nothing is known', () => {
    expect(nearest('select', [])).toBeUndefined()
  })
})
