/** The rules of fields, for screens that validate rows: grids that are only read do not load them. */
export { GridValidation, type GridValidationSettings } from './grid-validation'
export { useGridValidation } from './use-grid-validation'
