/** A cell by its place among the rows and the columns that are shown. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** A block of cells: where it was begun, and the cell that moves with Shift. */
export interface CellRange {
  readonly anchor: CellPosition
  readonly focus: CellPosition
}

/** The corners of a range; both ends belong to it. */
export interface CellBlock {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
}

export const cellRange = (at: CellPosition): CellRange => ({ anchor: at, focus: at })

export function blockOf({ anchor, focus }: CellRange): CellBlock {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

export const isInBlock = ({ top, bottom, left, right }: CellBlock, { row, column }: CellPosition): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** How a key moves through the cells. `edge`: to the end in that direction. */
export type CellMove =
  | { readonly by: 'cell' | 'page' | 'edge'; readonly rows: -1 | 0 | 1; readonly columns: -1 | 0 | 1 }
  | { readonly by: 'first' }
  | { readonly by: 'last' }
  /** To the next cell of a line, and from its end to the next line. */
  | { readonly by: 'tab'; readonly back: boolean }

/** The key as it comes from the browser. */
export interface MoveKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const ARROWS: { readonly [key: string]: readonly [-1 | 0 | 1, -1 | 0 | 1] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What a key asks for; undefined when it moves nothing. */
export function moveOf({ key, shiftKey, ctrlKey, metaKey }: MoveKey): CellMove | undefined {
  const far = ctrlKey || metaKey
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  if (arrow !== undefined) return { by: far ? 'edge' : 'cell', rows: arrow[0], columns: arrow[1] }
  if (key === 'Tab') return far ? undefined : { by: 'tab', back: shiftKey }
  if (key === 'Home') return far ? { by: 'first' } : { by: 'edge', rows: 0, columns: -1 }
  if (key === 'End') return far ? { by: 'last' } : { by: 'edge', rows: 0, columns: 1 }
  if (far) return undefined
  if (key === 'PageUp') return { by: 'page', rows: -1, columns: 0 }
  if (key === 'PageDown') return { by: 'page', rows: 1, columns: 0 }
  return undefined
}

/** Where a move leads; undefined when a Tab leaves the grid. `page`: rows that are seen at once. */
export function moved(at: CellPosition, move: CellMove, size: GridSize, page: number): CellPosition | undefined {
  if (move.by === 'first') return { row: 0, column: 0 }
  if (move.by === 'last') return inside({ row: size.rows - 1, column: size.columns - 1 }, size)
  if (move.by === 'tab') return tabbed(at, move.back ? -1 : 1, size)
  const far = move.by === 'edge'
  const rows = far ? move.rows * size.rows : move.rows * (move.by === 'page' ? Math.max(1, page) : 1)
  const columns = far ? move.columns * size.columns : move.columns
  return inside({ row: at.row + rows, column: at.column + columns }, size)
}

function tabbed({ row, column }: CellPosition, by: 1 | -1, { rows, columns }: GridSize): CellPosition | undefined {
  const place = row * columns + column + by
  return place < 0 || place >= rows * columns ? undefined : { row: Math.floor(place / columns), column: place % columns }
}

const inside = ({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})
