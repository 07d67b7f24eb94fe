import { inLanguages } from '../../../renderer/core'

/** Answers about rules that fill values in. */
export const texts = inLanguages(
  {
    unknown: (code: string) => `填值规则"${code}"不存在`,
    edited: '编辑成功!',
    unknownClass: '规则类型不存在',
    notParams: '规则参数须为JSON对象，例如 {"format":"审〔{yyyy}〕底稿-{0000}"}',
    badStart: '起始序号(start)须为不小于0的整数',
    noFormat: '规则参数缺少编号格式(format)，或格式超过200个字符',
    unknownMark: (mark: string) => `编号格式中的 ${mark} 不能识别`,
    openMark: '编号格式中的花括号不成对',
    twoNumbers: '编号格式中只能有一个序号，例如 {0000}',
    tooManyHeld: '已取用而未保存的编号过多，请先保存或明天再试',
  },
  {
    unknown: code => `There is no fill rule "${code}"`,
    edited: 'Changed!',
    unknownClass: 'There is no such kind of rule',
    notParams: 'The parameters must be a JSON object such as {"format":"A-{yyyy}-{0000}"}',
    badStart: 'start must be a whole number of 0 or more',
    noFormat: 'The parameters have no format, or one of more than 200 characters',
    unknownMark: mark => `The mark ${mark} of the format is not known`,
    openMark: 'A brace of the format has no partner',
    twoNumbers: 'A format has one number at most, such as {0000}',
    tooManyHeld: 'Too many numbers were taken and not saved; save them first, or try again tomorrow',
  },
)
