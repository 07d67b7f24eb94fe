import { findNames, loadNames, pastedNames, unnamedKeys } from '../../engine/cell-names'
import type { Grid } from '../../engine/grid'
import { say } from '../../surface/announcer'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { clearCells, editingOf } from '../editing'
import { cellsOf } from '../selection'
import { type CellTable, readCellTable } from './cell-table'
import { readHtmlTable, writeHtmlTable } from './html-table'
import { copyCells, pasteCells } from './paste-cells'
import { texts } from './texts'

/** The chosen cells for the clipboard, as spreadsheets take them. `then`: what follows once they are there. */
export function copySelection(grid: Grid, event: ClipboardEvent, then: () => void = () => undefined): void {
  const { block } = cellsOf(grid)
  if (block === undefined) return
  event.preventDefault()
  const unknown = unnamedKeys(grid, block)
  if (unknown.size > 0) {
    void copyLater(grid, loadNames(unknown), () => copyCells(grid, block)).then(copied => copied && then())
    return
  }
  const table = copyCells(grid, block)
  event.clipboardData?.setData('text/plain', table)
  event.clipboardData?.setData('text/html', writeHtmlTable(readCellTable(table)))
  then()
}

export function cutSelection(grid: Grid, event: ClipboardEvent): void {
  copySelection(grid, event, () => {
    if (!propsOf(grid).readOnly) clearCells(grid)
  })
}

/** Copies once all names are known. Where the browser refuses to write to the clipboard so late, the user copies once more. */
async function copyLater(grid: Grid, known: Promise<unknown>, copy: () => string): Promise<boolean> {
  try {
    await known
  } catch {
    propsOf(grid).notify?.warning(common.namesFailed)
    return false
  }
  const table = copy()
  const written = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })
  const html = writeHtmlTable(readCellTable(table))
  try {
    await navigator.clipboard.write([new ClipboardItem({ ...written('text/plain', table), ...written('text/html', html) })])
    say(grid, texts.copied)
    return true
  } catch {
    propsOf(grid).notify?.info(texts.copyAgain)
    return false
  }
}

/** What comes from elsewhere goes into the cells; a text without lines and tabs into the text that is being typed. */
export function pasteText(grid: Grid, event: ClipboardEvent): void {
  const { open } = editingOf(grid)
  // A table tells which cells are merged and which lines belong together; a text has lost that.
  const table =
    readHtmlTable(event.clipboardData?.getData('text/html') ?? '') ?? readCellTable(event.clipboardData?.getData('text/plain') ?? '')
  const single = table.length <= 1 && (table[0]?.length ?? 0) <= 1
  if (open !== undefined && (single || open.mode !== 'text')) return
  event.preventDefault()
  if (propsOf(grid).readOnly || table.length === 0) return
  editingOf(grid).cancel()
  const names = pastedNames(grid, cellsOf(grid).block?.left ?? 0, table)
  if (names.size === 0) paste(grid, table)
  else void pasteLater(grid, table, findNames(names))
}

/** Pastes once it is known whose the names are. What no record is called is refused as any other text that does not fit. */
async function pasteLater(grid: Grid, table: CellTable, known: Promise<unknown>): Promise<void> {
  const { range } = cellsOf(grid)
  say(grid, texts.askingNames)
  try {
    await known
  } catch {
    propsOf(grid).notify?.warning(common.namesFailed)
  }
  if (!editingOf(grid).commit()) return
  if (range) cellsOf(grid).choose(range)
  paste(grid, table)
}

function paste(grid: Grid, table: CellTable): void {
  const pasted = pasteCells(grid, table)
  const report = texts.pasted(pasted.cells, pasted.rowsAdded) + (pasted.refused.length > 0 ? texts.notPasted(pasted.refused.length) : '')
  say(grid, report)
  if (pasted.refused.length > 0) propsOf(grid).notify?.warning(report)
  propsOf(grid).onPaste?.(pasted)
}
