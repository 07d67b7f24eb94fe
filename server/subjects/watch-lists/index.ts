import { defineModule, type Module } from '../../http/module'
import { documents, hits } from './documents/hits'
import { watchDocuments, watchListDay } from './documents/jobs'
import type { WatchServices } from './documents/notify'
import { disable, recycle, restore, review, submit } from './entries/approval'
import { watchEntries } from './entries/repository'
import { BASE, checkEntry, entryWritten } from './entries/written'
import { match } from './matched'
import { declareCodes } from './value-check'

export { followWatch } from './documents/follow'
export { listedNets } from './entries/repository'
export { WatchLists } from './lists'

/** Black and white lists: approval of entries, comparison of values and documents. The entity brings the rest; it stands after the module that makes its table. */
export const watchList = (services: WatchServices): Module =>
  defineModule({
    name: 'watchList',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ entities, jobs }) => {
      entities.declare(BASE, { check: checkEntry, written: entryWritten })
      declareCodes(entities)
      jobs.declare(watchDocuments(services))
      jobs.declare(watchListDay(services))
    },
    prepare: watchEntries,
    handlers: {
      unstructurDocumentdataWatchlistSubmit: submit,
      unstructurDocumentdataWatchlistReview: review,
      unstructurDocumentdataWatchlistDisable: disable,
      unstructurDocumentdataWatchlistRecycle: recycle,
      unstructurDocumentdataWatchlistRestore: restore,
      unstructurDocumentdataWatchlistMatch: match,
      unstructurDocumentdataWatchlistHits: hits,
      unstructurDocumentdataWatchlistDocuments: documents,
    },
  })
