import { inLanguages } from '../../../../renderer/core'

/** Texts of the files that documents had before. */
export const texts = inLanguages(
  {
    none: '文档或该文件版本不存在',
    notYours: '没有修改该文档的权限',
    same: '该版本的文件就是当前文件',
    restored: (no: number) => `已恢复第${no}版的文件，正在读取`,
    title: (name: string, no: number) => `${name}（第${no}版）`,
  },
  {
    none: 'There is no such document, or no such version of its file',
    notYours: 'You may not change this document',
    same: 'The file of this version is the current one',
    restored: no => `The file of version ${no} is the current one again, and being read`,
    title: (name, no) => `${name} (version ${no})`,
  },
)
