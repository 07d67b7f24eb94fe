import { inLanguages } from '../../../../../renderer/core'

/** What users are told of the searches that they save. */
export const texts = inLanguages(
  {
    saved: '保存成功！',
    deleted: '删除成功！',
    nameMissing: '保存名称不能为空',
    taken: (name: string) => `已有名为“${name}”的检索`,
    full: (most: number) => `最多保存 ${most} 个检索`,
    missing: '该检索不存在，或已被删除',
    found: (name: string, count: number) => `检索“${name}”有 ${count} 条新结果`,
  },
  {
    saved: 'Saved',
    deleted: 'Deleted',
    nameMissing: 'A name is needed',
    taken: name => `There is already a search named “${name}”`,
    full: most => `${most} searches can be saved at most`,
    missing: 'There is no such search any more',
    found: (name, count) => `The search “${name}” has found ${count} more`,
  },
)
