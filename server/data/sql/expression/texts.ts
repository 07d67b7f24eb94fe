import { inLanguages } from '../../../../renderer/core'

/** What people read of an expression over the columns of a sheet. */
export const texts = inLanguages(
  {
    unknownColumn: (name: string, nearest: string | undefined) =>
      nearest === undefined ? `没有名为“${name}”的列` : `没有名为“${name}”的列，是否为“${nearest}”？`,
    unknownParameter: (name: string, nearest: string | undefined) =>
      nearest === undefined ? `没有名为“${name}”的参数` : `没有名为“${name}”的参数，是否为“${nearest}”？`,
    unknownFunction: (name: string) => `函数 ${name} 不能用于数据表`,
    noLists: '数据表的表达式不支持列表和对象',
    noMember: '数据表的表达式不支持取成员',
    mixedKinds: '结果有的是文本，有的是数值或是否，请用 text() 或 number() 统一',
    constant: (name: string) => `函数 ${name} 的这个参数须直接写出`,
    digits: (name: string, least: number, most: number) => `函数 ${name} 的小数位数须为 ${least} 到 ${most}`,
    dateOfNumber: '日期函数的参数须为日期或文本',
    pattern: '日期格式只能由 YYYY MM DD HH mm ss 等组成',
    syntax: (place: number) => `表达式第 ${place} 个字符处有误`,
  },
  {
    unknownColumn: (name, nearest) =>
      nearest === undefined ? `There is no column “${name}”` : `There is no column “${name}”. Did you mean “${nearest}”?`,
    unknownParameter: (name, nearest) =>
      nearest === undefined ? `There is no parameter “${name}”` : `There is no parameter “${name}”. Did you mean “${nearest}”?`,
    unknownFunction: name => `The function ${name} is not for sheets`,
    noLists: 'Expressions over sheets know no lists and objects',
    noMember: 'Expressions over sheets know no members',
    mixedKinds: 'The result is sometimes a text and sometimes a number or a truth value. Please use text() or number()',
    constant: name => `This argument of ${name} has to be written out`,
    digits: (name, least, most) => `The digits of ${name} have to be from ${least} to ${most}`,
    dateOfNumber: 'A function of dates takes a date or a text',
    pattern: 'A pattern of dates is made of YYYY MM DD HH mm ss and the like',
    syntax: place => `The expression is wrong at character ${place}`,
  },
)
