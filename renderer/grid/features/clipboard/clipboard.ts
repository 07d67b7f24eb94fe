import { findNames, loadNames, pastedNames, unnamedKeys } from '../../engine/cell-names'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { clearCells } from '../editing/edit-cells'
import { type CellTable, readCellTable } from './cell-table'
import { readHtmlTable, writeHtmlTable } from './html-table'
import { copyCells, pasteCells } from './paste-cells'

/** The chosen cells for the clipboard, as spreadsheets take them. `then`: what follows once they are there. */
export function copySelection(desk: GridDesk, event: ClipboardEvent, then: () => void = () => undefined): void {
  const { grid } = desk
  const { block } = grid
  if (block === undefined) return
  event.preventDefault()
  const unknown = unnamedKeys(grid, block)
  if (unknown.size > 0) {
    void copyLater(desk, loadNames(unknown), () => copyCells(grid, block)).then(copied => copied && then())
    return
  }
  const table = copyCells(grid, block)
  event.clipboardData?.setData('text/plain', table)
  event.clipboardData?.setData('text/html', writeHtmlTable(readCellTable(table)))
  then()
}

export function cutSelection(desk: GridDesk, event: ClipboardEvent): void {
  copySelection(desk, event, () => {
    if (!desk.props.readOnly) clearCells(desk.grid)
  })
}

/** Copies once all names are known. Where the browser lets nobody write to the clipboard so late, the person copies once more. */
async function copyLater(desk: GridDesk, known: Promise<unknown>, copy: () => string): Promise<boolean> {
  try {
    await known
  } catch {
    desk.props.notify?.warning(texts.namesFailed)
    return false
  }
  const table = copy()
  const written = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })
  const html = writeHtmlTable(readCellTable(table))
  try {
    await navigator.clipboard.write([new ClipboardItem({ ...written('text/plain', table), ...written('text/html', html) })])
    desk.say(texts.copied)
    return true
  } catch {
    desk.props.notify?.info(texts.copyAgain)
    return false
  }
}

/** What comes from elsewhere goes into the cells; a text without lines and tabs into the text that is being typed. */
export function pasteText(desk: GridDesk, event: ClipboardEvent): void {
  const { grid } = desk
  // A table tells which cells are merged and which lines belong together; a text has lost that.
  const table =
    readHtmlTable(event.clipboardData?.getData('text/html') ?? '') ?? readCellTable(event.clipboardData?.getData('text/plain') ?? '')
  const single = table.length <= 1 && (table[0]?.length ?? 0) <= 1
  if (grid.editing !== undefined && (single || grid.editing.how !== 'text')) return
  event.preventDefault()
  if (desk.props.readOnly || table.length === 0) return
  desk.cancel()
  const names = pastedNames(grid, grid.block?.left ?? 0, table)
  if (names.size === 0) paste(desk, table)
  else void pasteLater(desk, table, findNames(names))
}

/** Pastes once it is known whose the names are. What nobody knows is refused as any other text that does not fit. */
async function pasteLater(desk: GridDesk, table: CellTable, known: Promise<unknown>): Promise<void> {
  const { grid } = desk
  const { range } = grid
  desk.say(texts.askingNames)
  try {
    await known
  } catch {
    desk.props.notify?.warning(texts.namesFailed)
  }
  if (!desk.commit()) return
  if (range) grid.choose(range)
  paste(desk, table)
}

function paste(desk: GridDesk, table: CellTable): void {
  const pasted = pasteCells(desk.grid, table)
  const report = texts.pasted(pasted.cells, pasted.rowsAdded) + (pasted.refused.length > 0 ? texts.notPasted(pasted.refused.length) : '')
  desk.say(report)
  if (pasted.refused.length > 0) desk.props.notify?.warning(report)
  desk.props.onPaste?.(pasted)
}
