import type { TextMatch, TextMatcher } from '../lists'
import * as rows from './repository'
import { texts } from './texts'

/** Records of one transaction, and pages that are in memory at once. */
const BATCH = 50
const PAGES = 100
/** Places of an entry that are kept of a record, and characters of one. */
const MOST_PLACES = 50
const LONGEST_PLACE = 100
const LONGEST_NOTE = 500

interface Standing extends Omit<rows.Hit, 'places' | 'entryId' | 'overruledBy'> {
  readonly entry: TextMatch['entry']
  readonly overruledBy: string | null
  readonly places: rows.Place[]
}

/** Lets calls through between two stretches of work. */
const breathe = () => new Promise(resolve => setImmediate(resolve))

/** What was found of an entry so far: its surest way, its places; taken back only where every place is. */
class Found {
  private readonly byEntry = new Map<string, Standing>()

  add(page: number, text: string, matches: readonly TextMatch[]): void {
    let last: TextMatch | undefined
    for (const match of matches) {
      // Another name of an entry within its name is the same place.
      const within = last?.entry.id === match.entry.id && match.end <= last.end
      if (!within)
        this.put(match, { page, start: match.start, end: match.end, text: text.slice(match.start, match.end).slice(0, LONGEST_PLACE) })
      last = within ? last : match
    }
  }

  private put({ entry, how, grade, overruledBy }: TextMatch, place: rows.Place): void {
    const id = overruledBy?.id ?? null
    const known = this.byEntry.get(entry.id)
    // A place that no white entry takes back counts for the whole.
    const stands = known === undefined || (known.overruledBy !== null && id === null)
    if (stands) this.byEntry.set(entry.id, { entry, how, grade, overruledBy: id, places: [place], count: 1 })
    else if ((id === null) === (known.overruledBy === null)) {
      const places = known.places.length < MOST_PLACES ? [...known.places, place] : known.places
      const surest = grade > known.grade ? { how, grade } : { how: known.how, grade: known.grade }
      this.byEntry.set(entry.id, { ...known, ...surest, places, count: known.count + 1 })
    }
  }

  get all(): readonly Standing[] {
    return [...this.byEntry.values()]
  }
}

/** What a document is marked with: the highest level of black entries that stand in it, and which they are. */
function markOf(found: readonly Standing[]): { readonly level: string | null; readonly note: string | null } {
  const black = found
    .filter(({ entry, overruledBy }) => entry.side === 'black' && overruledBy === null)
    .sort((a, b) => b.entry.level.localeCompare(a.entry.level) || b.grade - a.grade)
  const notes = black.map(({ entry, how }) => texts.note(entry.name, entry.reason, how === 'near'))
  return { level: black[0]?.entry.level ?? null, note: notes.length === 0 ? null : notes.join(texts.between).slice(0, LONGEST_NOTE) }
}

/** Compares a record, title and pages, with the lists; null where it is gone. */
async function compare(trx: rows.Trx, due: rows.DueRecord, matcher: TextMatcher): Promise<readonly Standing[] | null> {
  const title = await rows.titleOf(trx, due)
  if (title === undefined) return null
  const found = new Found()
  found.add(0, title, matcher.find(title))
  for (let last = 0; ; ) {
    const pages = await rows.pagesAfter(trx, due, last, PAGES)
    for (const { page, text } of pages) {
      found.add(page, text, matcher.find(text))
      await breathe()
    }
    if (pages.length < PAGES) return found.all
    last = pages.at(-1)?.page ?? last
  }
}

/** Compares records of the tenant that are due, the oldest first; how many. */
export async function compareDue(trx: rows.Trx): Promise<number> {
  const due = await rows.dueRecords(trx, BATCH)
  if (due.length === 0) return 0
  const matcher = await trx.catalog.watchLists.textMatcher(trx)
  for (const record of due) {
    const found = (await compare(trx, record, matcher)) ?? []
    await rows.replaceHits(
      trx,
      record,
      found.map(({ entry, ...standing }) => ({ ...standing, entryId: entry.id })),
    )
    const { level, note } = markOf(found)
    if (record.source === 'document') await rows.markDocument(trx, record.recordId, level, note)
  }
  await rows.forgetDue(trx, due)
  return due.length
}
