import { extensionOf } from '../../../../renderer/core'
import { answer } from '../../../http/answers'
import { type CallOf, defineModule, type Module } from '../../../http/module'
import { clearanceOf } from '../../../http/session'
import { askRun } from '../../../jobs'
import { ChosenValues, type Trx } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { describeFiles } from '../../files'
import type { TenantServices } from '../index/jobs'
import { findReadable } from '../records/readable'
import { addDocument, type Shared } from './add'
import { askReading, documentWritten } from './ask'
import { batchHandlers } from './batches'
import { addBatch, addItem } from './batches/repository'
import { documentTextCheck } from './check'
import { documentIngest, documentIngestMany } from './job'
import { texts } from './texts'
import { documentUnpack, UNPACK, type UnpackServices } from './unpack'

const BASE = '/unstructur/documentdata/documentinformation'

/** What the documents are given in common, when the caller may give it. */
async function sharedOf(call: CallOf<'unstructurDocumentdataDocumentinformationIngest'>, trx: Trx): Promise<Shared> {
  const {
    secretLevel = '0',
    unstructurDocumentdataDocumentTypeId: type,
    unstructurDocumentdataCompanyInformationId: company,
    project,
  } = call.body
  if (secretLevel > clearanceOf(call.session)) fail(texts.tooSecret)
  const chosen = new ChosenValues(trx)
  if (type && (await chosen.firstAbsent('document_type,name,id', [type]))) fail(texts.unknown(texts.type))
  if (company && (await chosen.firstAbsent('company_information,name,id', [company]))) fail(texts.unknown(texts.company))
  return {
    secretLevel,
    unstructurDocumentdataDocumentTypeId: type || null,
    unstructurDocumentdataCompanyInformationId: company || null,
    project: project || null,
  }
}

/** A document for each file; archives are unpacked by a job. */
const ingest = (call: CallOf<'unstructurDocumentdataDocumentinformationIngest'>) =>
  call.withTenant(async trx => {
    const paths = commaList(call.body.file)
    const facts = await describeFiles(trx, paths)
    if (facts.size === 0 || facts.size < paths.length) fail(texts.noFiles)
    const shared = await sharedOf(call, trx)
    const batchId = await addBatch(trx)
    let archives = 0
    for (const { name, path, folder } of facts.values()) {
      const place = folder ? `${folder}/${name}` : name
      const isArchive = extensionOf(path) === 'zip'
      if (isArchive) archives += 1
      const params = { file: path, shared, batch: { id: batchId, path: place } }
      const made = isArchive
        ? { runId: await askRun(trx, { type: UNPACK, params, tells: 'success,failure' }) }
        : { documentId: await addDocument(trx, name, path, shared) }
      await addItem(trx, { batchId, path: place, ...made })
    }
    const others = facts.size - archives
    return answer({
      message: archives === 0 ? texts.added(others) : texts.addedPacked(others, archives),
      result: { batchId },
    })
  })

/** Reads files anew, of documents that the caller may see. */
const reread = (call: CallOf<'unstructurDocumentdataDocumentinformationReread'>) =>
  call.withTenant(async trx => {
    const seen: string[] = []
    for (const id of commaList(call.body.ids)) if (await findReadable(trx, call, 'document', id)) seen.push(id)
    if (seen.length === 0) fail(texts.none)
    for (const id of seen) await askReading(trx, id)
    return answer({ message: texts.asked(seen.length) })
  })

/** Takes in files as documents, and reads them: when one is added, when another file is put in place, and when a caller asks. */
export const documentFiles = (services: UnpackServices, database: TenantServices): Module =>
  defineModule({
    name: 'documentFiles',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ jobs, entities }) => {
      jobs.declare(documentTextCheck(database))
      jobs.declare(documentIngest(services))
      jobs.declare(documentIngestMany(services))
      jobs.declare(documentUnpack(services))
      entities.declare(BASE, { written: documentWritten })
    },
    handlers: {
      unstructurDocumentdataDocumentinformationIngest: ingest,
      unstructurDocumentdataDocumentinformationReread: reread,
      ...batchHandlers,
    },
  })
