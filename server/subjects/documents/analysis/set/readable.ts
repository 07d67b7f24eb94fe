import type { Asking } from '../../../../query'
import { findMany } from '../../../../records/repository'
import { type DocumentSource, listOf, SOURCES } from '../../records/readable'
import type { Trx } from './repository'

/** Names of those of some documents that the caller may read, by `document:ID` and `knowledge:ID`, in the order in which they are named. */
export async function readable(trx: Trx, asking: Asking, documents: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const source of SOURCES) {
    const list = listOf(trx.catalog, asking, source)
    const ids = idsOf(documents, source)
    if (!list || ids.length === 0) continue
    for (const [id, row] of await findMany(trx, list, ids)) names.set(`${source}:${id}`, String(row.name))
  }
  return new Map(documents.flatMap(document => (names.has(document) ? [[document, names.get(document) ?? ''] as const] : [])))
}

const idsOf = (documents: readonly string[], source: DocumentSource) =>
  documents.filter(document => document.startsWith(`${source}:`)).map(document => document.slice(source.length + 1))
