import { inLanguages } from '../../../renderer/core'

/** What people read of online reports. */
export const texts = inLanguages(
  {
    noReport: '报表不存在',
    noSource: (report: string, source: string) => `报表“${report}”的数据源“${source}”不存在`,
    noColumn: (report: string, column: string) => `报表“${report}”的字段“${column}”不在数据源中`,
  },
  {
    noReport: 'There is no such report',
    noSource: (report, source) => `The report “${report}” stands on “${source}”, which does not exist`,
    noColumn: (report, column) => `The report “${report}” names the field “${column}”, which its source does not have`,
  },
)
