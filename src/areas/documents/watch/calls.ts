import type { Client } from '../../../../renderer/contract'
import type { TextOf, TextSource } from '../calls'

/** An entry of a black or white list that stands in a text. */
export interface WatchHit {
  readonly entryId: string
  readonly name: string
  readonly side: 'black' | 'white'
  readonly level: string
  readonly reason: string
  readonly how: string
  /** The white entry that takes a black one back. */
  readonly overruledBy: string | null
  readonly count: number
  /** Page 0 is the title. */
  readonly places: readonly { readonly page: number; readonly text: string }[]
}

interface WatchedRecord {
  readonly id: string
  readonly hits: readonly WatchHit[]
}

/** Black entries that stand in a text and that no white one takes back. */
const standing = ({ hits }: WatchedRecord) => hits.filter(({ side, overruledBy }) => side === 'black' && overruledBy === null)

async function readSource(
  client: Client,
  source: TextSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly WatchedRecord[]> {
  if (ids.length === 0) return []
  const path = '/unstructur/documentdata/watchlist/hits'
  return client.request<readonly WatchedRecord[]>({ method: 'GET', path, query: { source, ids: ids.join(',') }, silent: true, signal })
}

export const keyOf = ({ source, id }: TextOf): string => `${source} ${id}`

/** What the lists say of texts, by their keys; texts of which they say nothing are left out. */
export async function readWatched(
  client: Client,
  texts: readonly TextOf[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly WatchHit[]>> {
  const found = new Map<string, readonly WatchHit[]>()
  for (const source of ['document', 'knowledge'] as const) {
    const ids = texts.filter(text => text.source === source).map(({ id }) => id)
    for (const record of await readSource(client, source, ids, signal)) {
      const hits = standing(record)
      if (hits.length > 0) found.set(keyOf({ source, id: record.id }), hits)
    }
  }
  return found
}
