import { inLanguages } from '../../../model/language'

/** Texts of filters. */
export const texts = inLanguages(
  {
    notFiltered: '未能读取全部行，或行数过多，不能筛选；请先用查询条件缩小范围',
    filtered: (rows: number) => `筛选结果 ${rows} 行`,
    filteredOf: (rows: number, all: number) => `筛选结果 ${rows} 行，共 ${all} 行`,
    noFilter: '已取消筛选',
    filteredBy: (title: string, text: string) => `${title}：${text}`,
    dropFilter: (title: string, text: string) => `取消筛选 ${title}：${text}`,
    dropFilters: '清除筛选',
  },
  {
    notFiltered: 'Not all rows could be read, or there are too many to filter them; please narrow them down by a query first',
    filtered: rows => `${rows} rows found`,
    filteredOf: (rows, all) => `${rows} of ${all} rows found`,
    noFilter: 'Not filtered any more',
    filteredBy: (title, text) => `${title}: ${text}`,
    dropFilter: (title, text) => `Do not filter ${title}: ${text}`,
    dropFilters: 'Clear filters',
  },
)
