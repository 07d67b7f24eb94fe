import { useId, useMemo } from 'react'
import type { FieldModel } from '../model/field'
import { useCells } from '../source/host-context'
import { queryFieldOf } from './cell-text'
import { ConditionInput } from './condition-input'
import type { QueryEntry } from './filters'
import { texts } from './texts'

export interface QueryItemProps {
  readonly field: FieldModel
  readonly entry: QueryEntry | undefined
  readonly onChange: (name: string, entry: QueryEntry) => void
  /** Why it is refused; absent: it is not. */
  readonly message?: string | undefined
  /** What stands in the input on which this one depends. Absent: it depends on none. */
  readonly record?: { readonly [field: string]: unknown }
}

/** One input of the query bar with its label; two for a range. */
export function QueryItem({ field, entry = '', onChange, message, record }: QueryItemProps) {
  const id = useId()
  const { operator } = queryFieldOf(useCells(), field)
  return (
    <div className="weft-query-item">
      <label htmlFor={id} title={field.title}>
        {field.title}
      </label>
      {operator === 'range' ? (
        <RangeInputs id={id} field={field} entry={entry} onChange={onChange} />
      ) : (
        <ConditionInput
          id={id}
          field={field}
          operator={operator}
          text={typeof entry === 'string' ? entry : ''}
          onChange={text => onChange(field.name, text)}
          record={record}
        />
      )}
      {message !== undefined && (
        <span role="alert" className="weft-query-message">
          {message}
        </span>
      )}
    </div>
  )
}

function RangeInputs({ id, field, entry, onChange }: QueryItemProps & { readonly id: string; readonly entry: QueryEntry }) {
  const { begin, end } = typeof entry === 'string' ? { begin: '', end: '' } : entry
  const from = useMemo(() => ({ ...field, title: texts.begin(field.title) }), [field])
  const to = useMemo(() => ({ ...field, title: texts.end(field.title) }), [field])
  return (
    <span className="weft-query-range">
      <ConditionInput id={id} field={from} operator="ge" text={begin} onChange={text => onChange(field.name, { begin: text, end })} />
      <span aria-hidden>~</span>
      <ConditionInput field={to} operator="le" text={end} onChange={text => onChange(field.name, { begin, end: text })} />
    </span>
  )
}
