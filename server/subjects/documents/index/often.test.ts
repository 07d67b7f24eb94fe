import { expect, it } from 'vitest'
import { normalOf } from './normal'
import { cellsOf, OFTEN, PairCounts } from './often'

/** What the database makes of it: the least of the cells of a text, at least once. */
function mostOften(kept: Buffer, wanted: string): number {
  const cells = cellsOf(wanted).map(cell => kept[cell & (kept.length - 1)] ?? 0)
  return Math.max(1, Math.min(OFTEN, ...cells))
}

const countsOf = (...pages: readonly string[]) => {
  const counts = new PairCounts()
  for (const page of pages) counts.add(normalOf(page))
  return counts.end()
}

it('never tells less than how often a text stands there', () => {
  const pages = [
    '采购合同采购合同。采购，合同采购',
    '合同另议 abc abc',
    Array.from({ length: 3000 }, (_, at) => at.toString(36)).join('审计'),
  ]
  const kept = countsOf(...pages)
  for (const wanted of ['采购', '合同', '采购合同', 'abc', '另议', '审计', '1审', '零']) {
    const often = pages.reduce((sum, page) => sum + page.split(wanted).length - 1, 0)
    expect(mostOften(kept, wanted), wanted).toBeGreaterThanOrEqual(Math.min(often, OFTEN))
  }
})

it('tells much less of what is seldom than of what is frequent', () => {
  const kept = countsOf(`${'采购合同，'.repeat(20)}验收一次`)
  expect(mostOften(kept, '采购合同')).toBe(20)
  expect(mostOften(kept, '验收')).toBe(1)
})

it('says any number of times of a single character, and of more than it can count', () => {
  expect(mostOften(countsOf('采采采'), '采')).toBe(OFTEN)
  expect(mostOften(countsOf('采购'.repeat(400)), '采购')).toBe(OFTEN)
})

it('takes the room that a text needs', () => {
  expect(countsOf('').length).toBe(64)
  expect(
    countsOf(
      Array.from({ length: 400 }, (_, at) => String.fromCharCode(0x4e00 + at))
        .join('')
        .repeat(2),
    ).length,
  ).toBe(2048)
})
