import { counted, inLanguages } from '../../renderer/core'

/** What is wrong with one value, in a cell as in a request. */
export const valueTexts = inLanguages(
  {
    /** One field that a rule refuses. */
    field: (title: string, message: string) => (message.startsWith(title) ? message : `${title}：${message}`),
    notOption: (text: string) => `“${text}”不在可选范围内`,
    notReadable: (text: string) => `“${text}”无法识别`,
    tooLong: (length: number) => `长度不能超过${length}个字符`,
    notStorable: '含有无法保存的字符',
    notInteger: '请输入整数',
  },
  {
    field: (title, message) => (message.startsWith(title) ? message : `${title}: ${message}`),
    notOption: text => `“${text}” is not one of the choices`,
    notReadable: text => `“${text}” cannot be read`,
    tooLong: length => `at most ${length} characters`,
    notStorable: 'has characters that cannot be stored',
    notInteger: 'Please enter a whole number',
  },
)

/** What people read in workbooks, and about those that they import. */
export const texts = inLanguages(
  {
    required: (title: string) => `${title}不能为空!`,
    exportTitle: (title: string) => `${title}数据`,
    exportHint: (person: string, time: string) => `导出人：${person}　导出时间：${time}`,
    exportFile: (title: string) => `${title}.xlsx`,
    templateHint: '红色列为必填项；请从第四行开始填写，请勿修改表头',
    templateFile: (title: string) => `${title}导入模板.xlsx`,
    noHeader: (titles: readonly string[]) => `未找到表头，请使用导入模板（需要的列：${titles.join('、')}）`,
    missingColumn: (title: string) => `缺少必填列“${title}”`,
    noRows: '文件中没有数据',
    noFile: '请选择要导入的文件',
    allImported: (count: number) => `共${count}行数据全部导入成功！`,
    importedWithErrors: '文件导入成功，但有错误。',
    importCounts: (total: number, done: number, bad: number) => `总上传行数：${total}，已导入行数：${done}，错误行数：${bad}`,
    importFailed: (cause: string) => `文件导入失败:${cause}`,
    errorLine: (row: number, cause: string) => `第 ${row} 行：${cause}，忽略导入。`,
    errorFile: 'import_errors.txt',
    between: '；',
  },
  {
    required: title => `${title} must not be empty!`,
    exportTitle: title => title,
    exportHint: (person, time) => `Exported by ${person} at ${time}`,
    exportFile: title => `${title}.xlsx`,
    templateHint: 'Red columns are required. Begin in the fourth row and leave the header as it is',
    templateFile: title => `${title} import template.xlsx`,
    noHeader: titles => `No header was found. Please use the template (its columns: ${titles.join(', ')})`,
    missingColumn: title => `The required column “${title}” is missing`,
    noRows: 'There is no data in the file',
    noFile: 'Please choose the file to import',
    allImported: count => `${counted(count, 'row')} imported, nothing left out!`,
    importedWithErrors: 'The file was imported, but not all of it.',
    importCounts: (total, done, bad) => `${counted(total, 'row')} uploaded, ${done} imported, ${bad} with errors`,
    importFailed: cause => `The file could not be imported: ${cause}`,
    errorLine: (row, cause) => `Row ${row}: ${cause} (not imported)`,
    errorFile: 'import_errors.txt',
    between: '; ',
  },
)
