import { clearCells } from '../core/cell-changes'
import { readCellTable } from '../core/cell-table'
import { copyCells, pasteCells } from '../core/paste-cells'
import type { GridDesk } from './desk'
import { readHtmlTable, writeHtmlTable } from './html-table'
import { texts } from './texts'

/** The chosen cells for the clipboard, as spreadsheets take them. */
export function copySelection({ grid }: GridDesk, event: ClipboardEvent): void {
  if (grid.block === undefined) return
  const table = copyCells(grid)
  event.clipboardData?.setData('text/plain', table)
  event.clipboardData?.setData('text/html', writeHtmlTable(readCellTable(table)))
  event.preventDefault()
}

export function cutSelection(desk: GridDesk, event: ClipboardEvent): void {
  copySelection(desk, event)
  if (!desk.props.readOnly) clearCells(desk.grid)
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
  const pasted = pasteCells(grid, table)
  const report = texts.pasted(pasted.cells, pasted.rowsAdded) + (pasted.refused.length > 0 ? texts.notPasted(pasted.refused.length) : '')
  desk.say(report)
  if (pasted.refused.length > 0) desk.props.notify?.warning(report)
  desk.props.onPaste?.(pasted)
}
