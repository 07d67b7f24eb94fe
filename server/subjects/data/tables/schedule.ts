import { join } from 'node:path'
import { defined } from '../../../../renderer/core'
import type { Layout } from '../../../data/import'
import type { ForeignColumn } from '../../../db/foreign'
import type { Call } from '../../../http/module'
import { defineJob, FinalError, type JobContext, type JobType } from '../../../jobs'
import type { Trx } from '../../../query'
import { fail, ServerError } from '../../../util/errors'
import { bringVersion } from '../imports/bring-version'
import type { ChosenImport } from '../imports/repository'
import { mustChange } from '../readable'
import type { DataServices, DataServicesLater } from '../services'
import { texts } from '../texts'
import { findVersion, reachedOf, type StoredColumn, type Version } from '../versions/repository'
import { inWorkFolder } from '../work-folder'
import { linesOf } from './conditions'
import type { TableOrigin } from './origin'
import { type OpenedTable, openTable, writeRows } from './read-table'
import { readerFor, readSource } from './reader'

/** As a schedule keeps it. */
interface Params {
  readonly source: string
  readonly table: string
  readonly sheetId: string
  readonly mode: NonNullable<ChosenImport['mode']>
  readonly keys?: string
  readonly conditions?: string
  readonly column?: string
}

const keysOf = ({ keys = '' }: Params) =>
  keys
    .split(/[,，]/)
    .map(key => key.trim())
    .filter(key => key !== '')

const originOf = ({ source, table, conditions = '', column = '' }: Params): TableOrigin => ({
  ...{ source, table: table.trim(), conditions, column: column.trim() },
})

/** What is wrong with the parameters, whatever the table holds. */
async function check(trx: Trx, asking: Parameters<typeof mustChange>[1], params: Params): Promise<Version> {
  if (!asking.can('dataSheet:add')) fail(texts.noRunRight)
  if (!asking.can('dataSource:use')) fail(texts.noSourceRight)
  await mustChange(trx, asking, params.sheetId)
  const version = (await findVersion(trx, params.sheetId)) ?? fail(texts.noRows)
  linesOf(params.conditions ?? '')
  const keys = keysOf(params)
  if (params.mode === 'update' && keys.length === 0) fail(texts.noKeys)
  const unknown = keys.find(key => !version.columns.some(({ name }) => name === key))
  if (unknown !== undefined) fail(texts.noColumn(unknown))
  if (params.mode === 'replace' && params.column?.trim()) fail(texts.onlyAppends)
  return version
}

async function against(params: Params, call: Call): Promise<string | undefined> {
  try {
    await call.readTenant(trx => check(trx, call, params))
    return undefined
  } catch (error) {
    if (error instanceof ServerError) return error.message
    throw error
  }
}

interface Pair {
  readonly own: StoredColumn
  readonly from: ForeignColumn
}

/** Columns of the sheet with those of the table that have their names, or are called so. */
function pairsOf(own: readonly StoredColumn[], { columns, heads }: OpenedTable, { mode }: Params): readonly Pair[] {
  const found = own.flatMap(column => {
    const from = columns.find(({ name }) => name === column.name) ?? columns[heads.indexOf(column.name)]
    return from ? [{ own: column, from }] : []
  })
  const lacking = own.filter(column => !found.some(pair => pair.own === column)).map(({ name }) => name)
  if (found.length === 0 || (mode !== 'update' && lacking.length > 0)) fail(texts.lackingTableColumns(lacking.join('、')))
  return found
}

interface Written {
  readonly path: string
  readonly rows: number
  readonly pairs: readonly Pair[]
  readonly reached: string | null
}

async function written(context: JobContext<Params>, services: DataServices, version: Version, path: string): Promise<Written> {
  const { params, signal, progress } = context
  const origin = originOf(params)
  const after = origin.column ? await context.withTenant(trx => reachedOf(trx, params.sheetId, origin)) : null
  const reader = await readerFor(context, services)
  return readSource(context, reader, origin.source, async connection => {
    const opened = await openTable(connection, origin, after)
    const pairs = pairsOf(version.columns, opened, params)
    const onRows = (rows: number) => progress(0, 100, texts.readingTable(rows))
    const rows = await writeRows(connection, opened, path, { columns: pairs.map(({ from }) => from), signal, onRows })
    return { path, rows, pairs, reached: opened.reached ?? after }
  })
}

async function run(context: JobContext<Params>, services: DataServices) {
  const { params } = context
  const reader = await readerFor(context, services)
  const version = await reader.readTenant(trx => check(trx, reader, params))
  return inWorkFolder(services.folder, async folder => {
    const { path, rows, pairs, reached } = await written(context, services, version, join(folder, 'table.csv'))
    const { source, table, column } = originOf(params)
    if (rows === 0 && params.mode !== 'replace') return { text: texts.noNews, link: `/data/open?id=${params.sheetId}` }
    const names = pairs.map(({ own }) => own.name)
    const layout: Layout = { delimiter: ',', skip: 0, head: false, names }
    const columns = pairs.map(({ own: { name, type, digits } }) => ({ name, type, ...defined({ digits }) }))
    return bringVersion({
      ...{ context, services, source: table },
      chosen: { sheetId: params.sheetId, mode: params.mode, keys: keysOf(params), columns },
      text: async () => ({ path, encoding: 'utf-8', layout }),
      origin: mode => ({ kind: 'table', source, table, column, reached, mode }),
      kept: async () => undefined,
    })
  })
}

/** Brings the rows of a table of a data source into a sheet by a schedule, with the rights that its owner has then. */
export const tableJob = (services: DataServicesLater): JobType =>
  defineJob<Params>({
    name: 'dataTable',
    title: () => texts.tableJob,
    right: ['dataSheet:add', 'dataSource:use'],
    params: () => ({
      type: 'object',
      properties: {
        source: { type: 'string', title: texts.source, minLength: 1, maxLength: 100, dict: 'sys_data_source,name,code' },
        table: { type: 'string', title: texts.table, minLength: 1, maxLength: 200, description: texts.tableHint },
        sheetId: {
          type: 'string',
          title: texts.into,
          minLength: 1,
          maxLength: 64,
          dict: 'data_sheet,name,id',
          description: texts.intoHint,
        },
        mode: { type: 'string', title: texts.mode, oneOf: Object.entries(texts.modes).map(([value, title]) => ({ const: value, title })) },
        keys: { type: 'string', title: texts.keys, maxLength: 500, description: texts.keyNames },
        conditions: { type: 'string', title: texts.conditions, maxLength: 4000, format: 'textarea', description: texts.conditionsHint },
        column: { type: 'string', title: texts.column, maxLength: 200, description: texts.columnHint },
      },
      required: ['source', 'table', 'sheetId', 'mode'],
      additionalProperties: false,
    }),
    mayAsk: against,
    limits: { seconds: 4 * 3600, attempts: 2, pause: 60 },
    key: ({ sheetId }) => `dataTable ${sheetId}`,
    run: async context => {
      try {
        return await run(context, services())
      } catch (error) {
        context.signal.throwIfAborted()
        // What stands in the schedule stays wrong, however often it is tried.
        if (error instanceof ServerError && error.kind === 'refused') throw new FinalError(error.message)
        throw error
      }
    },
  })
