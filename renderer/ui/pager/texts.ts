import { inLanguages } from '../../model/language'

/** Texts for users of pages of rows. */
export const texts = inLanguages(
  {
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
    pageNumber: '页码',
    back: '向前 5 页',
    forth: '向后 5 页',
    size: (size: number) => `${size} 条/页`,
    sizes: (size: number) => `每页条数，当前 ${size} 条`,
  },
  {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: page => `Page ${page}`,
    pageNumber: 'Page number',
    back: 'Back by 5 pages',
    forth: 'On by 5 pages',
    size: size => `${size} / page`,
    sizes: size => `Rows on a page, now ${size}`,
  },
)
