import { choosesBy, offeredValue } from '../../../expression'
import type { Row } from '../../../model/source'
import { followedField, followersOf } from '../../../registry'
import type { CellBlock, CellPosition } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import type { RowValues } from '../../engine/row-store'
import type { ShownRow } from '../../engine/shown-row'
import { cellsOf } from '../selection'

/** Other values for cells of one row, as the API sends them. */
type Wires = { [key: string]: unknown }

/** Edits with what the expressions of other columns then make of the rows. */
export function editRows(grid: Grid, changes: readonly RowValues[]): void {
  const computed = grid.columns.filter(({ compute }) => compute !== undefined)
  const whole = withoutFollowers(grid, changes)
  const again = givenAgain(grid, whole)
  grid.store.together(() => {
    grid.store.edit(computed.length === 0 ? whole : withComputed(grid, computed, whole))
    grid.store.note(again)
  })
}

/** Cells that are given what they hold: what was said of them is given up, as it is with another value. */
function givenAgain({ store, validation }: Grid, changes: readonly RowValues[]): Parameters<typeof store.note>[0] {
  if (validation.count === 0) return []
  return changes.flatMap(({ index, values }) => {
    const held = store.at(index)
    const given = (field: string) => Object.hasOwn(values, field) && Object.is(held?.[field], values[field])
    return validation.disputed(store.idAt(index)).flatMap(field => (given(field) ? [{ index, field, text: undefined }] : []))
  })
}

/** With what expressions make of the rows. */
function withComputed(grid: Grid, computed: readonly GridColumn[], changes: readonly RowValues[]): readonly RowValues[] {
  return changes.map(({ index, values }) => {
    let row: Row = { ...grid.store.at(index), ...values }
    const all: Wires = { ...values }
    for (const column of computed) {
      all[column.key] = grid.cellsOf(column).wire(row, index)
      row = { ...row, [column.key]: all[column.key] }
    }
    return { index, values: all }
  })
}

/** With what depended on a value that changes taken away, where the change does not bring it along. */
function withoutFollowers(grid: Grid, changes: readonly RowValues[]): readonly RowValues[] {
  const followers = followersAmong(grid)
  const choosers = grid.columns.filter(({ field }) => choosesBy(field).length > 0)
  if (followers.size === 0 && choosers.length === 0) return changes
  return changes.map(({ index, values }) => {
    const row = grid.store.at(index)
    const left = Object.keys(values).filter(key => (row?.[key] ?? null) !== (values[key] ?? null))
    const lost = left.flatMap(key => followers.get(key) ?? []).filter(key => !Object.hasOwn(values, key) && (row?.[key] ?? null) !== null)
    const all = { ...values, ...Object.fromEntries(lost.map(key => [key, null])) }
    return { index, values: withOffered(choosers, { ...row }, all, new Set([...left, ...lost])) }
  })
}

/** Takes choices away that a change has made impossible, and those that hang on them. */
function withOffered(choosers: readonly GridColumn[], row: Row, values: Wires, changed: Set<string>): Wires {
  const all = { ...values }
  for (const column of choosers) {
    const { key, field } = column
    if (!choosesBy(field).some(({ root }) => changed.has(root))) continue
    const now = Object.hasOwn(all, key) ? all[key] : row[key]
    // Of a row that holds nothing there: what it holds is always among its options.
    const next = offeredValue(now, field.options ?? [], column.options?.({ ...row, ...all, [key]: null }) ?? [])
    if (next === now) continue
    all[key] = next
    return withOffered(choosers, row, all, changed.add(key))
  }
  return all
}

/** What depends on what, read once for the columns: every edit asks. */
export function followersAmong({ cellTypes, columns }: Grid): ReturnType<typeof followersOf> {
  let followers = known.get(columns)
  if (followers === undefined) {
    followers = followersOf(
      columns.map(({ field }) => field),
      field => followedField(cellTypes, field),
    )
    known.set(columns, followers)
  }
  return followers
}
const known = new WeakMap<readonly GridColumn[], ReturnType<typeof followersOf>>()

/** Gives one cell another value. */
export function editCell(grid: Grid, at: CellPosition, wire: unknown): void {
  const [shown, column] = [grid.shown(at.row), grid.layout.columns[at.column]?.column]
  if (shown !== undefined && column !== undefined) editRows(grid, [{ index: shown.index, values: { [column.key]: wire } }])
}

/** Goes through the cells of a block that the user may change, row by row. `wire` gives the value; `undefined` leaves the cell alone. */
export function editBlock(grid: Grid, block: CellBlock, wire: (at: CellPosition, shown: ShownRow) => unknown): number {
  const changes: RowValues[] = []
  let cells = 0
  for (let row = block.top; row <= block.bottom; row++) {
    const shown = grid.shown(row)
    if (shown === undefined) continue
    const values: Wires = {}
    for (let column = block.left; column <= block.right; column++) {
      const key = grid.layout.columns[column]?.column.key
      const next = key !== undefined && grid.canEdit({ row, column }) ? wire({ row, column }, shown) : undefined
      if (key === undefined || next === undefined) continue
      values[key] = next
      cells++
    }
    if (Object.keys(values).length > 0) changes.push({ index: shown.index, values })
  }
  editRows(grid, changes)
  return cells
}

/** Empties the chosen cells. */
export function clearCells(grid: Grid): void {
  const { block } = cellsOf(grid)
  if (block !== undefined) editBlock(grid, block, () => null)
}
