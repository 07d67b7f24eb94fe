/** The one door of the grid: what stands here is all that other rooms use of it. */
export { type GridColumn, gridColumn, type SlotPlace } from './engine/grid-column'
export { type GridChanges, gridChanges, gridValues } from './engine/output'
export type { ColumnSort } from './engine/row-order'
export { rowScope, type ScopeOf } from './engine/row-scope'
export { type RowChangeEvent, RowStore, type RowStoreSettings } from './engine/row-store'
export type { CellName } from './engine/shown-row'
export { isTemporary, type RowId } from './engine/temporary-id'
export { type CellFailure, type CellValidation, noValidation } from './engine/validation'
export type { Sought } from './features/find'
export { GridValidation, type GridValidationSettings } from './features/validation/rules'
export { titleWidth } from './fields/title-width'
export type {
  DataGridHandle,
  DataGridProps,
  GridArrangement,
  GridFolding,
  GridMenuItem,
  GridReading,
  GridSelection,
  PasteReport,
  RemoveEvent,
} from './surface/props'
export { GridView } from './view/data-grid'
export { DataGrid } from './view/validated-grid'
