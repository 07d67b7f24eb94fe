import data from '../../schemas/meta/generated/cells.json'
import type { CellInfo } from './registry-info'

/** The cell types of this repository as data, for those who know fields but draw nothing. */
export const builtInCells = data.cells as unknown as readonly CellInfo[]

/** A registry for entities: they know cell types and no other word. */
export const entityRegistry = { cells: builtInCells, kinds: [], actions: [], steps: [], widgets: [], sources: [] } as const
