import { builtInWords } from './built-in-words'
import { builtInCells } from './cells/built-in'
import { gridCell } from './cells/grid/view'
import { gridCellParts } from './grid/cell'
import { cellType, type RendererParts } from './registry'

/** All that comes with the renderer; kinds, widgets and most editors are loaded when they are first drawn. */
export const builtIn = { cells: [...builtInCells, cellType(gridCell(gridCellParts))], ...builtInWords } satisfies RendererParts
