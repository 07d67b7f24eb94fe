import { counted, inLanguages } from '../../../../renderer/core'

/** What people read about documents that are read. */
export const texts = inLanguages(
  {
    ingest: '读取文档',
    ingestOf: (name: string) => `读取文档：${name}`,
    ingestMany: '批量读取文档',
    readMany: (documents: number) => `已读取${documents}个文档`,
    document: '文档',
    pages: (done: number, of: number) => `第${done}页，共${of}页`,
    read: (pages: number) => `已读取${pages}页`,
    gone: '文档已被删除',
    noFile: '文档没有文件',
    fileGone: '文件已不存在，请重新上传',
    keptText: (why: string) => `重新处理没有完成（${why}），保留原有文字`,
    same: (name: string) => `与文档“${name}”的文件相同`,
    near: (name: string) => `与文档“${name}”的内容基本相同`,
    unread: (pages: number) => `扫描页过多，有${pages}页没有识别，请拆分后重新上传`,
    check: '检查文档文字',
    checked: (documents: number, stray: number) =>
      documents + stray === 0 ? '文档的文字完好' : `重新处理${documents}个文档，清除${stray}个已删除文档的文字`,
    fault: {
      stuck: (count: number) => `${count}个文档的处理已中断`,
      pages: (count: number) => `${count}个文档的页面不完整`,
      stray: (count: number) => `${count}个已删除文档的文字仍在`,
    },
    unpack: '解压文档',
    file: '文件',
    encrypted: '文件已加密，请去除密码后重新上传',
    broken: '压缩包已损坏，无法解压',
    bomb: '文件解压后过大，已拒绝解压',
    tooLarge: '压缩包超过4GB，请拆分后重新上传',
    tooDeep: (levels: number) => `压缩包嵌套超过${levels}层，请解压后重新上传`,
    tooManyEntries: (entries: number) => `压缩包内的文件超过${entries}个，请拆分后重新上传`,
    entry: (no: number) => `第${no}个文件`,
    refused: (name: string, reason: string) => `${name}：${reason}`,
    unpacked: (files: number, refused: number) =>
      refused === 0 ? `已添加${files}个文档` : `共${files}个文件，${refused}个未能保存，其余已添加`,
    noFiles: '请先上传文件',
    unknown: (title: string) => `${title}不存在`,
    type: '文档类型',
    company: '所属企业',
    tooSecret: '没有该密级的权限',
    added: (documents: number) => `已添加${documents}个文档，正在读取`,
    addedPacked: (documents: number, archives: number) =>
      documents === 0
        ? `正在解压${archives}个压缩包，可在“我的任务”中查看进度`
        : `已添加${documents}个文档，正在解压${archives}个压缩包，可在“我的任务”中查看进度`,
    asked: (documents: number) => `已开始重新处理${documents}个文档`,
    again: (documents: number, archives: number) =>
      [documents > 0 ? `已开始重新处理${documents}个文档` : '', archives > 0 ? `已开始重新解压${archives}个压缩包` : '']
        .filter(Boolean)
        .join('，'),
    none: '没有可以处理的文档',
    batch: '批次',
    noBatch: '该批次不存在',
    noneFailed: '没有失败的文件',
    noneWaiting: '没有正在处理的文件',
    stopped: (runs: number) => `已请求取消${runs}项处理`,
  },
  {
    ingest: 'Read a document',
    ingestOf: name => `Read: ${name}`,
    ingestMany: 'Read documents together',
    readMany: documents => `${counted(documents, 'document')} read`,
    document: 'Document',
    pages: (done, of) => `Page ${done} of ${of}`,
    read: pages => `${counted(pages, 'page')} read`,
    gone: 'The document has been deleted',
    noFile: 'The document has no file',
    fileGone: 'The file is gone. Please upload it again',
    keptText: why => `It was not read anew (${why}). What was read before is kept`,
    same: name => `The file is the same as that of “${name}”`,
    near: name => `The text is nearly the same as that of “${name}”`,
    unread: pages => `Too many scanned pages: ${counted(pages, 'page')} not recognised. Please upload it in parts`,
    check: 'Check texts of documents',
    checked: (documents, stray) =>
      documents + stray === 0
        ? 'All texts are there'
        : `${counted(documents, 'document')} read anew, text of ${stray} deleted ones removed`,
    fault: {
      stuck: count => `The reading of ${counted(count, 'document')} was lost`,
      pages: count => `Pages of ${counted(count, 'document')} are not all there`,
      stray: count => `The text of ${counted(count, 'deleted document')} is still there`,
    },
    unpack: 'Unpack documents',
    file: 'File',
    encrypted: 'The file is encrypted. Please upload it without a password',
    broken: 'The archive is damaged and cannot be unpacked',
    bomb: 'The file is too large when unpacked and was refused',
    tooLarge: 'The archive is larger than 4 GB. Please upload it in parts',
    tooDeep: levels => `Archives stand within archives more than ${counted(levels, 'level')} deep. Please unpack them first`,
    tooManyEntries: entries => `The archive has more than ${counted(entries, 'file')}. Please upload it in parts`,
    entry: no => `File ${no}`,
    refused: (name, reason) => `${name}: ${reason}`,
    unpacked: (files, refused) =>
      refused === 0
        ? `${counted(files, 'document')} added`
        : `${counted(files, 'file')}, of which ${refused} could not be kept; the others were added`,
    noFiles: 'Please upload files first',
    unknown: title => `There is no such ${title}`,
    type: 'document type',
    company: 'company',
    tooSecret: 'You have no right to documents of this secrecy',
    added: documents => `${counted(documents, 'document')} added, and being read`,
    addedPacked: (documents, archives) =>
      `${counted(documents, 'document')} added; ${counted(archives, 'archive')} being unpacked, see “My tasks”`,
    asked: documents => `${counted(documents, 'document')} being read anew`,
    again: (documents, archives) =>
      [
        documents > 0 ? `${counted(documents, 'document')} being read anew` : '',
        archives > 0 ? `${counted(archives, 'archive')} being unpacked anew` : '',
      ]
        .filter(Boolean)
        .join(', '),
    none: 'There is no document to read',
    batch: 'Batch',
    noBatch: 'There is no such batch',
    noneFailed: 'No file has failed',
    noneWaiting: 'No file is being read',
    stopped: runs => `Asked ${counted(runs, 'run')} to stop`,
  },
)
