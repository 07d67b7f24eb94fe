import { builtIn } from './built-in'
import { gridCell } from './cells/grid'
import { registerCells } from './cells/register'
import { gridCellParts } from './grid/cell'
import { defineAction, defineCellType, defineKind, defineSource, defineWidget } from './registry'

let registered = false

/** Makes the built-in cell types, actions, sources, widgets and kinds known. To be called before the first screen; more calls do nothing. */
export function registerBuiltIns(): void {
  if (registered) return
  registered = true
  registerCells()
  defineCellType(gridCell(gridCellParts))
  for (const action of builtIn.actions) defineAction(action)
  for (const source of builtIn.sources) defineSource(source)
  for (const widget of builtIn.widgets) defineWidget(widget)
  for (const kind of builtIn.kinds) defineKind(kind)
}
