import type { Trx } from '../../db/database'
import type { ForeignConnection } from '../../db/foreign'
import type { Call } from '../../http/module'
import type { Reading } from '../../http/reading'
import { FinalError, type JobContext } from '../../jobs'
import { ServerError } from '../../util/errors'
import { cellOf, tableNamed, tableRows, withSource } from '../data-sources'
import { reportSheet } from '../online-reports'
import type { Params } from './params'
import { texts } from './texts'

/** A column of what is imported: its name, and what people call it. */
export interface OriginColumn {
  readonly name: string
  readonly title: string
}

/** What is imported: cells as texts, in the order of the columns. */
export interface Origin {
  readonly columns: readonly OriginColumn[]
  readonly rows: readonly (readonly string[])[]
}

/** Who reads, with the transaction in which a run of a report is noted. */
export interface Reader extends Reading, Pick<Call, 'dataSourceKey' | 'log'> {
  readonly withTenant: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value).trim())

async function tableOrigin(connection: ForeignConnection, wanted: string): Promise<Origin | string> {
  const table = tableNamed(await connection.tables(), wanted)
  if (typeof table === 'string') return table
  const columns = await connection.columns(table)
  const names = columns.map(({ name }) => name)
  const rows = await tableRows(connection, table, names)
  return { columns, rows: rows.map(row => names.map(name => textOf(cellOf(row[name])))) }
}

async function reportOrigin(reader: Reader, code: string): Promise<Origin> {
  const { columns, rows } = await reportSheet(reader, code)
  return { columns, rows: rows.map(row => columns.map(column => textOf(column.cell({ ...row })))) }
}

/** Refusals that another attempt does not change. */
const isFinal = (error: unknown): error is ServerError => error instanceof ServerError && error.kind === 'noPermission'

/** Reads all rows; fails for good where there is no such table, or the reader may not read it. */
export async function readOrigin({ params }: JobContext<Params>, reader: Reader): Promise<Origin> {
  const { source = '', table = '', report = '' } = params
  try {
    if (report) return await reportOrigin(reader, report)
    const found = await withSource(reader, { code: source }, connection => tableOrigin(connection, table))
    if (typeof found === 'string') throw new FinalError(found)
    return found
  } catch (error) {
    throw isFinal(error) ? new FinalError(error.message) : error
  }
}

/** What is wrong with the names of table and report. */
export function originFault({ source, table, report }: Params): string | undefined {
  const named = [source, table].filter(text => text?.trim()).length
  return (report?.trim() ? named === 0 : named === 2) ? undefined : texts.oneOrigin
}
