import { inLanguages } from '../../../model/language'

/** Texts of selection of cells and rows. */
export const texts = inLanguages(
  {
    selectAll: '全选',
    choose: '选择',
    selectRow: (number: number) => `选择第 ${number} 行`,
    cell: (title: string, text: string, row: number) => `${title} ${text === '' ? '空' : text} 第 ${row} 行`,
    invalid: (message: string) => `错误：${message}`,
    block: (rows: number, columns: number) => `已选择 ${rows} 行 ${columns} 列`,
  },
  {
    selectAll: 'Select all',
    choose: 'Choose',
    selectRow: number => `Select row ${number}`,
    cell: (title, text, row) => `${title} ${text === '' ? 'empty' : text} row ${row}`,
    invalid: message => `Error: ${message}`,
    block: (rows, columns) => `${rows} rows and ${columns} columns selected`,
  },
)
