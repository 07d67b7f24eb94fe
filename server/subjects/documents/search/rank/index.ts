import type { Candidate, FoundRow } from '../found/repository'
import { type FoundPage, hitPages, termCounts } from '../pages/repository'
import type { Trx } from '../repository'
import { score, type WeighedTerm } from './score'

/** Pages of a record that are looked at. */
const PAGES = 5

export const keyOf = ({ source, id }: Pick<FoundRow, 'source' | 'id'>): string => `${source} ${id}`

/** By record. */
export function byRecord<Page extends FoundPage>(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const found = new Map<string, Page[]>()
  for (const page of pages) {
    const key = keyOf(page)
    const all = found.get(key)
    if (all) all.push(page)
    else found.set(key, [page])
  }
  return found
}

/** Words that the tenant's texts seldom have weigh more. */
export async function weigh(trx: Trx, wanted: readonly string[]): Promise<WeighedTerm[]> {
  const counts = await termCounts(trx, wanted)
  const all = counts.get('') ?? 0
  return wanted.map(each => ({ wanted: each, weight: Math.log(1 + (all + 1) / ((counts.get(each) ?? Math.sqrt(all + 1)) + 1)) }))
}

/** A row with what it is worth. */
interface Weighed {
  readonly row: FoundRow
  readonly worth: number
}

/** What rows are worth by their texts, which have `usual` characters. */
async function weighRows(trx: Trx, rows: readonly FoundRow[], terms: readonly WeighedTerm[], usual: number): Promise<Weighed[]> {
  const pages = byRecord(
    await hitPages(
      trx,
      rows,
      terms.map(({ wanted }) => wanted),
      PAGES,
    ),
  )
  return rows.map(row => {
    const own = pages.get(keyOf(row)) ?? []
    const ranked = { ...row, pages: own.map(({ text }) => text), over: own.flatMap(({ over }) => over) }
    return { row, worth: score(ranked, terms, usual) }
  })
}

/** Records whose texts are looked at first, and at most; then three times as many as were looked at. */
export const FIRST_WEIGHED = 300
export const MOST_WEIGHED = 1200
const FURTHER = 3
/** Two ways to add the same numbers up differ by less. */
const EQUAL = 1e-9

/** What answers, those first that may be worth most: rows, those behind them, how many there are and how long they usually are. */
export interface Candidates {
  readonly rows: readonly FoundRow[]
  readonly behind: readonly Candidate[]
  readonly total: number
  readonly usual: number
}

/**
 * The best of what answers, in their order. Rows come by what they are worth at most; texts are looked at until as many as are wanted are worth
 * more than any other can be. So nothing better is missed, and of most searches few texts are read. `settled` is false where the limit came first.
 */
export class Ranking {
  private weighed: Weighed[] = []
  private lowest = Number.POSITIVE_INFINITY

  private constructor(
    private readonly trx: Trx,
    private readonly terms: readonly WeighedTerm[],
    private readonly first: Candidates,
    private readonly descending: boolean,
  ) {}

  /** `read` reads rows of candidates: who answers is known from the first statement on. */
  static async of(
    trx: Trx,
    terms: readonly WeighedTerm[],
    order: 'asc' | 'desc',
    wanted: number,
    first: Candidates,
    read: (candidates: readonly Candidate[]) => Promise<readonly FoundRow[]>,
  ): Promise<Ranking> {
    const ranking = new Ranking(trx, terms, first, order === 'desc')
    await ranking.take(first.rows)
    for (let { behind } = first; behind.length > 0 && !ranking.isSettled(wanted); ) {
      const some = behind.slice(0, FURTHER * ranking.count)
      await ranking.take(await read(some))
      behind = behind.slice(some.length)
    }
    return ranking
  }

  get count(): number {
    return this.weighed.length
  }

  get rows(): readonly FoundRow[] {
    return this.weighed.map(({ row }) => row)
  }

  /** Whether the first so many are the best of all. */
  isSettled(wanted: number): boolean {
    if (this.count >= this.first.total) return true
    return this.descending && wanted <= this.count && (this.weighed[wanted - 1]?.worth ?? 0) >= this.lowest - EQUAL
  }

  private async take(rows: readonly FoundRow[]): Promise<void> {
    const weighed = await weighRows(this.trx, rows, this.terms, this.first.usual)
    const way = this.descending ? 1 : -1
    this.weighed = [...this.weighed, ...weighed].sort((a, b) => way * (b.worth - a.worth))
    this.lowest = rows.at(-1)?.bound ?? this.lowest
  }
}
