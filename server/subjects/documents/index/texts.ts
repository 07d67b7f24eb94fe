import { inLanguages } from '../../../../renderer/core'

/** Texts of the jobs that keep the index of documents. */
export const texts = inLanguages(
  {
    index: '更新文档索引',
    check: '检查文档索引',
    taken: (count: number) => (count === 0 ? '没有待更新的文档' : `已更新 ${count} 篇`),
    tooMuch: (source: string, id: string) => `${source} ${id}：建立索引超出时间或内存限制，暂不可按正文检索`,
    checked: (count: number) => (count === 0 ? '索引完好' : `发现并修复 ${count} 处问题`),
    unsound: (name: string, fault: string) => `数据库索引 ${name} 已损坏，正在重建：${fault}`,
    fault: {
      unsound: (count: number) => `数据库索引缺少记录：${count} 篇`,
      missing: (count: number) => `缺少索引：${count} 篇，已重建`,
      stale: (count: number) => `索引过时：${count} 篇，已重建`,
      damaged: (count: number) => `索引损坏：${count} 篇，已重建`,
      lost: (count: number) => `检索不到：${count} 篇，已重建`,
      left: (count: number) => `已删除文档的残留：${count} 篇，已清除`,
    },
  },
  {
    index: 'Update of the document index',
    check: 'Check of the document index',
    taken: count => (count === 0 ? 'Nothing was waiting to be indexed' : `${count} indexed`),
    tooMuch: (source, id) => `${source} ${id}: indexing takes more time or memory than it may, so that its text is not found yet`,
    checked: count => (count === 0 ? 'The index is sound' : `${count} faults found and mended`),
    unsound: (name, fault) => `The database index ${name} is damaged and is made anew: ${fault}`,
    fault: {
      unsound: count => `Not in an index of the database: ${count}`,
      missing: count => `Missing in the index: ${count}, made anew`,
      stale: count => `Out of date: ${count}, made anew`,
      damaged: count => `Damaged: ${count}, made anew`,
      lost: count => `Not found though there: ${count}, made anew`,
      left: count => `Left of deleted ones: ${count}, removed`,
    },
  },
)
