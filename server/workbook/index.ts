export { readWorkbook } from './read'
export { type SheetCell, type SheetColumn, type SheetRow, WORKBOOK_LIMITS, WorkbookError, type WorkbookLimits } from './types'
export { type WorkbookContent, writeWorkbook, XLSX_TYPE } from './write'
