import { inLanguages } from '../../renderer/core'

/** What people read when a row is not there (api-contract §3.5), or an advanced query is none. */
export const texts = inLanguages(
  {
    notFound: '未找到对应实体',
    foreign: '该数据由其他租户维护，当前租户不能修改或删除',
    tooManyRows: (most: number) => `数据超过 ${most} 行，不能一次导出，请缩小查询范围`,
    unreadable: '高级查询的条件格式不正确',
    tooDeep: (most: number) => `高级查询的条件组最多嵌套${most}层`,
    tooMany: (most: number) => `高级查询的条件不能超过${most}个`,
    tooLong: '高级查询的条件过长',
    badGroup: (field: string) => `字段 ${field} 不能用于分组`,
    badBucket: (field: string) => `字段 ${field} 不是日期，不能按日、月、年分组`,
    badMeasure: (field: string) => `字段 ${field} 不支持该统计方式`,
    nothingAsked: '请选择要查询的字段',
    tooSlow: '查询时间过长，请缩小查询范围',
    held: {
      bin: '该值属于回收站中的记录，请先还原或彻底删除该记录，或换一个值',
      frozen: '该值属于已冻结的记录，请先解冻该记录，或换一个值',
    },
    rule: {
      operator: '规则条件不正确',
      sql: '系统不执行保存在数据库中的代码，不支持自定义SQL规则',
      value: '规则值不能为空，最多1000个字符',
      variable: (name: string) => `规则值中的变量“${name}”不存在`,
      column: (name: string) => `没有字段“${name}”`,
      misfit: (value: string) => `规则值“${value}”与字段类型不符`,
    },
  },
  {
    notFound: 'This record does not exist',
    foreign: 'Another tenant keeps this record; it can be neither changed nor deleted here',
    tooManyRows: most => `There are more than ${most} rows, which is too much for one export. Narrow them down`,
    unreadable: 'The conditions of the advanced query cannot be read',
    tooDeep: most => `Groups of conditions can stand ${most} deep at most`,
    tooMany: most => `An advanced query has ${most} conditions at most`,
    tooLong: 'The conditions of the advanced query are too long',
    badGroup: field => `Rows cannot be grouped by ${field}`,
    badBucket: field => `${field} is no date: it has no days, months and years`,
    badMeasure: field => `This cannot be reckoned of ${field}`,
    nothingAsked: 'Please choose what to ask for',
    tooSlow: 'The query takes too long: please ask for less',
    held: {
      bin: 'A record in the recycle bin has this value: restore or delete that one first, or take another value',
      frozen: 'A frozen record has this value: unfreeze that one, or take another value',
    },
    rule: {
      operator: 'There is no such condition',
      sql: 'Code out of a database is never run: there are no rules in SQL',
      value: 'A rule has a value of at most 1000 characters',
      variable: name => `There is no variable ${name}`,
      column: name => `There is no column ${name}`,
      misfit: value => `“${value}” does not fit the type of the column`,
    },
  },
)
