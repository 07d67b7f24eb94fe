import { Suspense, useMemo, useRef } from 'react'
import { defined } from '../model/defined'
import type { FieldModel } from '../model/field'
import type { Operator } from '../model/operator'
import { useCells } from '../source/host-context'
import { CellEditor } from '../ui/cell/cell-editor'
import { lazyPart } from '../ui/loading/lazy-part'
import { cellValue, holdsSeveral, wireText } from './cell-text'

const SeveralValues = lazyPart(async () => (await import('./several-values')).SeveralValues)

export interface ConditionInputProps {
  readonly id?: string
  readonly field: FieldModel
  readonly operator: Operator
  /** Wire text; several values are joined with commas. */
  readonly text: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string
  /** See `CellEditorProps`. */
  readonly record?: { readonly [field: string]: unknown } | undefined
}

/** What a condition compares with: the editor of the field's cell, or several values for `in` and `multi`. */
export function ConditionInput({ operator, field, record, ...props }: ConditionInputProps) {
  const cells = useCells()
  const several = (operator === 'in' || operator === 'multi') && !holdsSeveral(cells, field)
  if (!several) return <OneValue field={field} {...props} {...defined({ record })} />
  return (
    <Suspense fallback={<span className="weft-query-input weft-query-waiting" aria-busy />}>
      <SeveralValues field={field} {...props} />
    </Suspense>
  )
}

/** Settings and rules of a form do not hold for a search: nothing is required, and a default is no condition. */
function OneValue({ field, text, onChange, ...props }: Omit<ConditionInputProps, 'operator'>) {
  // What was typed last, so that a value whose text is not final yet, such as "1.", stays as it is.
  const cells = useCells()
  const typed = useRef<{ readonly text: string; readonly value: unknown }>()
  const decoded = useMemo(() => cellValue(cells, field, text), [cells, field, text])
  const value = typed.current?.text === text ? typed.current.value : decoded
  const change = (next: unknown) => {
    typed.current = { text: wireText(cells, field, next), value: next }
    onChange(typed.current.text)
  }
  return <CellEditor field={field} value={value} onChange={change} inQuery {...props} />
}
