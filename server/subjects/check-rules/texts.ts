import { inLanguages } from '../../../renderer/core'

/** Answers about rules of codes, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    unknown: '该编码不存在',
    edited: '编辑成功!',
    notRules: '规则内容须为JSON数组，每项含位数(digits)、正则表达式(pattern)和提示(message)',
    digits: (line: number) => `第${line}条规则的位数须为1到999的整数，或表示整个值的 *`,
    pattern: (line: number, why: string) => `第${line}条规则的正则表达式不能使用：${why}`,
    message: (line: number) => `第${line}条规则缺少未通过时的提示`,
  },
  {
    unknown: 'There is no rule of that code',
    edited: 'Changed!',
    notRules: 'The rules must be a JSON array of objects with digits, pattern and message',
    digits: line => `Rule ${line}: the digits must be a whole number from 1 to 999, or * for the whole value`,
    pattern: (line, why) => `Rule ${line}: the pattern cannot be used: ${why}`,
    message: line => `Rule ${line}: what is told when it refuses is missing`,
  },
)
