import { inLanguages } from '../../model/language'
import type { SearchRule } from './search-model'

/** What people read of the conditions of document search. */
export const texts = inLanguages(
  {
    title: '标题',
    content: '正文',
    tag: '标签',
    condition: (number: number) => `检索条件 ${number}`,
    match: '关系',
    and: '并且',
    or: '或者',
    field: '检索项',
    rule: '匹配方式',
    value: (title: string) => `${title}的检索词`,
    placeholder: '请输入检索词',
    add: '添加检索条件',
    remove: '删除检索条件',
    full: (most: number) => `检索条件不能超过 ${most} 个`,
    words: '检索内容：',
  },
  {
    title: 'Title',
    content: 'Content',
    tag: 'Tag',
    condition: number => `Condition ${number}`,
    match: 'Joined by',
    and: 'And',
    or: 'Or',
    field: 'Looked for in',
    rule: 'Match',
    value: title => `Words in ${title}`,
    placeholder: 'Words to look for',
    add: 'Add a condition',
    remove: 'Remove the condition',
    full: most => `There can be ${most} conditions at most`,
    words: 'Looked for: ',
  },
)

/** How words are compared, and how a condition says so. */
export const ruleTexts: { readonly [rule in SearchRule]: { readonly name: string; readonly says: string } } = inLanguages(
  { accurate: { name: '精确', says: '{}精确匹配' }, vague: { name: '模糊', says: '{}模糊匹配' } },
  { accurate: { name: 'Exact', says: '{} has exactly ' }, vague: { name: 'Similar', says: '{} has something like ' } },
)
