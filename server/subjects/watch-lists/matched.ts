import type { WatchMatch, WatchMatched } from '../../generated/operations'
import type { CallOf } from '../../http/module'
import type { AskedValue, ValueMatch } from './lists'

const matchOf = ({ entry, how, grade, overruledBy }: ValueMatch): WatchMatch => ({
  entryId: entry.id,
  name: entry.name,
  kind: entry.kind,
  side: entry.side,
  level: entry.level,
  listName: entry.listName,
  reason: entry.reason,
  how,
  grade: Math.round(grade * 100) / 100,
  overruledBy: overruledBy?.name ?? null,
})

type Deciding = Pick<WatchMatched, 'verdict'> & { readonly by?: ValueMatch | undefined }

/** What the matches of a value, the surest first, come to, and by which of them. */
export function outcomeOf(matches: readonly ValueMatch[]): Deciding {
  const standing = matches.filter(({ overruledBy }) => overruledBy === undefined)
  const sure = standing.filter(({ how }) => how !== 'near')
  const black = sure.find(({ entry }) => entry.side === 'black')
  if (black) return { verdict: 'black', by: black }
  const [by] = sure.length > 0 ? sure : standing
  if (by === undefined) return { verdict: 'none' }
  return { verdict: sure.length > 0 ? 'white' : 'near', by }
}

function matchedOf(value: string, matches: readonly ValueMatch[]): WatchMatched {
  const { verdict, by } = outcomeOf(matches)
  const deciding = by && matchOf(by)
  return {
    value,
    verdict,
    name: deciding?.name ?? null,
    how: deciding?.how ?? null,
    grade: deciding?.grade ?? null,
    reason: deciding?.reason ?? null,
    matches: matches.map(matchOf),
  }
}

const MOST = 1000

/** The values that are asked for: those given one by one, then the lines of the text. */
function askedOf({ values = [], text = '', kind }: CallOf<'unstructurDocumentdataWatchlistMatch'>['body']): readonly AskedValue[] {
  const lines = text.split(/\r?\n/).flatMap(line => line.trim() || [])
  return [...values.map(each => ({ ...each, number: each.number ?? undefined })), ...lines.map(value => ({ value, kind }))].slice(0, MOST)
}

export function match(call: CallOf<'unstructurDocumentdataWatchlistMatch'>): Promise<WatchMatched[]> {
  const asked = askedOf(call.body)
  return call.readTenant(async trx => {
    const found = await trx.catalog.watchLists.matchValues(trx, asked, call.body.nearness)
    return found.map((matches, at) => matchedOf(asked[at]?.value ?? '', matches))
  })
}
