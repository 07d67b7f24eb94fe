import type { Row } from '../../model/source'
import { findRow, type PlacedRow, placeRows, type RowEdit, type RowStep, takeRows } from './row-change'
import type { RowMarks } from './row-marks'
import { rowId } from './temporary-id'

/**
 * Does one step to the rows and their marks. Rows are found by their id, since another user may have removed some since the
 * step was written down. Gives back what was really done; undefined when nothing was.
 */
export function runStep(rows: Row[], step: RowStep, key: string, marks: RowMarks): RowStep | undefined {
  if (step.step === 'edit') return editRows(rows, step.edits, key, marks)
  if (step.step === 'note') return step.notes.length === 0 ? undefined : step
  return step.step === 'take' ? take(rows, step.rows, key, marks) : place(rows, step.rows, key, marks)
}

function editRows(rows: Row[], edits: readonly RowEdit[], key: string, marks: RowMarks): RowStep | undefined {
  const done: RowEdit[] = []
  for (const { id, near, after } of edits) {
    const index = findRow(rows, id, key, near)
    const row = rows[index]
    const edited = row && withOthers(row, after, key)
    if (row === undefined || edited === undefined) continue
    rows[index] = edited.row
    marks.edited(id, row, edited.row)
    done.push({ id, near: index, before: edited.before, after: edited.after })
  }
  return done.length === 0 ? undefined : { step: 'edit', edits: done }
}

type Values = { [field: string]: unknown }

/** The row with the values that differ, and what they were and are; undefined when none does. */
function withOthers(row: Row, values: Row, key: string): { readonly row: Row; readonly before: Row; readonly after: Row } | undefined {
  let next: Values | undefined
  const before: Values = {}
  const after: Values = {}
  for (const field of Object.keys(values)) {
    const value = values[field]
    if (field === key || Object.is(row[field], value)) continue
    next ??= { ...row }
    before[field] = row[field]
    after[field] = value
    if (value === undefined) delete next[field]
    else next[field] = value
    // The text that came along is that of the old value.
    const textField = `${field}_dictText`
    if (!Object.hasOwn(row, textField) || Object.hasOwn(values, textField)) continue
    before[textField] = row[textField]
    after[textField] = undefined
    delete next[textField]
  }
  return next && { row: next, before, after }
}

function take(rows: Row[], wanted: readonly PlacedRow[], key: string, marks: RowMarks): RowStep | undefined {
  const found = wanted
    .map(({ index, row }) => findRow(rows, rowId(row, key), key, index))
    .filter(index => index >= 0)
    .sort((a, b) => a - b)
    .map((index): PlacedRow => ({ index, row: rows[index] as Row }))
  if (found.length === 0) return undefined
  takeRows(rows, found)
  for (const { row } of found) marks.taken(rowId(row, key), row)
  return { step: 'take', rows: found }
}

function place(rows: Row[], placed: readonly PlacedRow[], key: string, marks: RowMarks): RowStep | undefined {
  if (placed.length === 0) return undefined
  placeRows(rows, placed)
  for (const { row } of placed) marks.placed(rowId(row, key))
  return { step: 'place', rows: placed }
}
