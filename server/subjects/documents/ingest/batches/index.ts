import { answer } from '../../../../http/answers'
import type { Call, CallOf } from '../../../../http/module'
import { clearanceOf } from '../../../../http/session'
import { askRun } from '../../../../jobs'
import type { ListSpec } from '../../../../query'
import { fail } from '../../../../util/errors'
import { stopRun } from '../../../jobs'
import { listOf } from '../../records/readable'
import { askReading } from '../ask'
import { texts } from '../texts'
import { UNPACK } from '../unpack'
import * as rows from './repository'

/** The list of documents of the caller, with a batch of the caller's own. */
async function ownBatch(trx: rows.Trx, call: Call, id: string): Promise<ListSpec> {
  const list = listOf(trx.catalog, call, 'document')
  if (!list || !(await rows.isOwn(trx, id, call.session.username))) return fail(texts.noBatch)
  return list
}

const list = (call: CallOf<'unstructurDocumentdataDocumentbatchList'>) =>
  call.readTenant(async trx => {
    const documents = listOf(trx.catalog, call, 'document') ?? fail(texts.noBatch)
    return rows.batchesOf(trx, documents, call.session.username, { ...call.query })
  })

const items = (call: CallOf<'unstructurDocumentdataDocumentbatchItems'>) =>
  call.readTenant(async trx => rows.itemsOf(trx, await ownBatch(trx, call, call.query.batchId), call.query.batchId, { ...call.query }))

/** Goes on unpacking where an archive was left; how many. What would be too secret for the caller by now is left. */
async function unpackAgain(trx: rows.Trx, call: Call, id: string): Promise<number> {
  const failed = (await rows.failedArchives(trx, id)).filter(({ params }) => params.shared.secretLevel <= clearanceOf(call.session))
  for (const archive of failed) {
    const { runId, params } = archive
    await rows.setRun(trx, archive, await askRun(trx, { type: UNPACK, params, tells: 'success,failure', cause: 'again', continues: runId }))
  }
  return failed.length
}

/** Has files read again that could not be read, and archives unpacked. */
const retry = (call: CallOf<'unstructurDocumentdataDocumentbatchRetry'>) =>
  call.withTenant(async trx => {
    const { id } = call.body
    const failed = await rows.failedDocuments(trx, await ownBatch(trx, call, id), id)
    for (const document of failed) await askReading(trx, document)
    const archives = await unpackAgain(trx, call, id)
    if (failed.length + archives === 0) fail(texts.noneFailed)
    return answer({ message: texts.again(failed.length, archives) })
  })

/** Stops what still reads or unpacks; what was read stays. */
const cancel = (call: CallOf<'unstructurDocumentdataDocumentbatchCancel'>) =>
  call.withTenant(async trx => {
    const { id } = call.body
    await ownBatch(trx, call, id)
    const runs = await rows.runsOf(trx, id)
    if (runs.length === 0) fail(texts.noneWaiting)
    for (const run of runs) await stopRun(trx, run)
    return answer({ message: texts.stopped(runs.length) })
  })

/** Batches of files that became documents together: of each file its state and reason, with what failed tried again and the rest stopped. */
export const batchHandlers = {
  unstructurDocumentdataDocumentbatchList: list,
  unstructurDocumentdataDocumentbatchItems: items,
  unstructurDocumentdataDocumentbatchRetry: retry,
  unstructurDocumentdataDocumentbatchCancel: cancel,
}
