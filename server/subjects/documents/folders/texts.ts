import { counted, inLanguages } from '../../../../renderer/core'

/** What people read about folders of documents. */
export const texts = inLanguages(
  {
    noFolder: '目录不存在',
    none: '没有可以修改的文档',
    tooMany: (name: string, most: number) => `文档“${name}”归入的目录超过${most}个`,
    filed: (documents: number) => `已将${documents}个文档归入目录`,
    takenOut: (documents: number) => `已将${documents}个文档移出目录`,
  },
  {
    noFolder: 'There is no such folder',
    none: 'There is no document that you may change',
    tooMany: (name, most) => `“${name}” would stand in more than ${most} folders`,
    filed: documents => `${counted(documents, 'document')} put into folders`,
    takenOut: documents => `${counted(documents, 'document')} taken out of folders`,
  },
)
