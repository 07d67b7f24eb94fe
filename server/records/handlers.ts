import { buffer } from 'node:stream/consumers'
import type { EntityModel } from '../../renderer/core'
import { answer, file } from '../answers'
import type { Trx } from '../db/database'
import { fail } from '../errors'
import type { Call, LooseHandler } from '../plugins/module'
import type { ListSpec, RawListQuery } from '../query'
import { WorkbookError, writeWorkbook, XLSX_TYPE } from '../workbook'
import type { GivenRecord } from './check'
import { listSpec } from './columns'
import { withComputed } from './computed'
import { entityOptions } from './options'
import { all, both, childrenOf, find, ownedBy, page, type RecordRow } from './repository'
import { exportContent, templateContent } from './sheets/export'
import { type ImportResult, importWorkbook } from './sheets/import'
import { texts } from './texts'
import { addRecord, editRecord, removeRecords, type WriteContext } from './writes'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The operations of one entity, by the last part of their path. */
export function entityHandlers(entity: EntityModel): ReadonlyMap<string, LooseHandler> {
  const base = listSpec(entity)
  const specFor = (call: Call): ListSpec =>
    entity.owned && !call.can(`${entity.perm}all`) ? { ...base, where: ownedBy(call.session.username) } : base
  const query = (call: Call) => call.query as RawListQuery
  const write = <T>(call: Call, work: (context: WriteContext) => Promise<T>, tables = false) =>
    call.withTenant(async trx =>
      work({ trx, entity, spec: specFor(call), writer: writerOf(call), options: await entityOptions(trx, entity, tables) }),
    )

  async function list(call: Call, spec = specFor(call)) {
    const found = await call.readTenant(trx => page(trx, spec, query(call)))
    withComputed(entity, found.records)
    return found
  }
  const below = (call: Call, pid: string) => ({ ...specFor(call), where: both(specFor(call).where, childrenOf(pid)) })

  async function removeIds(call: Call, ids: readonly string[], message: string) {
    if (ids.length === 0) fail(texts.noIds)
    const removed = await write(call, context => removeRecords(context, ids))
    return removed > 0 ? answer({ message }) : fail(texts.notFound)
  }

  const handlers: Record<string, LooseHandler> = {
    list: call => list(call),
    queryById: call => readOne(call, entity, specFor(call)),
    add: async call => {
      await write(call, context => addRecord(context, call.body as GivenRecord))
      return answer({ message: texts.added })
    },
    edit: async call => {
      await write(call, context => editRecord(context, call.body as GivenRecord))
      return answer({ message: texts.edited })
    },
    delete: call => removeIds(call, [text(query(call).id)].filter(Boolean), texts.deleted),
    deleteBatch: call => removeIds(call, text(query(call).ids).split(',').filter(Boolean), texts.deletedMany),
    exportXls: async call => {
      const parts = { spec: specFor(call), query: query(call), person: call.session.realname }
      const content = await call.readTenant(trx => exportContent(trx, entity, parts))
      await call.audit({ table: entity.table, action: 'export' })
      return file({ content: writeWorkbook(content), name: `${entity.title}.xlsx`, type: XLSX_TYPE })
    },
    importTemplate: async call => {
      const content = await call.readTenant(trx => templateContent(trx, entity))
      return file({ content: writeWorkbook(content), name: `${entity.title}导入模板.xlsx`, type: XLSX_TYPE })
    },
    importExcel: call => importFile(call, entity, work => write(call, work, true)),
    rootList: call => list(call, below(call, text(query(call).pid) || '0')),
    childList: async call => {
      const rows = await call.readTenant(trx => all(trx, below(call, text(query(call).pid)), query(call)))
      withComputed(entity, rows)
      return rows
    },
  }
  return new Map(Object.entries(handlers).filter(([name]) => entity.tree || !['rootList', 'childList'].includes(name)))
}

const writerOf = ({ session }: Call) => ({
  id: session.userId,
  username: session.username,
  realname: session.realname,
  orgCode: session.orgCode,
})

async function readOne(call: Call, entity: EntityModel, spec: ListSpec): Promise<RecordRow> {
  const row = await call.readTenant(trx => find(trx, spec, text((call.query as RawListQuery).id)))
  if (!row) return fail(texts.notFound)
  withComputed(entity, [row])
  return row
}

type Write = <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>

async function importFile(call: Call, entity: EntityModel, write: Write) {
  const sent = await call.request.file()
  if (!sent) return fail(texts.noFile)
  const content = await buffer(sent.file)
  try {
    return await write(async context => {
      const outcome = await importWorkbook(context, content)
      if ('message' in outcome) return fail(texts.importFailed(outcome.message))
      return report(call, context.trx, outcome)
    })
  } catch (error) {
    if (error instanceof WorkbookError) return fail(texts.importFailed(error.message))
    throw error
  } finally {
    await call.audit({ table: entity.table, action: 'import', detail: { name: sent.filename } })
  }
}

async function report(call: Call, trx: Trx, { total, imported, refused }: ImportResult) {
  if (refused.length === 0) return answer({ message: texts.allImported(total) })
  const lines = refused.map(({ row, cause }) => texts.errorLine(row, cause))
  const content = `${lines.join('\r\n')}\r\n`
  const about = { name: texts.errorFile, biz: 'import-errors', type: 'text/plain; charset=utf-8' }
  const path = await call.request.server.files.saveFile(trx, { ...about, content })
  const result = {
    totalCount: total,
    errorCount: refused.length,
    successCount: imported,
    msg: texts.importCounts(total, imported, refused.length),
    fileUrl: `/sys/common/static/${path}`,
    fileName: texts.errorFile,
  }
  return answer({ message: texts.importedWithErrors, code: 201, result })
}
