import type { Field } from '@formily/core'
import { observer, useField } from '@formily/react'
import { raw, toJS } from '@formily/reactive'
import { CellEditor } from '../widgets/cell-editor'
import { fieldState } from './field-state'
import type { FormSession } from './form-session'
import { errorId, type FormSpace, itemId, useFormSpace } from './form-space'
import type { FormValues } from './props'

interface FieldCellProps {
  readonly value?: unknown
  readonly disabled?: boolean
  readonly readOnly?: boolean
}

/** Keeps its identity for a session and a field: an editor registers once. */
const guards = new WeakMap<FormSession, Map<string, Guard>>()
type Guard = (check: () => Promise<string | undefined>) => () => void

function guardOf({ session }: FormSpace, name: string): Guard {
  const known = guards.get(session) ?? new Map<string, Guard>()
  guards.set(session, known)
  const guard = known.get(name) ?? (check => session.validator.guard(name, check))
  known.set(name, guard)
  return guard
}

/** What stands in the other items; rows are left out, which are long and which nobody's expressions read. */
function recordAround(field: Field, { session }: FormSpace): FormValues {
  const plain = [...session.compiled.fields.values()].filter(({ kind }) => kind !== 'rows')
  return Object.fromEntries(plain.map(({ name }) => [name, toJS(field.form.values[name])]))
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
      setOthers={space.session.putRow}
      {...(model.kind === 'rows' ? { record: recordAround(field, space), guard: guardOf(space, name) } : {})}
      {...(invalid ? { describedBy: errorId(space, name) } : {})}
      {...(options === undefined ? {} : { options })}
    />
  )
})
