import type { CellPosition } from '../../engine/cell-range'

/** What is searched for among the texts of cells. */
export interface Sought {
  readonly text: string
  /** Default: case does not count. */
  readonly exactCase?: boolean
  /** The whole cell is the text. Default: it holds it. */
  readonly whole?: boolean
}

/** The cells whose text fits, line by line. */
export function findCells(
  rows: number,
  columns: number,
  textOf: (row: number, column: number) => string,
  sought: Sought,
): readonly CellPosition[] {
  if (sought.text === '') return []
  const fits = fitting(sought)
  const found: CellPosition[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) if (fits(textOf(row, column))) found.push({ row, column })
  }
  return found
}

/** The cell's text with each occurrence replaced. `replacement` is taken as it stands. */
export function replacedText(text: string, sought: Sought, replacement: string): string {
  if (sought.whole) return fitting(sought)(text) ? replacement : text
  const pattern = new RegExp(sought.text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), sought.exactCase ? 'gu' : 'giu')
  return text.replace(pattern, () => replacement)
}

function fitting({ text, exactCase = false, whole = false }: Sought): (cell: string) => boolean {
  const form = (value: string) => (exactCase ? value : value.toLowerCase())
  const wanted = form(text)
  return cell => (whole ? form(cell) === wanted : form(cell).includes(wanted))
}
