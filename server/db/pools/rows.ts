import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'
import { columnTypes } from './column-types'

/** A column as PostgreSQL describes it. */
export interface ColumnDescription {
  readonly name: string
  readonly dataTypeID: number
}

/** How the rows of a statement are read. */
export interface RowReader {
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
}

export const readerOf = (columns: readonly ColumnDescription[]): RowReader => ({
  names: columns.map(({ name }) => name),
  parsers: columns.map(({ dataTypeID }) => columnTypes.getTypeParser(dataTypeID, 'text')),
})

/** A row out of the texts of its columns. */
export function readRow({ names, parsers }: RowReader, values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  // Not by an iterator, which costs more than the reading.
  for (let index = 0; index < names.length; index++) {
    const value = values[index] ?? null
    row[names[index] ?? ''] = value === null ? null : parsers[index]?.(value)
  }
  return row
}

/** Camel case outside, snake case in the database, JSON values untouched. The names of a result are made once for all of its rows. */
export class CamelCaseColumns extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {})
    const names = columns.map(column => [column, this.camelCase(column)] as const)
    if (names.every(([column, name]) => column === name)) return result
    const renamed = (row: UnknownRow) => Object.fromEntries(names.map(([column, name]) => [name, row[column]]))
    return { ...result, rows: result.rows.map(renamed) }
  }
}
