import { inLanguages } from '../../../renderer/core'

/** What people read of online reports. */
export const texts = inLanguages(
  {
    noReport: '报表不存在',
    noSource: (report: string, source: string) => `报表“${report}”的数据源“${source}”不存在`,
    noColumn: (report: string, column: string) => `报表“${report}”的字段“${column}”不在数据源中`,
    noStatement: 'SQL不能为空',
    tooLong: (most: number) => `SQL不能超过${most}个字符`,
    tooDeep: 'SQL的括号嵌套过深',
    onlySelect: '只能写一条SELECT语句',
    notAllowed: (what: string) => `SQL中不能使用“${what}”`,
    wrongStatement: (why: string) => `SQL有误：${why}`,
    badParameters: 'SQL的参数位置不正确，参数写作 ${名称}，只能代替一个值',
    noTable: (table: string) => `SQL中的表“${table}”不存在，或不能用于报表`,
    noDataSource: (code: string) => `数据源“${code}”不存在`,
    tooSlow: '报表的查询时间过长，请缩小范围或修改SQL',
    failed: (report: string) => `报表“${report}”的SQL执行失败，请联系管理员`,
    noExport: '没有导出该报表的权限',
  },
  {
    noReport: 'There is no such report',
    noSource: (report, source) => `The report “${report}” stands on “${source}”, which does not exist`,
    noColumn: (report, column) => `The report “${report}” names the field “${column}”, which its source does not have`,
    noStatement: 'The statement must not be empty',
    tooLong: most => `A statement has at most ${most} characters`,
    tooDeep: 'The brackets of the statement stand too deep in each other',
    onlySelect: 'A report is one SELECT',
    notAllowed: what => `“${what}” may not be used in the statement of a report`,
    wrongStatement: why => `The statement is wrong: ${why}`,
    badParameters: 'A parameter of the statement is not in its place: ${name} stands for one value',
    noTable: table => `The table “${table}” of the statement does not exist, or reports may not read it`,
    noDataSource: code => `There is no data source “${code}”`,
    tooSlow: 'The report takes too long; narrow it down or change its statement',
    failed: report => `The statement of the report “${report}” fails; tell an administrator`,
    noExport: 'You may not export this report',
  },
)
