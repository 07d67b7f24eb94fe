import { expect, it } from 'vitest'
import type { FoundRow } from '../found/repository'
import type { Trx } from '../repository'
import { FIRST_WEIGHED, MOST_WEIGHED, Ranking } from './index'
import { shareOf } from './score'

const rowOf = (at: number, bound: number) => ({ source: 'document', id: String(at), title: '', keywords: '', length: 1, bound }) as FoundRow

/** Rows without texts, each of which may be worth so much; how many were read at a time. */
async function rank(total: number, bound: (at: number) => number, wanted: number) {
  const all = Array.from({ length: Math.min(total, MOST_WEIGHED) }, (_, at) => rowOf(at, bound(at)))
  const first = { rows: all.slice(0, FIRST_WEIGHED), behind: all.slice(FIRST_WEIGHED), total, usual: 1 }
  const read: number[] = []
  const ranking = await Ranking.of({} as Trx, [], 'desc', wanted, first, candidates => {
    read.push(candidates.length)
    return Promise.resolve(candidates.map(({ id, bound: most }) => rowOf(Number(id), most)))
  })
  return { ranking, read }
}

it('looks at no more texts once nothing that is left can be worth more', async () => {
  const { ranking, read } = await rank(5000, at => (at < 200 ? 1 : 0), 10)
  expect([read, ranking.isSettled(10)]).toEqual([[], true])
})

it('goes on while something better may be left, up to its limit', async () => {
  const { ranking, read } = await rank(5000, () => 1, 10)
  expect(read).toEqual([900])
  expect([ranking.count, ranking.isSettled(10)]).toEqual([MOST_WEIGHED, false])
})

it('has weighed all where there are few', async () => {
  const { ranking, read } = await rank(301, () => 1, 10)
  expect(read).toEqual([1])
  expect([ranking.count, ranking.isSettled(10)]).toEqual([301, true])
})

it.each([
  [[1], 1],
  [[0.25], 0.25],
  [[0.5, 0.1], 0.05],
  [[], 0],
])('words that stand in %j of all texts stand together in %f of them', (shares, together) => {
  const terms = shares.map(share => ({ wanted: '单位', weight: Math.log1p(1 / share) }))
  expect(shareOf(terms)).toBeCloseTo(together)
})
