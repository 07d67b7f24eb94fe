import { parseTemplate } from '../../expression'
import { fillRuleOf } from '../../model/fill-rule'
import { numberOf } from './extension'

/** What the family's marks are in expressions. */
const MARKS: { readonly [mark: string]: string } = {
  date: 'today()',
  time: 'slice(now(), 11)',
  datetime: 'now()',
  sysUserId: 'user.id',
  sysUserCode: 'user.username',
  sysUserName: 'user.realname',
  sysOrgCode: 'user.orgCode',
}

/**
 * What a new record begins with. `{{ }}` of the family is JavaScript: it is taken where it reads as an expression of ours, and left
 * out where it does not; nothing is ever compiled. A fill rule is asked by the source. Undefined: nothing.
 */
export function defaultOf(value: unknown, numeric: boolean): string | number | boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  if (fillRuleOf(value) !== undefined) return undefined
  const marked = value.replace(/#\{\s*(\w+)\s*\}/g, (mark, name: string) => {
    const expression = MARKS[name] ?? MARKS[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
    return expression === undefined ? mark : `{{ ${expression} }}`
  })
  if (marked.includes('{{')) return parseTemplate(marked).issue === undefined ? marked : undefined
  return numeric ? numberOf(marked) : marked
}
