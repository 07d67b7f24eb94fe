import { inLanguages } from '../../../../../renderer/contract'

/** What people read of rows that become doubts. */
export const texts = inLanguages(
  {
    mark: '标为疑点',
    none: '没有可以标为疑点的行',
    title: '疑点标题',
    titleHint: '例如：疑似重复付款',
    keys: '关键字段',
    which: '标记',
    row: (nth: number) => `第 ${nth} 行`,
    all: (rows: number) => `筛选出的全部 ${rows} 行`,
    tooMany: (most: number) => `一次最多标记 ${most} 行，请先筛选`,
    save: '标为疑点',
    done: (added: number, known: number) => (known > 0 ? `已标为疑点 ${added} 行，${known} 行此前已标` : `已标为疑点 ${added} 行`),
    open: '查看疑点',
    close: '关闭',
  },
  {
    mark: 'Mark as doubt',
    none: 'There is no row to mark',
    title: 'Title',
    titleHint: 'Such as: paid twice',
    keys: 'Key fields',
    which: 'Mark',
    row: nth => `Row ${nth}`,
    all: rows => `All ${rows} filtered rows`,
    tooMany: most => `${most} rows at most can be marked at once. Please filter them first`,
    save: 'Mark',
    done: (added, known) => (known > 0 ? `${added} rows marked, ${known} had been before` : `${added} rows marked`),
    open: 'Open doubts',
    close: 'Close',
  },
)
