import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCron } from '../../../tests/helpers/crons'
import { parseCron, parsePart, printCron, printPart } from '../../cron'
import { CRON_UNITS } from '../../cron/units'
import { choicesOf, limitsOf, modeOf, modesOf, startOf } from './modes'
import { emptyWords, plainText, textOf, withWord, wordsOf } from './words'

const written = (text: string) => textOf(wordsOf(text) ?? emptyWords)

describe('the fields of a text', () => {
  it.each([
    ['', '* * * * * ?'],
    ['0 0 2 * * ?', '0 0 2 * * ?'],
    ['0 0 2 * * ? *', '0 0 2 * * ?'],
    ['0 0 2 * * ? 2026', '0 0 2 * * ? 2026'],
    ['  0   0 2 * * ? ', '0 0 2 * * ?'],
  ])('of %j are written as %s', (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  it('of five fields are none', () => {
    expect(wordsOf('0 2 * * *')).toBeUndefined()
  })

  it.each([
    ['0 0 0 * * ?', 'week', '2-6', '0 0 0 ? * 2-6'],
    ['0 0 0 ? * 2-6', 'day', '15', '0 0 0 15 * ?'],
    ['0 0 0 * * ?', 'day', '?', '0 0 0 ? * 1-7'],
    ['0 0 0 ? * 2', 'day', '?', '0 0 0 ? * 2'],
    ['0 0 0 ? * 2', 'week', '?', '0 0 0 * * ?'],
    ['0 0 0 5 * ?', 'week', '?', '0 0 0 5 * ?'],
    ['0 0 0 5 * ?', 'second', '30', '30 0 0 5 * ?'],
    ['0 0 0 5 * ?', 'second', '', '* 0 0 5 * ?'],
  ] as const)('of %s with a %s of %j are %s: day and week exclude each other', (text, unit, word, expected) => {
    expect(textOf(withWord(wordsOf(text) ?? emptyWords, unit, word))).toBe(expected)
  })

  it('of any expression are the expression', () => {
    fc.assert(
      fc.property(anyCron(), cron => {
        const text = printCron(cron)
        expect(parseCron(written(text))).toEqual(cron.year?.kind === 'every' ? { ...cron, year: null } : cron)
      }),
    )
  })
})

it.each([
  ['0 0 0 ？ * 周一，周三', '0 0 0 ? * MON,WED'],
  ['0 0 0 ? * 星期日－星期六', '0 0 0 ? * SUN-SAT'],
  ['0　0 2 ＊ ＊ ？', '0 0 2 * * ?'],
  ['0 0 0 ? * 周天', '0 0 0 ? * SUN'],
])('what an input method wrote, %s, is %s', (typed, plain) => {
  expect(plainText(typed)).toBe(plain)
})

describe('the modes of a field', () => {
  it.each([
    ['second', '*', 'every'],
    ['second', '1-5', 'range'],
    ['second', '*/5', 'step'],
    ['second', '0/5', 'step'],
    ['second', '7', 'specify'],
    ['second', '1,2,3', 'specify'],
    ['second', '1-5/2', 'other'],
    ['second', '1-5,7', 'other'],
    ['day', '?', 'none'],
    ['day', '*', 'every'],
    ['day', 'L', 'last'],
    ['day', 'LW', 'lastWorkday'],
    ['day', 'L-3', 'before'],
    ['day', 'L-3W', 'before'],
    ['day', '15W', 'workday'],
    ['week', '?', 'none'],
    ['week', '*', 'range'],
    ['week', 'MON-FRI', 'range'],
    ['week', 'L', 'specify'],
    ['week', '6L', 'lastWeekday'],
    ['week', '6#3', 'nth'],
    ['year', '2026', 'specify'],
  ] as const)('%s %s is %s', (unit, text, mode) => {
    expect(modeOf(unit, parsePart(unit, text), 608)).toBe(mode)
  })

  it.each([608, 800] as const)('begin with something that is right and stands in the mode again, %d wide', width => {
    for (const unit of CRON_UNITS)
      for (const mode of modesOf(unit, width)) {
        const part = startOf(unit, mode, width, 2026)
        expect([unit, modeOf(unit, parsePart(unit, printPart(part)), width)]).toEqual([unit, mode])
      }
  })

  it.each([
    // unit, width    start of a range, its end, start of a loop, its step
    ['second', 608, [1, 59], [0, 59], [0, 59], [1, 59]],
    ['minute', 608, [0, 59], [0, 59], [0, 59], [1, 60]],
    ['hour', 608, [0, 23], [0, 23], [0, 23], [1, 23]],
    ['day', 608, [1, 31], [1, 31], [1, 31], [1, 31]],
    ['month', 608, [1, 12], [1, 12], [1, 12], [1, 12]],
    ['week', 608, [1, 7], [1, 7], [1, 7], [1, 7]],
    ['week', 800, [1, 7], [1, 7], [1, 7], [1, 6]],
    ['year', 608, [2019, 2119], [2019, 2119], [2019, 2119], [1, 99]],
    ['year', 800, [1970, 2199], [1970, 2199], [1970, 2199], [1, 99]],
  ] as const)('keep the numbers of %s, %d wide, in their bounds', (unit, width, ...bounds) => {
    const { from, to, start, every } = limitsOf(unit, width)
    expect([from, to, start, every].map(({ min, max }) => [min, max])).toEqual(bounds)
  })

  it('offer a hundred years from 2019 on', () => {
    const years = choicesOf('year')
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2019, 2118])
  })

  it('of a year begin with this one in the wide dialog, and last a hundred', () => {
    expect(printPart(startOf('year', 'range', 800, 2026))).toBe('2026-2126')
    expect(printPart(startOf('year', 'step', 800, 2026))).toBe('2026/1')
    expect(printPart(startOf('year', 'range', 608, 2026))).toBe('2019-2119')
  })
})
