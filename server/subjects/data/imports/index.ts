import type { DataImport } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import { clearanceOf } from '../../../http/session'
import { ChosenValues, type Trx } from '../../../query'
import { fail } from '../../../util/errors'
import { describeFiles } from '../../files'
import { stopRun } from '../../jobs'
import { mustChange } from '../readable'
import { linesOf } from '../tables/conditions'
import { texts } from '../texts'
import { findVersion } from '../versions/repository'
import { askPart } from './ask'
import { LOOK } from './look'
import * as rows from './repository'
import { IMPORT } from './run'

const ownImport = async (trx: Trx, call: Call, id: string): Promise<rows.StoredImport> =>
  (await rows.ownImport(trx, id, call.session.username)) ?? fail(texts.noImport)

const isUnderWay = ({ state }: rows.StoredImport) => state === 'looking' || state === 'running'

const begin = (call: CallOf<'dataImportBegin'>) =>
  call.withTenant(async trx => {
    const { file } = call.body
    const facts = (await describeFiles(trx, [file])).get(file) ?? fail(texts.noFile)
    const id = await rows.addImport(trx, file, facts.name)
    await askPart(trx, id, LOOK, {})
    return answer({ message: texts.asked, result: { id } })
  })

/** Has a table of a data source read, for those who may read them. */
const beginTable = (call: CallOf<'dataImportBeginTable'>) =>
  call.withTenant(async trx => {
    const { source, table, conditions = '', column = '', sheetId = '' } = call.body
    if (!call.can('dataSource:use')) fail(texts.noSourceRight, 510)
    linesOf(conditions)
    if (sheetId) await mustChange(trx, call, sheetId)
    const id = await rows.addTableImport(trx, table.trim(), {
      source,
      table: table.trim(),
      conditions,
      column: column.trim(),
      sheetId,
      reached: null,
    })
    await askPart(trx, id, LOOK, {})
    return answer({ message: texts.askedTable, result: { id } })
  })

const look = (call: CallOf<'dataImportLook'>) =>
  call.withTenant(async trx => {
    const { id, ...form } = call.body
    const found = await ownImport(trx, call, id)
    if (isUnderWay(found)) fail(texts.underWay)
    if (found.origin && found.file !== '') fail(texts.tableRead)
    await askPart(trx, id, LOOK, { state: 'looking', form })
    return answer({ message: texts.asked })
  })

/** What speaks against bringing the file in as it is asked for. */
async function checkRun(trx: Trx, call: CallOf<'dataImportRun'>, found: rows.StoredImport): Promise<void> {
  const { sheetId, mode, keys = [], name = '', folderId, secretLevel = '0', columns } = call.body
  if (isUnderWay(found)) fail(found.state === 'looking' ? texts.notReady : texts.underWay)
  if (columns.length !== found.proposal?.columns.length) fail(texts.columnsDiffer)
  const names = columns.flatMap(column => (column.off ? [] : [column.name.trim()]))
  if (names.length === 0) fail(texts.noColumns)
  const doubled = names.find((each, at) => names.indexOf(each) !== at)
  if (doubled !== undefined) fail(texts.twice(doubled))
  if (sheetId && mode === 'update' && (keys.length === 0 || keys.some(key => !names.includes(key)))) fail(texts.noKeys)
  if (sheetId) {
    await mustChange(trx, call, sheetId)
    return
  }
  if (name.trim() === '') fail(texts.noName, 500, [{ field: 'name', message: texts.noName }])
  if (secretLevel > clearanceOf(call.session)) fail(texts.tooSecret, 500, [{ field: 'secretLevel', message: texts.tooSecret }])
  if (folderId && (await new ChosenValues(trx).firstAbsent('data_folder,name,id', [folderId]))) fail(texts.unknownFolder)
}

const run = (call: CallOf<'dataImportRun'>) =>
  call.withTenant(async trx => {
    const { id, ...chosen } = call.body
    await checkRun(trx, call, await ownImport(trx, call, id))
    await askPart(trx, id, IMPORT, { state: 'running', chosen }, 'success,failure')
    return answer({ message: texts.begun })
  })

const cancel = (call: CallOf<'dataImportCancel'>) =>
  call.withTenant(async trx => {
    const { runId, ...found } = await ownImport(trx, call, call.body.id)
    if (!isUnderWay({ ...found, runId }) || runId === null || !(await stopRun(trx, runId))) fail(texts.notUnderWay)
    return answer({ message: texts.stopped })
  })

/** What proposals of former days do not say. */
const NOT_ASKED = { entry: null, entries: [], cuts: [] }

const queryById = (call: CallOf<'dataImportQueryById'>) =>
  call.readTenant(async (trx): Promise<DataImport> => {
    const found = await rows.findImport(trx, call.query.id)
    if (found?.createBy !== call.session.username) return fail(texts.noImport)
    const { id, fileName, state, proposal, runId, fault, sheetId, versionNo, origin } = found
    const progress = isUnderWay(found) && runId ? await rows.progressOf(trx, runId) : { share: null, text: null }
    const version = state === 'done' && sheetId ? await findVersion(trx, sheetId, versionNo ?? undefined) : undefined
    return {
      ...{
        id,
        fileName,
        state,
        fault,
        sheetId,
        proposal: proposal && { ...NOT_ASKED, ...proposal },
        progress: progress.share,
        progressText: progress.text,
      },
      table: origin && { source: origin.source, table: origin.table, column: origin.column },
      rows: version?.rowCount ?? null,
      apart: version?.apartCount ?? null,
    }
  })

/** Files on their way into sheets. */
export const importHandlers = {
  dataImportBegin: begin,
  dataImportBeginTable: beginTable,
  dataImportLook: look,
  dataImportRun: run,
  dataImportCancel: cancel,
  dataImportQueryById: queryById,
}
