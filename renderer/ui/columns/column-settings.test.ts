import { describe, expect, it } from 'vitest'
import { amendChoice, type ColumnChoice, fitChoices, moveChoice } from './column-settings'

const column = (name: string, parts: Partial<ColumnChoice> = {}): ColumnChoice => ({ name, shown: true, ...parts })
const defaults = [column('a'), column('b', { pin: 'left' }), column('c')]
const names = (choices: readonly ColumnChoice[]) => choices.map(choice => choice.name).join('')

describe('the column settings of a person', () => {
  it.each([
    [undefined, 'abc'],
    ['nonsense', 'abc'],
    [[column('c'), column('a'), column('b')], 'cab'],
    [[column('c'), column('a')], 'cab'],
    [[column('gone'), column('b'), column('a')], 'bca'],
    [[{ name: 'b' }, 7, null, column('b')], 'abc'],
  ])('fits %o to the columns of the screen as %s', (kept, want) => {
    expect(names(fitChoices(kept, defaults))).toBe(want)
  })

  it('keeps what was hidden, pinned and widened', () => {
    const kept = [column('a', { shown: false, pin: 'right', width: 99999 })]
    expect(fitChoices(kept, [column('a')])).toEqual([{ name: 'a', shown: false, pin: 'right', width: 1200 }])
  })

  it.each([
    ['a', 1, 'bac'],
    ['a', -1, 'abc'],
    ['c', 5, 'abc'],
    ['c', -2, 'cab'],
    ['x', 1, 'abc'],
  ])('moves %s by %i: %s', (name, by, want) => {
    expect(names(moveChoice(defaults, name, by))).toBe(want)
  })

  it('amends one column and takes a pin away', () => {
    expect(amendChoice(defaults, 'b', { pin: undefined, width: 10 })[1]).toEqual({ name: 'b', shown: true, width: 40 })
  })
})
