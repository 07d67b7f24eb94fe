export type { Sought } from './core/find-cells'
export { type GridColumn, gridColumn, type SlotPlace } from './core/grid-column'
export { type CellFailure, GridValidation, type GridValidationSettings } from './core/grid-validation'
export { type GridChanges, gridChanges, gridValues } from './core/output'
export type { ColumnSort } from './core/row-order'
export { rowScope, type ScopeOf } from './core/row-scope'
export { type RowNews, RowStore, type RowStoreSettings } from './core/row-store'
export { isTemporary, type RowId } from './core/temporary-id'
export { DataGrid } from './view/judged-grid'
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
} from './view/props'
