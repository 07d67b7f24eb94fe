import { isGroup } from '../model/condition-tree'
import type { FieldModel } from '../model/field'
import type { Condition, ConditionGroup } from '../model/operator'
import { splitValues } from './conditions'
import { operatorWords, texts } from './texts'

/** A piece of a query in words: text, or a value that its field's cell can say better. */
export type Word =
  | string
  | {
      /** Absent: the field is unknown. */
      readonly field: FieldModel | undefined
      readonly value: string
      /** True for a piece of a value, such as what it begins with. */
      readonly partial: boolean
    }

/** A query as a sentence in the reader's language; groups stand in brackets, and an unknown field under its name. */
export function queryWords({ match, conditions }: ConditionGroup, fields: readonly FieldModel[]): readonly Word[] {
  const parts = conditions.map(node => {
    if (!isGroup(node)) return conditionWords(node, fields)
    const inner = queryWords(node, fields)
    return node.conditions.length > 1 && conditions.length > 1 ? [texts.open, ...inner, texts.shut] : inner
  })
  return joined(parts, match === 'and' ? texts.wordAnd : texts.wordOr)
}

function conditionWords({ field: name, operator, value }: Condition, fields: readonly FieldModel[]): readonly Word[] {
  const field = fields.find(candidate => candidate.name === name)
  const several = operator === 'in' || operator === 'multi'
  const values = several ? splitValues(value) : [value]
  const [before = '', after = ''] = operatorWords[operator].split('{}')
  const partial = operator.endsWith('like')
  const said = values.map((one): readonly Word[] => [texts.quote, { field, value: one, partial }, texts.unquote])
  return [`${field?.title ?? name}${before}`, ...joined(said, texts.wordComma), after]
}

function joined(parts: readonly (readonly Word[])[], by: string): readonly Word[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [by, ...part]))
}

/** The sentence as text; `textOf` says a value of a field, by default as it is sent. */
export function queryText(
  group: ConditionGroup,
  fields: readonly FieldModel[],
  textOf: (value: string, field: FieldModel | undefined) => string = value => value,
): string {
  return queryWords(group, fields)
    .map(word => (typeof word === 'string' ? word : textOf(word.value, word.field)))
    .join('')
}
