import { inLanguages } from '../model/language'

/** Texts of the import of workbooks, which a list loads when it is asked for. */
export const importTexts = inLanguages(
  {
    title: '导入EXCEL',
    start: '开始上传',
    busy: '上传中...',
    choose: '选择文件',
    hint: '支持 .xls、.xlsx，可选择多个文件',
    template: '下载模板',
    preview: '预览',
    previewing: '预览中...',
    counts: (total: number, bad: number) =>
      bad === 0 ? `共${total}行，全部可以导入` : `共${total}行，可导入${total - bad}行，错误${bad}行`,
    row: '行号',
    rows: (name: string) => `${name}的数据`,
    cause: '错误说明',
    good: '可以导入',
    some: '仅列出前面的行和有错误的行',
    done: '文件上传成功',
    failed: '文件导入失败！',
    warning: '导入成功，但有错误',
    errors: '错误详情',
  },
  {
    title: 'Import from Excel',
    start: 'Upload',
    busy: 'Uploading...',
    choose: 'Choose files',
    hint: '.xls or .xlsx, one or several files',
    template: 'Download the template',
    preview: 'Preview',
    previewing: 'Looking...',
    counts: (total, bad) =>
      bad === 0 ? `${total} rows, all can be imported` : `${total} rows: ${total - bad} can be imported, ${bad} have errors`,
    row: 'Row',
    rows: name => `Rows of ${name}`,
    cause: 'Error',
    good: 'Can be imported',
    some: 'Only the first rows and those with errors are listed',
    done: 'The file was uploaded',
    failed: 'The file could not be imported!',
    warning: 'Imported, with errors',
    errors: 'Error details',
  },
)
