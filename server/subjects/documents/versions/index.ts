import { answer } from '../../../http/answers'
import { type Call, type CallOf, defineModule, type Module } from '../../../http/module'
import { readerOf, updateRow } from '../../../query'
import { findMany, type RecordRow } from '../../../records/repository'
import { fail } from '../../../util/errors'
import { lendFiles } from '../../files'
import { documentWritten } from '../ingest/ask'
import { DOCUMENTS, findReadable } from '../records/readable'
import * as rows from './repository'
import { texts } from './texts'

/** A former file of a document that the caller may read. */
async function readVersion(trx: rows.Trx, call: Call, id: string): Promise<{ version: rows.StoredVersion; document: RecordRow }> {
  const version = await rows.findVersion(trx, id)
  const document = version && (await findReadable(trx, call, 'document', version.recordId))
  return version && document ? { version, document } : fail(texts.none)
}

async function list(call: CallOf<'unstructurDocumentdataDocumentversionList'>) {
  return call.readTenant(async trx => {
    const { documentId } = call.query
    if (!(await findReadable(trx, call, 'document', documentId))) fail(texts.none)
    return rows.filesOf(trx, documentId, call.session.username, { ...call.query })
  })
}

const queryById = (call: CallOf<'unstructurDocumentdataDocumentversionQueryById'>) =>
  call.readTenant(async trx => {
    const { version, document } = await readVersion(trx, call, call.query.id)
    const { id, no, file, fileType, recordId } = version
    return { id, no, file, fileType, documentId: recordId, name: texts.title(String(document.name), no) }
  })

/** Whether the caller may change a document: one that is shared may be read only. */
async function mayChange(trx: rows.Trx, call: Call, id: string): Promise<boolean> {
  const reader = readerOf(call)
  const shares = trx.catalog.readable.at(DOCUMENTS)?.shares
  return shares !== undefined && reader.can(shares.right) && (await findMany(trx, shares.spec(reader), [id])).has(id)
}

/** Puts a former file in place again; the one that is there becomes a former one. */
const restore = (call: CallOf<'unstructurDocumentdataDocumentversionRestore'>) =>
  call.withTenant(async trx => {
    const { version, document } = await readVersion(trx, call, call.body.id)
    if (!(await mayChange(trx, call, version.recordId))) fail(texts.notYours)
    if (document.file === version.file) fail(texts.same)
    await lendFiles(trx, [version.file])
    await updateRow(trx, 'document', { id: version.recordId }, { file: version.file })
    await documentWritten(trx, version.recordId, document)
    return answer({ message: texts.restored(version.no) })
  })

/** The files that documents had before: listed, read, compared, and put in place again. */
export const documentVersions: Module = defineModule({
  name: 'documentVersions',
  rows: 'reader',
  outgoing: 'none',
  declare: ({ filePlaces }) =>
    // A former file is for those who may read its document.
    filePlaces.declare('weft.document_version', async (reader, trx, _table, uses) => {
      for (const id of await rows.recordsOf(trx, [...new Set(uses.map(({ recordId }) => recordId))]))
        if (await findReadable(trx, reader, 'document', id)) return true
      return false
    }),
  handlers: {
    unstructurDocumentdataDocumentversionList: list,
    unstructurDocumentdataDocumentversionQueryById: queryById,
    unstructurDocumentdataDocumentversionRestore: restore,
  },
})
