import { counted, inLanguages } from '../../../../renderer/core'

/** What people read about documents that are compared with lists. */
export const texts = inLanguages(
  {
    watch: '文档名单比对',
    day: '名单到期检查',
    compared: (count: number) => (count === 0 ? '没有待比对的文档' : `已比对 ${count} 篇`),
    turned: (expired: number, turned: number) =>
      expired + turned === 0 ? '没有生效或到期的条目' : `到期 ${expired} 条，生效状态变化 ${turned} 条`,
    note: (name: string, reason: string, near: boolean) => `${near ? '疑似' : ''}黑名单“${name}”：${reason}`,
    between: '；',
    found: (name: string, count: number) =>
      count === 1 ? `您关注的名单条目“${name}”在一份文档中出现` : `您关注的名单条目“${name}”在${count}份文档中出现`,
  },
  {
    watch: 'Comparison of documents with lists',
    day: 'Validity of list entries',
    compared: count => (count === 0 ? 'No document was waiting to be compared' : `${counted(count, 'document')} compared`),
    turned: (expired, turned) =>
      expired + turned === 0 ? 'No entry became valid or expired' : `${expired} expired, ${turned} changed whether they count`,
    note: (name, reason, near) => `${near ? 'Perhaps blacklisted' : 'Blacklisted'} “${name}”: ${reason}`,
    between: '; ',
    found: (name, count) => `The entry “${name}” that you watch stands in ${counted(count, 'document')}`,
  },
)
