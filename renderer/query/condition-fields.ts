import { isGroup } from '../model/condition-tree'
import type { FieldModel } from '../model/field'
import type { ConditionGroup, ConditionNode, Operator } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import type { CellTypes } from '../registry'
import { CONDITION_OPERATORS } from './conditions'

/** Fields with those of their rows behind them: `lines,code`, called 明细-编码. */
export function withLines(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.flatMap(field => {
    const lines = field.kind === 'rows' && field.settings.text !== true ? (field.fields ?? []) : []
    const grouped = (line: FieldModel): FieldModel => {
      return { ...line, name: `${field.name},${line.name}`, title: `${field.title}-${line.title}`, group: field.title }
    }
    return [field, ...lines.map(grouped)]
  })
}

/** Fields that an advanced query can ask for: those that the person sees in lists, details or the query bar, but computed ones. */
export function conditionFields(cells: CellTypes, { fields, query }: Pick<ScreenModel, 'fields' | 'query'>): readonly FieldModel[] {
  const seen = fields.filter(field => field.in.includes('list') || field.in.includes('details') || query.fields.includes(field.name))
  return withLines(seen).filter(field => {
    const one = field.kind !== 'rows' && field.kind !== 'json' && field.value === undefined
    return one && conditionOperators(cells, field).length > 0
  })
}

/** The operators of a field's cell that a line can use, in the dialog's order. */
export function conditionOperators(cells: CellTypes, field: FieldModel): readonly Operator[] {
  const offered = cells.get(field.type).operators
  return CONDITION_OPERATORS.filter(operator => offered.includes(operator))
}

/** A saved query without conditions that cannot be asked any more, and their fields. */
export function fittingConditions(
  cells: CellTypes,
  group: ConditionGroup,
  fields: readonly FieldModel[],
): { readonly group: ConditionGroup | undefined; readonly gone: readonly string[] } {
  const known = new Map(fields.map(field => [field.name, field]))
  const gone = new Set<string>()
  const fitting = ({ match, conditions }: ConditionGroup): ConditionGroup | undefined => {
    const kept = conditions.flatMap((node): readonly ConditionNode[] => {
      if (isGroup(node)) return [fitting(node)].filter(inner => inner !== undefined)
      const field = known.get(node.field)
      if (field !== undefined && conditionOperators(cells, field).includes(node.operator)) return [node]
      gone.add(field?.title ?? node.field)
      return []
    })
    return kept.length === 0 ? undefined : { match, conditions: kept }
  }
  return { group: fitting(group), gone: [...gone] }
}

/** A field to choose, or a group of them, which cannot be chosen itself. */
export interface FieldChoice {
  readonly value: string
  readonly title: string
  /** What is shown once it is chosen. */
  readonly label: string
  readonly selectable: boolean
  readonly children?: FieldChoice[]
}

/** The fields as a tree: those of rows below the field that holds them. */
export function fieldChoices(fields: readonly FieldModel[]): FieldChoice[] {
  const choices = new Map<string, FieldChoice>()
  for (const { name, title, group: groupTitle = '' } of fields) {
    const choice: FieldChoice = { value: name, title, label: title, selectable: true }
    const [group = '', child] = name.split(',')
    if (child === undefined) choices.set(name, choice)
    else {
      const known = choices.get(group)?.children ?? []
      choices.set(group, { value: group, title: groupTitle, label: groupTitle, selectable: false, children: [...known, choice] })
    }
  }
  return [...choices.values()]
}
