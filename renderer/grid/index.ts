export { type GridColumn, gridColumn, type SlotPlace } from './engine/grid-column'
export { type GridChanges, gridChanges, gridValues } from './engine/output'
export type { ColumnSort } from './engine/row-order'
export { rowScope, type ScopeOf } from './engine/row-scope'
export { type RowNews, RowStore, type RowStoreSettings } from './engine/row-store'
export { isTemporary, type RowId } from './engine/temporary-id'
export type { Sought } from './features/find/find-cells'
export { type CellFailure, GridValidation, type GridValidationSettings } from './features/validation/grid-validation'
export type {
  CellName,
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
export { DataGrid } from './view/validated-grid'
