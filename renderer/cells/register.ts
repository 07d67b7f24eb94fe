import type { AnyCellType } from '../model/cell-type'
import { defineCellType } from '../registry'
import * as builtIn from './index'

/** Makes the built-in cell types known. To be called once, before the first screen. */
export function registerCells(): void {
  // Each is a cell type of its own value and settings; the registry forgets both anyway.
  for (const cell of Object.values(builtIn)) defineCellType(cell as unknown as AnyCellType)
}
