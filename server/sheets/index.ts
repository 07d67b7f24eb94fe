export { exportSheet, type SheetExport, templateSheet } from './export'
export type { SheetField, SheetRecord } from './field'
export { importSheet, type SheetImport } from './import'
