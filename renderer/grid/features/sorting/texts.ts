import { inLanguages } from '../../../model/language'

/** Texts of sorting. */
export const texts = inLanguages(
  {
    ascending: '升序',
    descending: '降序',
    unsorted: '取消排序',
    sortedBy: (title: string, order: 'asc' | 'desc') => `已按${title}${order === 'asc' ? '升序' : '降序'}排列`,
    noSort: '已取消排序',
  },
  {
    ascending: 'Ascending',
    descending: 'Descending',
    unsorted: 'Do not sort',
    sortedBy: (title, order) => `Sorted by ${title}, ${order === 'asc' ? 'ascending' : 'descending'}`,
    noSort: 'Not sorted any more',
  },
)
