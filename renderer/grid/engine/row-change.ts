import type { Row } from '../../model/source'
import { type RowId, rowId } from './temporary-id'

/** Values for some fields of one row. `near`: where the row is looked for first. Undefined takes a field out of the row. */
export interface RowEdit {
  readonly id: RowId
  readonly near: number
  readonly after: Row
  /** What the fields held before; known once the edit is done. */
  readonly before?: Row
}

/** A row and the place it has (taken out: had) among all rows. */
export interface PlacedRow {
  readonly index: number
  readonly row: Row
}

/**
 * What was entered into a cell and left its value as it is: a text that cannot be read, with what is said of it, or (`text` undefined)
 * the value that stands there, which ends whatever was said of the cell. `near`: where its row is looked for first.
 */
export interface CellNote {
  readonly id: RowId
  readonly near: number
  readonly field: string
  readonly text: string | undefined
}

/** A step by which rows come or go. */
type RowMove = { readonly step: 'take' | 'place'; readonly rows: readonly PlacedRow[] }

/**
 * The steps that every change is made of. A move takes rows out and places them elsewhere, so both ways of a change
 * need no more than these four. Placed rows stand in ascending order of their index.
 */
export type RowStep =
  | { readonly step: 'edit'; readonly edits: readonly RowEdit[] }
  | RowMove
  | { readonly step: 'note'; readonly notes: readonly CellNote[] }

/** Whether rows come or go by the step. */
export const isRowMove = (step: RowStep): step is RowMove => step.step === 'take' || step.step === 'place'

/** One action in the history: the same one however often it is taken back and done again. */
export interface HistoryEntry {
  /** Tells the action from the others. */
  readonly key: object
  /** Whether it is taken back or done again now. */
  readonly isReplay: boolean
}

/** What takes back, or does again, one action of the user. */
export interface RowChange {
  /** The `key` of its `HistoryEntry`. */
  readonly key: object
  readonly steps: readonly RowStep[]
  /** Whether the order field counts again after it. */
  readonly counted: boolean
}

function inverseStep(step: RowStep): RowStep {
  if (isRowMove(step)) return { step: step.step === 'take' ? 'place' : 'take', rows: step.rows }
  // What was said of the cell before is known to the validation.
  if (step.step === 'note') return step
  return {
    step: 'edit',
    edits: [...step.edits].reverse().map(({ before = {}, after, ...edit }) => ({ ...edit, before: after, after: before })),
  }
}

/** The steps that take the others back. */
export const inverseSteps = (steps: readonly RowStep[]): readonly RowStep[] => [...steps].reverse().map(inverseStep)

/** The row with other values in some fields; a field whose value is undefined is left out. */
export function withValues(row: Row, values: Row): Row {
  const next: { [field: string]: unknown } = { ...row }
  for (const field of Object.keys(values)) {
    if (values[field] === undefined) delete next[field]
    else next[field] = values[field]
  }
  return next
}

/** The row's values of the fields that `like` names; undefined where it has none. */
export const pickValues = (row: Row, like: Row): Row => Object.fromEntries(Object.keys(like).map(field => [field, row[field]]))

/** So many separate places are worth a move of all that stands behind each of them; for more, the list is written again. */
const MOST_RUNS = 8

/** Takes rows out of the list. Their indexes ascend. */
export function takeRows(rows: Row[], taken: readonly PlacedRow[]): void {
  const runs = runsOf(taken)
  if (runs.length <= MOST_RUNS) {
    for (const run of runs.reverse()) rows.splice(run[0]?.index ?? 0, run.length)
    return
  }
  let next = 0
  let to = taken[0]?.index ?? 0
  for (let from = to; from < rows.length; from++) {
    if (taken[next]?.index === from) next++
    else rows[to++] = rows[from] as Row
  }
  rows.length = to
}

/** Places rows so that each then has its index, or stands at the end where the list is shorter. Their indexes ascend. */
export function placeRows(rows: Row[], placed: readonly PlacedRow[]): void {
  const runs = runsOf(placed)
  if (runs.length <= MOST_RUNS) {
    for (const run of runs) insert(rows, run[0]?.index ?? 0, run)
    return
  }
  const after = rows.splice(placed[0]?.index ?? 0)
  let next = 0
  for (const { index, row } of placed) {
    while (rows.length < index && next < after.length) rows.push(after[next++] as Row)
    rows.push(row)
  }
  while (next < after.length) rows.push(after[next++] as Row)
}

/** More arguments than this a call does not take for sure. */
const MOST_ARGUMENTS = 5000

function insert(rows: Row[], at: number, run: readonly PlacedRow[]): void {
  if (run.length <= MOST_ARGUMENTS) {
    rows.splice(at, 0, ...run.map(({ row }) => row))
    return
  }
  const after = rows.splice(at)
  for (const { row } of run) rows.push(row)
  for (const row of after) rows.push(row)
}

/** Rows that stand one behind the other, together. */
function runsOf(rows: readonly PlacedRow[]): PlacedRow[][] {
  const runs: PlacedRow[][] = []
  let last = Number.NaN
  for (const placed of rows) {
    if (placed.index === last + 1) runs.at(-1)?.push(placed)
    else runs.push([placed])
    last = placed.index
  }
  return runs
}

/** The place of the row with that id, looked for from `near` outwards; -1 where it is not. */
export function findRow(rows: readonly Row[], id: RowId, key: string, near: number): number {
  const is = (index: number) => {
    const row = rows[index]
    return row !== undefined && rowId(row, key) === id
  }
  const start = Math.max(0, Math.min(near, rows.length - 1))
  for (let distance = 0; distance < rows.length; distance++) {
    if (is(start + distance)) return start + distance
    if (is(start - distance)) return start - distance
  }
  return -1
}
