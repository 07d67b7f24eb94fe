import type { Trx } from '../../query'
import { countingEntries, revisionOf } from './entries/repository'
import type { ListedEntry } from './match/entry'
import { TextMatcher } from './match/text'
import { type AskedValue, type ValueMatch, ValueMatcher } from './match/values'

export type { TextMatch, TextMatcher } from './match/text'
export type { AskedValue, ValueMatch } from './match/values'

/** The lists of a tenant as one state of them is kept in memory. */
interface Kept {
  readonly revision: string
  readonly entries: Promise<readonly ListedEntry[]>
  values?: Promise<ValueMatcher>
  texts?: Promise<TextMatcher>
}

declare module '../../query' {
  interface Catalog {
    /** Compares values and texts with the black and white lists in force. */
    readonly watchLists: WatchLists
  }
}

/**
 * The lists in force, as other subjects ask them within their transactions: `trx.catalog.watchLists.matchValues(trx, values)`. What they need
 * is kept in memory for each tenant until its lists change or the day does.
 */
export class WatchLists {
  private readonly byTenant = new Map<number, Kept>()

  /** Matches of each value, in their order, the surest first; `nearness` 1 leaves out names that are nearly alike. */
  async matchValues(trx: Trx, values: readonly AskedValue[], nearness?: number): Promise<ValueMatch[][]> {
    const kept = await this.kept(trx)
    kept.values ??= kept.entries.then(entries => new ValueMatcher(entries))
    const matcher = await kept.values
    return values.map(value => matcher.find(value, nearness))
  }

  /** What finds the entries in texts. */
  async textMatcher(trx: Trx): Promise<TextMatcher> {
    const kept = await this.kept(trx)
    kept.texts ??= kept.entries.then(TextMatcher.of)
    return kept.texts
  }

  private async kept(trx: Trx): Promise<Kept> {
    const { tenant, revision } = await revisionOf(trx)
    const known = this.byTenant.get(tenant)
    if (known?.revision === revision) return known
    // Read before it is kept: a failed read must not stay.
    const entries = await countingEntries(trx)
    const kept: Kept = { revision, entries: Promise.resolve(entries) }
    this.byTenant.set(tenant, kept)
    return kept
  }
}
