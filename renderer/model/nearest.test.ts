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

  it('takes the first of two that are equally near', () => {
    expect(nearest('cat', ['car', 'bat'])).toBe('car')
  })

  it('knows nothing when nothing is known', () => {
    expect(nearest('select', [])).toBeUndefined()
  })
})
