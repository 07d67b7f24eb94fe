import type { ActionContext } from '../model/action'
import type { ScreenModel } from '../model/screen'
import type { Row } from '../model/source'
import { Refusal } from './refusal'
import { texts } from './texts'

/** The text that identifies a row. */
export function keyOf(screen: ScreenModel, row: Row): string {
  return String(row[screen.source?.key ?? 'id'] ?? '')
}

/** The row of the button, or the only selected one. Throws what a person reads when there is none or several. */
export function oneRow({ row, rows }: ActionContext): Row {
  const found = row ?? (rows.length === 1 ? rows[0] : undefined)
  if (found === undefined) throw new Refusal(texts.nothingSelected)
  return found
}

/** Deletes the rows that an action acts on and reads the list again. */
export async function removeRows({ source, screen, rows, view, host }: ActionContext): Promise<void> {
  const message = await source.remove(rows.map(row => keyOf(screen, row)))
  host.notify.success(message)
  view.clearSelection()
  view.reload()
}
