import type { Row } from '../../model/source'
import { findRow, type PlacedRow, pickValues, placeRows, type RowEdit, type RowStep, takeRows, withValues } from './row-change'
import type { RowMarks } from './row-marks'
import { rowId } from './temporary-id'

/**
 * Does one step to the rows and their marks. Rows are found by their id, since somebody else may have removed some since the
 * step was written down. Gives back what was really done; undefined when nothing was.
 */
export function runStep(rows: Row[], step: RowStep, key: string, marks: RowMarks): RowStep | undefined {
  if (step.step === 'edit') return editRows(rows, step.edits, key, marks)
  return step.step === 'take' ? take(rows, step.rows, key, marks) : place(rows, step.rows, key, marks)
}

function editRows(rows: Row[], edits: readonly RowEdit[], key: string, marks: RowMarks): RowStep | undefined {
  const done: RowEdit[] = []
  for (const { id, near, after } of edits) {
    const index = findRow(rows, id, key, near)
    const row = rows[index]
    const fields = row === undefined ? [] : Object.keys(after).filter(field => field !== key && !Object.is(row[field], after[field]))
    if (row === undefined || fields.length === 0) continue
    const values = Object.fromEntries(fields.map(field => [field, after[field]]))
    const next = withValues(row, values)
    rows[index] = next
    marks.edited(id, row, next)
    done.push({ id, near: index, before: pickValues(row, values), after: values })
  }
  return done.length === 0 ? undefined : { step: 'edit', edits: done }
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
