import type { CellType } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { definition, type GridSettings } from './definition'

export type GridCell = CellType<readonly Row[], GridSettings>

/** The cell type of rows. How it is drawn comes from the room of grids, which stands above that of cells. */
export const gridCell = (drawn: Pick<GridCell, 'Viewer' | 'Editor'>): GridCell => ({ ...definition, ...drawn })
