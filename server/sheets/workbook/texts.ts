import { counted, inLanguages } from '../../../renderer/core'

/** What people read about a workbook. */
export const texts = inLanguages(
  {
    notWorkbook: '文件不是有效的Excel文件，请使用 .xls 或 .xlsx 格式',
    tooLarge: '文件大小超出10MB限制, 请压缩或降低文件质量! ',
    tooManyEntries: 'Excel文件内容过多，无法读取',
    suspicious: 'Excel文件解压后过大，已拒绝读取',
    docType: 'Excel文件包含不允许的内容，已拒绝读取',
    tooManyRows: (rows: number) => `数据行数超过${rows}行，请分批导入`,
    tooManyColumns: (columns: number) => `列数超过${columns}列，请使用导入模板`,
    tooManySheets: (sheets: number) => `工作表超过${sheets}张，请删除与导入无关的工作表`,
    tooSlow: '读取Excel文件超时，请减少数据后重试',
    unreadable: 'Excel文件无法读取，请检查文件是否损坏或加密',
    longCell: (signs: number, most: number) => `…（全文共${signs}字，单元格最多容纳${most}字）`,
  },
  {
    notWorkbook: 'The file is no valid Excel file. Please use .xls or .xlsx',
    tooLarge: 'The file is larger than 10MB. Please compress it or make it smaller! ',
    tooManyEntries: 'The Excel file has too many parts to be read',
    suspicious: 'The Excel file is too large when unpacked and was refused',
    docType: 'The Excel file has content that is not allowed and was refused',
    tooManyRows: rows => `There are more than ${counted(rows, 'row')}. Please import them in parts`,
    tooManyColumns: columns => `There are more than ${counted(columns, 'column')}. Please use the template`,
    tooManySheets: sheets => `There are more than ${counted(sheets, 'sheet')}. Please delete those that are not imported`,
    tooSlow: 'Reading the Excel file took too long. Please try again with less data',
    unreadable: 'The Excel file cannot be read. It may be damaged or encrypted',
    longCell: (signs, most) => `… (the text has ${signs} characters, and a cell holds ${most})`,
  },
)
