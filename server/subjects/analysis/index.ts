import { type EntityModel, MOST_ROWS } from '../../../renderer/core'
import type { QueryAsk } from '../../generated/operations'
import { type CallOf, defineModule, type Module } from '../../http/module'
import { type AnalysisColumn, type AnalysisFound, type ListSpec, type ReaderRows, readConditionTree } from '../../query'
import { type Column, exportSheet } from '../../sheets'
import { fail } from '../../util/errors'
import * as analyses from './repository'
import { type AskedSource, analysisSource, sourcesOf } from './sources'
import { texts } from './texts'

type AnyCall = CallOf<'sysQueryRun'> | CallOf<'sysQueryExport'>

/** What is asked, with the rows that the caller may see. What the caller may not read and what is not there are the same to them. */
function askedOf(sources: readonly AskedSource[], call: AnyCall): { readonly source: AskedSource; readonly rows: ReaderRows } {
  const source = sources.find(({ code }) => code === call.body.source)
  const rows = source?.rows(call, call.catalog.readable)
  return source && rows ? { source, rows } : fail(texts.unknownSource)
}

async function answered(call: AnyCall, rows: ReaderRows): Promise<AnalysisFound> {
  const ask = askOf(rows, call.body)
  return call.readTenant(trx => analyses.runAnalysis(trx, rows, ask))
}

function askOf(spec: ListSpec, { columns = [], groups = [], measures = [], superQueryTree = '', sortBy, order, limit }: QueryAsk) {
  return {
    columns,
    groups,
    measures,
    where: readConditionTree(spec, superQueryTree),
    sort: sortBy === undefined ? null : { by: sortBy, order: order ?? 'desc' },
    limit: limit ?? MOST_ROWS,
  }
}

/** A column of the result as people know it. */
function titleOf({ field, bucket, measure }: AnalysisColumn, source: AskedSource): string {
  const title = source.fields().find(({ name }) => name === field)?.title ?? field ?? ''
  if (measure !== null) return texts.measures[measure](title)
  return bucket === null ? title : texts.bucket(title, bucket)
}

function sheetColumn(column: AnalysisColumn, source: AskedSource): Column {
  const { name, kind } = column
  return {
    name,
    title: titleOf(column, source),
    required: false,
    number: kind === 'integer' || kind === 'decimal',
    read: () => null,
    cell: row => {
      const value = row[`${name}_dictText`] ?? row[name]
      return value === null || value === undefined || typeof value === 'number' ? (value ?? null) : String(value)
    },
  }
}

/** Questions to the rows of entities and of the administration: one select, over columns that the caller may read. */
export function analysis(entities: readonly EntityModel[]): Module {
  const sources = sourcesOf(entities)
  return defineModule({
    name: 'analysis',
    rows: 'reader',
    outgoing: 'none',
    handlers: {
      sysQuerySources: async ({ can }) => sources.filter(({ read }) => can(read)).map(source => analysisSource(source, can)),
      sysQueryRun: async call => {
        const { columns, rows, truncated } = await answered(call, askedOf(sources, call).rows)
        return { columns: [...columns], rows: [...rows], truncated }
      },
      sysQueryExport: async call => {
        const { source, rows: seen } = askedOf(sources, call)
        if (!call.can(source.exports)) return fail(texts.noExport, 510)
        const { columns, rows } = await answered(call, seen)
        const sheet = { title: source.title(), table: source.code, columns: columns.map(column => sheetColumn(column, source)), rows }
        return exportSheet(call, sheet)
      },
    },
  })
}
