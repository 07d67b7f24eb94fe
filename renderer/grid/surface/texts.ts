import { inLanguages } from '../../model/language'

/** Texts that several features show, and those around them. */
export const texts = inLanguages(
  {
    empty: '暂无数据',
    loading: '加载中...',
    filter: '筛选',
    readingAll: '正在读取其余的行…',
    namesFailed: '名称读取失败，请稍后重试',
    stop: '。',
    added: (rows: number) => `已新增 ${rows} 行`,
    noneFiltered: '没有符合筛选的行',
    openCell: (title: string, row: number) => `${title}，第 ${row} 行`,
    partFailed: '页面资源加载失败，可能是系统已更新',
    refused: (title: string, text: string, reason = '') => `${title}：“${text}”不能填入此列${reason && `：${reason}`}`,
  },
  {
    empty: 'No data',
    loading: 'Loading...',
    filter: 'Filter',
    readingAll: 'Reading the other rows…',
    namesFailed: 'The names could not be read, please try again later',
    stop: '. ',
    added: rows => `${rows} rows added`,
    noneFiltered: 'No row fits the filters',
    openCell: (title, row) => `${title}, row ${row}`,
    partFailed: 'A part of the page could not be loaded, perhaps because of an update',
    refused: (title, text, reason = '') => `${title}: "${text}" does not fit into this column${reason && `: ${reason}`}`,
  },
)
