import type { Row } from '../../model/source'
import { withValues } from './row-change'
import { RowMarks } from './row-marks'
import type { RowId } from './temporary-id'

/** What a save takes along: touched rows as they stand, so that what is done to them until its answer is not taken for saved. */
export interface SavePoint {
  /** New and changed rows. */
  readonly rows: ReadonlyMap<RowId, Row>
  readonly added: ReadonlySet<RowId>
  readonly removed: ReadonlySet<RowId>
  /** How often rows had come, gone or moved. */
  readonly moves: number
}

type IdOf = (row: Row) => RowId

export function savePoint(rows: readonly Row[], marks: RowMarks, idOf: IdOf, moves: number): SavePoint {
  const touched = rows.flatMap((row): [RowId, Row][] => {
    const id = idOf(row)
    return id !== marks.draftRowId && (marks.isAdded(id) || marks.isChanged(id)) ? [[id, row]] : []
  })
  const added = touched.flatMap(([id]) => (marks.isAdded(id) ? [id] : []))
  return { rows: new Map(touched), added: new Set(added), removed: new Set(marks.removedIds), moves }
}

/** What a save knows of rows. */
export interface SavedRows {
  readonly idOf: IdOf
  /** What it made of a row: its key, its place, its values. */
  readonly bring: (id: RowId, index: number) => Row
  /** The row under another temporary id. */
  readonly withNewIdentity: (row: Row) => Row
}

/** The rows and their marks after a save: what was done since stays to be saved, on top of what the server made of the rows. */
export function afterSave(rows: readonly Row[], before: RowMarks, point: SavePoint, saved: SavedRows): { rows: Row[]; marks: RowMarks } {
  const { idOf, bring, withNewIdentity } = saved
  const marks = new RowMarks()
  const next = rows.map((row, index) => {
    const id = idOf(row)
    const sent = point.rows.get(id)
    if (sent !== undefined) {
      const base = withValues(sent, bring(id, index))
      const now = row === sent ? base : withValues(base, later(sent, row))
      marks.rebased(idOf(base), base, now)
      return now
    }
    // The save removed it, and it was brought back: the server has it no longer.
    if (point.removed.has(id)) return placed(withNewIdentity(row), idOf, marks)
    if (id === before.draftRowId) marks.begun(id)
    if (before.isAdded(id)) return placed(row, idOf, marks)
    if (before.isChanged(id)) marks.rebased(id, before.baseOf(row, id), row)
    return withInherited(row, bring(id, index))
  })
  const here = new Set(rows.map(idOf))
  for (const row of before.removedRows) if (!point.removed.has(idOf(row)) && !point.rows.has(idOf(row))) marks.taken(idOf(row), row)
  for (const [id, sent] of point.rows) {
    if (here.has(id) || !(point.added.has(id) || before.removedIds.includes(id))) continue
    const base = withValues(sent, bring(id, 0))
    marks.taken(idOf(base), base)
  }
  return { rows: next, marks }
}

/** The values that differ now from those that were sent. */
function later(sent: Row, now: Row): Row {
  const fields = new Set([...Object.keys(now), ...Object.keys(sent)])
  return Object.fromEntries([...fields].filter(field => !Object.is(now[field], sent[field])).map(field => [field, now[field]]))
}

function placed(row: Row, idOf: IdOf, marks: RowMarks): Row {
  marks.placed(idOf(row))
  return row
}

const withInherited = (row: Row, inherited: Row): Row => (Object.keys(inherited).length === 0 ? row : withValues(row, inherited))
