/** Rows of a database that become rows of a sheet. */
export interface TableOrigin {
  /** Code of the data source. */
  readonly source: string
  /** `schema.table`, or the table alone where one schema has it. */
  readonly table: string
  /** One a line: a column, a sign and a value. */
  readonly conditions: string
  /** The column that rows go on by from one import to the next; empty: none. */
  readonly column: string
}
