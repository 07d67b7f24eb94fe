import { inLanguages } from '../../../model/language'

/** Texts of finding and replacing. */
export const texts = inLanguages(
  {
    findText: '查找内容',
    replaceText: '替换为',
    next: '下一个',
    replace: '替换',
    replaceAll: '全部替换',
    exactCase: '区分大小写',
    whole: '整格匹配',
    close: '关闭',
    notFound: '未找到',
    found: (at: number, all: number) => `${at} / ${all}`,
    replaced: (count: number, failed: number) => `已替换 ${count} 处${failed > 0 ? `，${failed} 处不能替换` : ''}`,
    notReplaced: '此处不能替换，',
    notSearched: (rows: number) => `（${rows} 行尚未加载，不在查找范围内）`,
  },
  {
    findText: 'Find what',
    replaceText: 'Replace with',
    next: 'Next',
    replace: 'Replace',
    replaceAll: 'Replace all',
    exactCase: 'Match case',
    whole: 'Whole cell',
    close: 'Close',
    notFound: 'Not found',
    found: (at, all) => `${at} of ${all}`,
    replaced: (count, failed) => `${count} replaced${failed > 0 ? `, ${failed} could not be` : ''}`,
    notReplaced: 'Could not be replaced here, ',
    notSearched: rows => ` (${rows} rows are not loaded and were not searched)`,
  },
)
