import { type CellBlock, isInBlock } from '../engine/cell-range'
import type { ColumnCells } from '../engine/column-cells'
import type { Grid } from '../engine/grid'
import type { ShownRow } from '../engine/shown-row'
import { FLAGS } from './cell-element'
import type { PaintMarks } from './paint-marks'

/** What is special about some cells of a row. */
export interface RowSpots {
  /** The column of the active cell; -1: it is in another row. */
  readonly active: number
  /** The chosen block, if it is more than one cell and the row is part of it. */
  readonly chosen: CellBlock | undefined
  /** The block that is aimed at, if the row is part of it. */
  readonly target: CellBlock | undefined
  /** Messages of refused cells, by field. */
  readonly messages: ReadonlyMap<string, string> | undefined
  /** Whether some cell differs from what the server has. */
  readonly changed: boolean
}

/** Undefined for nearly all rows: nothing is to be asked about their cells one by one. */
export function rowSpots({ validation, store }: Grid, marks: PaintMarks, at: number, shown: ShownRow | undefined) {
  const { active } = marks
  const here = active?.row === at ? active.column : -1
  const chosen = covering(marks.chosen, at)
  const aimed = covering(marks.target, at)
  const messages = shown && validation.messagesOf(shown.id)
  const changed = shown !== undefined && store.marks.isChanged(shown.id)
  if (here < 0 && chosen === undefined && aimed === undefined && messages === undefined && !changed) return undefined
  return { active: here, chosen, target: aimed, messages, changed } satisfies RowSpots
}

const covering = (block: CellBlock | undefined, row: number): CellBlock | undefined =>
  block !== undefined && row >= block.top && row <= block.bottom ? block : undefined

/** The same of one cell, as flags. */
export function spotFlags(grid: Grid, spots: RowSpots, at: number, column: number, cells: ColumnCells, shown?: ShownRow): number {
  const { key, compute } = cells.column
  const place = { row: at, column }
  let flags = 0
  if (spots.active === column) flags |= FLAGS.active
  if (spots.chosen !== undefined && isInBlock(spots.chosen, place)) flags |= FLAGS.chosen
  if (spots.target !== undefined && isInBlock(spots.target, place)) flags |= FLAGS.target
  if (spots.messages?.has(key)) flags |= FLAGS.refused
  if (spots.changed && shown && compute === undefined && grid.store.marks.isCellChanged(shown.row, shown.id, key)) flags |= FLAGS.changed
  return flags
}
