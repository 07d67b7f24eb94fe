import { createElement } from 'react'
import type { FieldModel } from '../model/field'
import type { ConditionGroup } from '../model/operator'
import type { Option } from '../model/option'
import { type CellTypes, shownText } from '../registry'
import { useCells } from '../source/host-context'
import { CellView, useCellOptions } from '../ui/cell/cell-view'
import { queryWords, type Word } from './words'

/** A query in words, values as people know them. */
export function QueryWords({ group, fields }: { readonly group: ConditionGroup; readonly fields: readonly FieldModel[] }) {
  const words = queryWords(group, fields).map(word => (typeof word === 'string' ? word : createElement(ValueText, word)))
  // Not as a list: each word is told from the others by its place.
  return createElement('span', { className: 'weft-query-words' }, ...words)
}

type Value = Exclude<Word, string>

/** A value of a field as text. */
export function ValueText({ field, value, partial }: Value) {
  const cells = useCells()
  if (field === undefined) return value
  const { type, kind } = field
  // Only the viewer knows what has to be looked up, such as people; plain texts, choices and numbers say themselves.
  if (!partial && kind === 'text' && type !== 'input' && !cells.get(type).choices) {
    return <CellView field={field} row={{ [field.name]: value }} view="list" />
  }
  return <OptionText field={field} value={value} />
}

function OptionText({ field, value }: Pick<Value, 'value'> & { readonly field: FieldModel }) {
  const cells = useCells()
  const options = useCellOptions(field, cells.get(field.type), undefined)
  return textOf(cells, field, value, options)
}

function textOf(cells: CellTypes, field: FieldModel, value: string, options: readonly Option[]): string {
  try {
    return shownText(cells, field, value, options) || value
  } catch {
    // A piece of a value may be none itself.
    return value
  }
}
