import { builtInCells } from '../../renderer/cells/built-in'
import { gridCell } from '../../renderer/cells/grid/view'
import { gridCellParts } from '../../renderer/grid/cell'
import { cellType, createRenderer } from '../../renderer/registry'

/** The built-in cell types and nothing else; for tests that draw no screens. */
export const cellRenderer = createRenderer({ cells: [...builtInCells, cellType(gridCell(gridCellParts))] })

export const testCells = cellRenderer.cells
