import type { Row } from '../../model/source'
import type { RowId } from './temporary-id'

/** A refused cell. */
export interface CellFailure {
  /** Place of its row in the store, from 0. */
  readonly index: number
  readonly id: RowId
  readonly field: string
  readonly message: string
}

/** What a grid asks about its cells. `GridValidation` answers by the rules of fields, `noValidation` for rows that are only read. */
export interface CellValidation {
  /** How many cells are refused. */
  readonly count: number
  /** The refused cells in the order of rows and columns. */
  all(): readonly CellFailure[]
  /** Validates every cell. `signal` gives up rules that take their time. */
  validate(signal?: AbortSignal): Promise<readonly CellFailure[]>
  /** Why the cell was refused; undefined when it was not. */
  message(id: RowId, field: string): string | undefined
  /** Why cells of the row were refused, by field; undefined when none was. */
  messagesOf(id: RowId): ReadonlyMap<string, string> | undefined
  /** What rules that answer at once say of the cell if it held the value. */
  preview(row: Row, field: string, value: unknown): string | undefined
  /** Validates one cell that was left as it was. `near`: where its row is looked for first. */
  check(id: RowId, field: string, near?: number): void
  /** Validates what was written into rows that have just come. */
  checkRows(rows: Iterable<{ readonly row: Row; readonly fields: Row }>): void
  /** Puts a mark that the server sent, or takes the mark away. */
  set(id: RowId, field: string, message: string | undefined): void
  /** Fields of the row that were given a text which cannot be read, or a value that the server refused. */
  disputed(id: RowId): readonly string[]
  /** The value of a cell is still to come; `reason` undefined: it is there, or never comes. */
  await(id: RowId, field: string, reason: string | undefined, giveUp?: () => void): void
  /** Whether the value of the cell ever was to come. */
  hasWaited(id: RowId, field: string): boolean
  /** Reads the rules before they are needed. */
  prepare(): void
  subscribe(listener: () => void): () => void
}

const nothing = () => undefined

/** Of rows that are only read: no cell is refused, and no rule has to come along. */
export const noValidation: CellValidation = {
  count: 0,
  all: () => [],
  validate: async () => [],
  message: nothing,
  messagesOf: nothing,
  preview: nothing,
  check: nothing,
  checkRows: nothing,
  set: nothing,
  disputed: () => [],
  await: nothing,
  hasWaited: () => false,
  prepare: nothing,
  subscribe: () => nothing,
}
