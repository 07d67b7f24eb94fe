import type { Field } from '@formily/core'
import { observer, useField } from '@formily/react'
import { raw } from '@formily/reactive'
import { CellEditor } from '../widgets/cell-editor'
import { fieldState } from './field-state'
import { errorId, itemId, useFormSpace } from './form-space'

interface FieldCellProps {
  readonly value?: unknown
  readonly disabled?: boolean
  readonly readOnly?: boolean
}

/** The one place where a cell's editor meets a Formily field: value in, value out, and how it stands. */
export const FieldCell = observer(function FieldCell({ value, disabled = false, readOnly = false }: FieldCellProps) {
  const field = useField<Field>()
  const space = useFormSpace()
  const { compiled, validator } = space.session
  const name = String(field.props.name)
  const model = compiled.fields.get(name)
  if (model === undefined) return null
  const { options } = fieldState(field)
  const invalid = field.selfErrors.length > 0
  const change = (next: unknown) => {
    // Not by Formily's `onInput`, which takes an object with a `target` for an event.
    field.setValue(next)
    field.modify()
    validator.typed(name)
    space.onInput(name)
  }
  return (
    <CellEditor
      id={itemId(space, name)}
      field={model}
      // The value itself and not Formily's observed view of it: a list stays the same object until it changes.
      value={typeof value === 'object' && value !== null ? raw(value) : value}
      onChange={change}
      onBlur={() => void validator.check(name)}
      disabled={disabled}
      readOnly={readOnly}
      invalid={invalid}
      setOthers={row => space.session.put(row)}
      {...(invalid ? { describedBy: errorId(space, name) } : {})}
      {...(options === undefined ? {} : { options })}
    />
  )
})
