export { cellText } from './cell-text'
export { readWorkbook } from './read'
export { type Sheet, type SheetCell, type SheetColumn, type SheetRow, WORKBOOK_LIMITS, WorkbookError, type WorkbookLimits } from './types'
export { type SheetContent, sheetNames, writeWorkbook, XLSX_TYPE } from './write'
