/** What may be read of a workbook that came from outside. */
export interface WorkbookLimits {
  /** Bytes of the file as sent. */
  readonly bytes: number
  /** Files inside the archive. */
  readonly entries: number
  /** Bytes of all of them, unpacked. */
  readonly unpacked: number
  /** How many times larger than packed an entry may be. */
  readonly ratio: number
  /** Of all sheets together. */
  readonly rows: number
  readonly columns: number
  readonly sheets: number
  /** Megabytes of memory for the worker that reads. */
  readonly memory: number
  /** Milliseconds until the worker is ended. */
  readonly time: number
}

export const WORKBOOK_LIMITS: WorkbookLimits = {
  bytes: 10 * 1024 * 1024,
  entries: 2_000,
  unpacked: 200 * 1024 * 1024,
  ratio: 500,
  rows: 20_000,
  columns: 200,
  sheets: 20,
  memory: 1024,
  time: 60_000,
}

/** A sheet of a workbook that was read, empty rows left out. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

/** One row of a sheet; cells are the texts that a person reads, '' where there is nothing. */
export interface SheetRow {
  /** As the workbook numbers it, from 1. */
  readonly number: number
  readonly cells: readonly string[]
  /** What cells say that hold no value, by column from 0: an error such as `#N/A`, or a formula without a kept result. Absent: none does. */
  readonly faults?: Readonly<Record<number, string>>
  /** Of cells that are merged with another one, the text of that, by column from 0. Absent: none is, or nothing stands in it. */
  readonly merged?: Readonly<Record<number, string>>
}

/** A column of a workbook that we write. */
export interface SheetColumn {
  readonly title: string
  /** Characters; 16 by default. */
  readonly width?: number
  /** Shown on the header cell of a template. */
  readonly note?: string | undefined
  readonly required?: boolean
  /** A drop-down list in templates. */
  readonly choices?: readonly string[] | undefined
  /** Numbers are written as numbers; everything else is text and can never become a formula. */
  readonly number?: boolean
  /** How numbers are written, such as `#,##0.00`; absent: as they come. */
  readonly format?: string | undefined
}

export type SheetCell = string | number | null

/** Why a workbook was not read; the message is Chinese and meant for people. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'
}
