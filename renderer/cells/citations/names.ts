import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'
import { readPage } from '../../source/read-page'
import { CITED, type CitedSource, citationKey, readCitation } from './citation'
import { texts } from './texts'

/** Titles by id of what the user may read; without the right to a list there are none. */
async function titlesOf(host: Host, source: CitedSource, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const query = { id: `${ids.join(',')},`, pageNo: 1, pageSize: ids.length }
  const answer = await host.client.request({ method: 'GET', path: `${CITED[source]}/list`, query, silent: true }).catch(() => null)
  return new Map(readPage(answer).rows.map(row => [String(row.id), String(row.name ?? '')]))
}

/** Who asks for the titles of citations. No text is a citation by itself, so that none is found by its title. */
export const citationNames: CellNames = {
  what: 'citation',
  fetch: async (host, keys) => {
    const cited = keys.flatMap(key => readCitation(key) ?? [])
    const idsOf = (kind: CitedSource) => [...new Set(cited.filter(({ source }) => source === kind).map(({ id }) => id))]
    const [document, knowledge] = await Promise.all([
      titlesOf(host, 'document', idsOf('document')),
      titlesOf(host, 'knowledge', idsOf('knowledge')),
    ])
    const titles = { document, knowledge }
    return new Map(
      cited.flatMap(citation => {
        const title = titles[citation.source].get(citation.id)
        if (title === undefined) return []
        return [[citationKey(citation), citation.page === undefined ? title : texts.onPage(title, citation.page)] as const]
      }),
    )
  },
  find: async () => new Map(),
}
