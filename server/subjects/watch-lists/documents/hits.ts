import type { WatchedDocument, WatchedRecord } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import type { ListSpec, PageOf } from '../../../query'
import { findMany } from '../../../records/repository'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { type DocumentSource, listOf, SOURCES } from '../../documents'
import { texts } from '../texts'
import * as rows from './repository'

const MOST = 100

/** Nothing is told of a record that the caller may not read. */
export function hits(call: CallOf<'unstructurDocumentdataWatchlistHits'>): Promise<WatchedRecord[]> {
  const { source, ids } = call.query
  const asked = [...new Set(commaList(ids))]
  if (asked.length > MOST) fail(texts.tooManyRecords)
  return call.readTenant(async trx => {
    const list = listOf(trx.catalog, call, source)
    const seen = list ? [...(await findMany(trx, list, asked)).keys()] : []
    const found = await rows.hitsIn(trx, source, seen)
    return seen.flatMap(id => {
      const own = found.filter(({ recordId }) => recordId === id).map(({ recordId: _, ...hit }) => hit)
      return own.length === 0 ? [] : [{ id, hits: own }]
    })
  })
}

/** The records in which an entry stands, of those that the caller may read; their number, too, is of those alone. */
export function documents(call: CallOf<'unstructurDocumentdataWatchlistDocuments'>): Promise<PageOf<WatchedDocument>> {
  return call.readTenant(trx => {
    const lists = new Map<DocumentSource, ListSpec>()
    for (const source of SOURCES) {
      const list = listOf(trx.catalog, call, source)
      if (list) lists.set(source, list)
    }
    const { id, ...query } = call.query
    return rows.documentsWith(trx, id, lists, query)
  })
}
