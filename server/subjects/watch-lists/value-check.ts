import type { EntityHooks, ValueCheck } from '../../records/entity-hooks'
import type { EntryKind } from './match/entry'
import { outcomeOf } from './matched'
import { texts } from './texts'

/** What follows `watchList` in the code of a rule that asks for one kind of entries. */
const KINDS: readonly EntryKind[] = ['company', 'person', 'account', 'word', 'address']

/** Refuses a value that stands on a black list and that no white entry takes back; nearly alike names pass. */
const refusesListed =
  (kind?: EntryKind): ValueCheck =>
  async (trx, value) => {
    const [matches = []] = await trx.catalog.watchLists.matchValues(trx, [{ value, kind }], 1)
    const { verdict, by } = outcomeOf(matches)
    return verdict === 'black' && by ? texts.listed(value, by.entry.name) : undefined
  }

/** Rules of fields by which forms, calls and imports compare a value with the black lists: `watchList`, or `watchList.company` and so on. */
export function declareCodes(entities: EntityHooks): void {
  entities.declareCode('watchList', refusesListed())
  for (const kind of KINDS) entities.declareCode(`watchList.${kind}`, refusesListed(kind))
}
