import type { Clearance } from '../../../db/database'
import {
  type FieldWords,
  fillDictText,
  type ListSpec,
  type RowRule,
  type RuleVariables,
  ruleMeaning,
  type TableWords,
} from '../../../query'
import { snakeCase } from '../../../util/snake-case'
import type { Trx } from './repository'
import { texts } from './texts'

/** What is narrowed: what a list reads, and what people call it. */
export interface ListInWords {
  readonly trx: Trx
  readonly spec: ListSpec
  readonly words: TableWords | undefined
}

const wordsOf = ({ spec, words }: ListInWords, name: string): FieldWords | undefined => {
  const column = spec.columns.find(each => each.name === name)?.column
  return words?.fields.get(typeof column === 'string' ? column : snakeCase(name))
}

/** A value as people read it. */
function said(row: Readonly<Record<string, unknown>>, name: string, field: FieldWords | undefined): string {
  const value = row[name]
  if (value === null || value === undefined || (typeof value === 'object' && !(value instanceof Date))) return ''
  const text = row[`${name}_dictText`]
  if (typeof text === 'string') return text
  const option = field?.options?.find(each => String(each.value) === String(value))
  if (option) return option.text
  return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value)
}

const WHOLE = new Set(['=', '!=', 'IN'])

/** What a rule means for who holds it. */
export async function ruleWords(subject: ListInWords, rule: RowRule, variables: RuleVariables): Promise<string> {
  const { ruleColumn, ruleOperator } = rule
  const field = wordsOf(subject, ruleColumn)
  const title = field?.title || ruleColumn
  const value = ruleMeaning(subject.spec, rule, variables)
  if (value === null) return texts.hides(title)
  const row: Record<string, unknown> = { value }
  if (field?.dict && WHOLE.has(ruleOperator)) await fillDictText(subject.trx, [{ name: 'value', kind: 'text', dict: field.dict }], [row])
  const operator = new Map(Object.entries(texts.operators)).get(ruleOperator) ?? `${ruleOperator}{}`
  return texts.rule(title, operator, said(row, 'value', field))
}

/** Which records of a list are seen. */
export interface Sight {
  /** Only those of the account, but for rules. */
  readonly own: boolean
  /** Up to which secrecy, of a list that has one. */
  readonly clearance: Clearance | undefined
  readonly shared: boolean
  readonly rules: readonly RowRule[]
  readonly variables: RuleVariables
}

export async function sightWords(subject: ListInWords, { own, clearance, shared, rules, variables }: Sight): Promise<string> {
  const narrowed = own ? [texts.own] : []
  for (const rule of rules) narrowed.push(await ruleWords(subject, rule, variables))
  const all = shared && narrowed.length > 0 ? [narrowed.join(texts.and) + texts.shared] : narrowed
  if (clearance !== undefined && clearance !== '2') all.push(texts.clearance(texts.levels[clearance]))
  return all.length > 0 ? all.join(texts.and) : texts.all
}

/** Fields of a record beside its first one. */
const MOST_FIELDS = 5

/** A record by its first field, and further fields with their titles. */
export function recordWords(
  subject: ListInWords,
  row: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly content: string } {
  const fields = subject.spec.columns.flatMap(({ name }) => {
    const field = name === 'id' ? undefined : wordsOf(subject, name)
    const value = field && said(row, name, field)
    return field && value ? [{ title: field.title, value }] : []
  })
  const [first, ...rest] = fields
  const content = rest.slice(0, MOST_FIELDS).map(({ title, value }) => texts.value(title, value))
  return { name: first?.value ?? String(row.id), content: content.join(texts.comma) }
}
