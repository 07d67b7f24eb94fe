import type { SheetCell } from './workbook'

/** What a cell says: a value; nothing at all, as an input that was not touched; or why it is refused. */
export type CellRead = { readonly wire: unknown } | { readonly message: string } | null

/** A column of a workbook: what the engine of exports, templates and imports knows of a field. */
export interface Column {
  /** The property of the record. */
  readonly name: string
  readonly title: string
  /** The title in every language, under which a sheet may name the column; absent when it has only the one. */
  readonly titles?: readonly string[]
  /** A sheet without a required column is refused. */
  readonly required: boolean
  /** Explains the column in templates. */
  readonly note?: string | undefined
  /** Offered in templates. */
  readonly choices?: readonly string[] | undefined
  /** Whether its cells are numbers in the workbook too. */
  readonly number: boolean
  /** No preview shows what its cells say. */
  readonly secret?: boolean | undefined
  /** How the workbook writes them, such as `#,##0.00`; absent: as they come. */
  readonly format?: string | undefined
  /** Takes the text of a cell; '' where nothing stands. */
  read(text: string): CellRead
  /** The cell of a row in an export. */
  cell(row: Readonly<Record<string, unknown>>): SheetCell
}

/** What a row of a workbook says, by the names of its columns; columns that say nothing are absent. */
export type SheetRecord = Readonly<Record<string, unknown>>
