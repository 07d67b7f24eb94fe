/** What is wrong with one value, in a cell as in a request. */
export const valueTexts = {
  /** One field that a rule refuses. */
  field: (title: string, message: string) => (message.startsWith(title) ? message : `${title}：${message}`),
  notOption: (text: string) => `“${text}”不在可选范围内`,
  notReadable: (text: string) => `“${text}”无法识别`,
  tooLong: (length: number) => `长度不能超过${length}个字符`,
  notStorable: '含有无法保存的字符',
  notInteger: '请输入整数',
} as const

/** What people read in workbooks, and about those that they import. */
export const texts = {
  ...valueTexts,
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
} as const
