import { type CallOf, defineModule, type Module } from '../../../http/module'
import { fail } from '../../../util/errors'
import { findReadable } from '../records/readable'
import { answerOf } from './answer'
import { askAnalysis, documentAnalysisJob } from './job'
import { dueOf, entitiesOf, findAnalysis } from './repository'
import { addDocumentSet, listDocumentSets, readDocumentSet } from './set'
import { documentSetJob } from './set/job'
import * as tables from './tables'
import { documentTablesExport, type ReaderServices } from './tables/job'
import { texts } from './texts'

/** What was found in a text that the caller may see; one that waits is asked for. */
const ofDocument = (call: CallOf<'unstructurDocumentdataAnalysisDocument'>) =>
  call.withTenant(async trx => {
    const { source, id } = call.query
    if (!(await findReadable(trx, call, source, id))) fail(texts.none)
    const record = { source, recordId: id }
    const found = await findAnalysis(trx, record)
    if (found) return answerOf(trx, call, found, await entitiesOf(trx, record))
    const waits = (await dueOf(trx, record)) !== undefined
    if (waits) await askAnalysis(trx)
    return { state: waits ? ('waiting' as const) : ('none' as const), fault: null, partial: false, keywords: [], summary: [], entities: [] }
  })

/** What is found in the text of documents, one by one and over a choice of them. */
export const documentAnalysis = (services: ReaderServices): Module =>
  defineModule({
    name: 'documentAnalysis',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ jobs }) => {
      jobs.declare(documentAnalysisJob(() => services().database))
      jobs.declare(documentSetJob())
      jobs.declare(documentTablesExport(services))
    },
    handlers: {
      unstructurDocumentdataAnalysisDocument: ofDocument,
      unstructurDocumentdataAnalysisSetAdd: addDocumentSet,
      unstructurDocumentdataAnalysisSetList: listDocumentSets,
      unstructurDocumentdataAnalysisSetQueryById: readDocumentSet,
      unstructurDocumentdataAnalysisTables: tables.listTables,
      unstructurDocumentdataAnalysisTablesQueryById: tables.readTable,
      unstructurDocumentdataAnalysisTablesEdit: tables.correctTable,
      unstructurDocumentdataAnalysisTablesDelete: tables.restoreTable,
      unstructurDocumentdataAnalysisTablesExportXls: tables.exportTables,
      unstructurDocumentdataAnalysisTablesExportFile: tables.exportTablesOfSet,
    },
  })
