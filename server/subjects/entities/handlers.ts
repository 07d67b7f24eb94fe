import { type EntityModel, translated } from '../../../renderer/core'
import { answer } from '../../http/answers'
import type { Call, LooseHandler } from '../../http/module'
import { andSql, fillOwnTexts, isNarrowed, type ListSpec, type RawListQuery, readerOf, type Trx } from '../../query'
import type { GivenRecord } from '../../records/check-context'
import { learnChoices } from '../../records/checks'
import { listSpec } from '../../records/columns'
import { readsRows, withComputed } from '../../records/computed'
import { withLines } from '../../records/lines'
import { type AskedOptions, entityOptions, ownOptions } from '../../records/options'
import { all, childrenOf, find, page, type RecordRow } from '../../records/repository'
import { type GivenChanges, saveChanges } from '../../records/save-changes'
import { texts } from '../../records/texts'
import { addRecord, editRecord, removeRecords, TREE_ROOT, type WriteContext } from '../../records/writes'
import { exportSheet, importSheet, previewSheet, type SheetImport, templateSheet } from '../../sheets'
import { sheetColumns } from '../../sheets/records/columns'
import { lineSheets, withAllLines } from '../../sheets/records/lines'
import type { TableChanges } from '../../sockets'
import { errors, fail } from '../../util/errors'
import { readerSpec, writeContext } from './write-context'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The operations of one entity, by the last part of their path. */
export function entityHandlers(entity: EntityModel): ReadonlyMap<string, LooseHandler> {
  const base = listSpec(entity)
  const specFor = (call: Call): ListSpec => readerSpec(entity, base, readerOf(call))
  const query = (call: Call) => call.query as RawListQuery
  const contextFor = (call: Call, trx: Trx, ...asked: AskedOptions): Promise<WriteContext> =>
    writeContext(call, entity, { trx, ownCall: call.request.server.ownCall }, ...asked)
  const write = <T>(call: Call, work: (context: WriteContext) => Promise<T>) =>
    call.withTenant(async trx => work(await contextFor(call, trx, false)))

  const judge = async (call: Call, records: readonly GivenRecord[]) => {
    for (const record of records) await call.catalog.entities.of(entity.base).validate?.(call, record)
  }
  const notify = (call: Call, news: TableChanges) => call.request.server.sockets.notifyTable(call.session, entity.base, news)

  async function list(call: Call, spec = specFor(call)) {
    const found = await call.readTenant(async trx => {
      const { records, ...rest } = await page(trx, spec, query(call))
      return { ...rest, records: await computedList(trx, entity, records) }
    })
    return found
  }
  const below = (call: Call, pid: string) => ({ ...specFor(call), where: andSql(specFor(call).where, childrenOf(entity, pid)) })

  /** The top of a tree, or what stands below `pid`; what a search finds anywhere is answered as roots. */
  function roots(call: Call): ListSpec {
    const pid = text(query(call).pid)
    return pid === '' && isNarrowed(base, query(call)) ? specFor(call) : below(call, pid || TREE_ROOT)
  }

  async function removeIds(call: Call, ids: readonly string[], message: string) {
    if (ids.length === 0) fail(texts.noIds)
    const removed = await write(call, context => removeRecords(context, ids))
    if (removed.length === 0) fail(texts.notFound)
    await notify(call, { removed })
    return answer({ message })
  }

  async function importOf(call: Call): Promise<SheetImport> {
    const own = await ownOptions(call, entity)
    const begin = async (trx: Trx) => {
      const context = await contextFor(call, trx, true, own)
      return {
        columns: sheetColumns(entity, 'import', context.options),
        lines: await lineSheets(trx, entity, 'import', true, own),
        prepare: (records: Parameters<typeof learnChoices>[1]) => learnChoices(context, records),
        save: (record: GivenRecord) => addRecord({ ...context, imported: true }, record),
      }
    }
    return { table: entity.table, begin }
  }

  const handlers: Record<string, LooseHandler> = {
    list: call => list(call),
    queryById: call => readOne(call, entity, specFor(call)),
    add: async call => {
      await judge(call, [call.body as GivenRecord])
      await write(call, context => addRecord(context, call.body as GivenRecord))
      return answer({ message: call.catalog.entities.of(entity.base).added?.() ?? texts.added })
    },
    edit: async call => {
      const id = text((call.body as GivenRecord).id)
      await judge(call, [call.body as GivenRecord])
      const row = await write(call, async context => {
        await editRecord(context, call.body as GivenRecord)
        return find(context.trx, context.spec, id)
      })
      if (row) await notify(call, { rows: [row] })
      return answer({ message: call.catalog.entities.of(entity.base).edited?.() ?? texts.edited })
    },
    delete: call => removeIds(call, [text(query(call).id)].filter(Boolean), texts.deleted),
    deleteBatch: call => removeIds(call, text(query(call).ids).split(',').filter(Boolean), texts.deletedMany),
    saveBatch: async call => {
      const changes = call.body as GivenChanges
      if (changes.added?.length && !call.can(`${entity.perm}add`)) throw errors.noPermission()
      if (changes.removed?.length && !call.can(`${entity.perm}delete`)) throw errors.noPermission()
      await judge(call, [...(changes.added ?? []).map(({ row }) => row), ...(changes.changed ?? [])])
      const { rows, removed } = await write(call, context => saveChanges(context, changes))
      const changed = new Set((changes.changed ?? []).map(({ id }) => String(id)))
      const told = rows.flatMap(({ key, row }) => (row && changed.has(key) ? [row] : []))
      if (told.length > 0) await notify(call, { rows: told })
      if (removed.length > 0) await notify(call, { removed })
      return answer({ message: texts.saved, result: { rows } })
    },
    exportXls: async call => {
      const [columns, lines, rows] = await call.readTenant(async trx => [
        sheetColumns(entity, 'export', await entityOptions(trx, entity, false)),
        await lineSheets(trx, entity, 'export', false),
        await all(trx, specFor(call), query(call)),
      ])
      await fillOwnTexts(call, base.columns, rows)
      await withAllLines(call, entity, rows)
      withComputed(entity, rows)
      return exportSheet(call, { title: translated(entity.title), table: entity.table, columns, lines, rows })
    },
    importTemplate: async call => {
      const own = await ownOptions(call, entity)
      const [options, lines] = await call.readTenant(async trx => [
        await entityOptions(trx, entity, true, own),
        await lineSheets(trx, entity, 'import', true, own),
      ])
      return templateSheet(translated(entity.title), sheetColumns(entity, 'import', options), lines)
    },
    importExcel: async call => importSheet(call, await importOf(call)),
    importPreview: async call => previewSheet(call, await importOf(call)),
    rootList: call => list(call, roots(call)),
    childList: async call => {
      return call.readTenant(async trx => computedList(trx, entity, await all(trx, below(call, text(query(call).pid)), query(call))))
    },
  }
  return new Map(Object.entries(handlers).filter(([name]) => entity.tree || !['rootList', 'childList'].includes(name)))
}

/** Rows of a list with what is computed: where that reads the rows of a record, they are read for it and do not go out. */
async function computedList(trx: Trx, entity: EntityModel, records: RecordRow[]): Promise<RecordRow[]> {
  if (!readsRows(entity)) {
    withComputed(entity, records)
    return records
  }
  const whole = records.map(record => ({ ...record }))
  await withLines(trx, entity, whole)
  withComputed(entity, whole)
  const computed = entity.fields.filter(({ value, storage }) => value && !storage)
  return records.map((record, index) => ({
    ...record,
    ...Object.fromEntries(computed.map(({ name }) => [name, whole[index]?.[name] ?? null])),
  }))
}

async function readOne(call: Call, entity: EntityModel, spec: ListSpec): Promise<RecordRow> {
  const row = await call.readTenant(async trx => {
    const found = await find(trx, spec, text((call.query as RawListQuery).id))
    if (found) await withLines(trx, entity, [found])
    return found
  })
  if (!row) return fail(texts.notFound)
  withComputed(entity, [row])
  return row
}
