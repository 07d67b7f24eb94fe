import type { AnyCellType } from '../model/cell-type'
import { defineCellType } from '../registry'
import * as builtIn from './index'

let registered = false

/** Makes the built-in cell types known. To be called before the first screen; more calls do nothing. */
export function registerCells(): void {
  if (registered) return
  registered = true
  // Each is a cell type of its own value and settings; the registry forgets both anyway.
  for (const cell of Object.values(builtIn)) defineCellType(cell as unknown as AnyCellType)
}
