import type { AnyCellType } from '../model/cell-type'
import { cellType } from '../registry'
import * as cells from './index'

/** The cell types that every application has, but the one that holds a grid: that room lies above this one. */
export const builtInCells: readonly AnyCellType[] = Object.values(cells).map(cell => cellType(cell as unknown as AnyCellType))
