import { QuestionCircleOutlined } from '@ant-design/icons'
import { toJS } from '@formily/reactive'
import { observer } from '@formily/reactive-react'
import { type ReactNode, useContext } from 'react'
import type { FieldModel } from '../model/field'
import { type CellTypes, followedField } from '../registry'
import { useCells } from '../source/host-context'
import { CellEditor } from '../ui/cell/cell-editor'
import { Hint } from '../ui/hint/hint'
import { ColumnsContext } from './form-grid'
import type { FormItem } from './form-item'
import type { FormSession } from './form-session'
import { errorId, type FormSpace, itemId, useFormSpace } from './form-space'
import { FormWarning, warningsOf } from './form-warning'
import type { FormValues } from './props'

/** One item of a form: label, input and message. It is drawn again when something about it has changed, and for nothing else. */
export const FormField = observer(function FormField({ name }: { readonly name: string }) {
  const space = useFormSpace()
  const item = space.session.items.get(name)
  if (item === undefined || !item.isShown) return null
  // A hidden cell has a value and no place.
  if (item.model.type === 'hidden') return null
  const { error, problems, required } = item.state
  const message = Object.values(problems)[0] ?? error ?? messageFor(space.session, item)
  const codes = warningsOf(item.model)
  const warning = codes.length > 0 && item.pattern === 'editable' ? <FormWarning codes={codes} value={item.plainValue} /> : undefined
  return (
    <Frame field={item.model} space={space} required={required} message={message} warning={warning}>
      <Input item={item} space={space} />
    </Frame>
  )
})

/** What is wrong with an object that is drawn nowhere as a whole, where this item speaks for it. */
function messageFor(session: FormSession, { parent, model }: FormItem): string | undefined {
  if (parent === undefined || session.compiled.errorAnchors.get(parent.model.name) !== model.name) return undefined
  return Object.values(parent.state.problems)[0] ?? parent.state.error ?? messageFor(session, parent)
}

interface FrameProps {
  readonly field: FieldModel
  readonly space: FormSpace
  readonly required: boolean
  readonly message: string | undefined
  /** What speaks against the value without refusing it. */
  readonly warning: ReactNode
  readonly children: ReactNode
}

/** Label, help and message. The line for the message is always there, so that nothing moves. */
function Frame({ field, space, required, message, warning, children }: FrameProps) {
  const columns = useContext(ColumnsContext)
  const { name, title, help } = field
  return (
    <div className="weft-item" data-field={name} data-cell={field.type} style={{ gridColumn: `span ${Math.min(field.span, columns)}` }}>
      <label className="weft-item-label" htmlFor={itemId(space, name)} title={title}>
        {required && (
          <span aria-hidden className="weft-item-mark">
            *
          </span>
        )}
        {title}
        {help !== undefined && (
          <Hint title={help}>
            <QuestionCircleOutlined aria-label={help} className="weft-item-help" />
          </Hint>
        )}
      </label>
      <div className="weft-item-control">
        {children}
        <div className="weft-item-message">
          {message !== undefined && (
            <span role="alert" id={errorId(space, name)} title={message}>
              {message}
            </span>
          )}
          {message === undefined && warning}
        </div>
      </div>
    </div>
  )
}

/** The one place where a cell's editor meets an item: value in, value out, and how it stands. */
const Input = observer(function Input({ item, space }: { readonly item: FormItem; readonly space: FormSpace }) {
  const { session } = space
  const cells = useCells()
  const { model, state, plainValue } = item
  const { name } = model
  const invalid = state.error !== undefined
  const record = recordFor(cells, session, model)
  const change = (next: unknown) => {
    item.setValue(next)
    session.changed(name)
    session.validator.typed(name)
    space.onInput(name)
  }
  return (
    <CellEditor
      id={itemId(space, name)}
      field={model}
      value={plainValue}
      onChange={change}
      onBlur={() => session.validator.left(name)}
      disabled={item.pattern === 'disabled'}
      readOnly={item.pattern === 'readOnly'}
      invalid={invalid}
      setOthers={fillOthers(session, item)}
      record={record}
      {...(model.kind === 'rows' || cells.get(model.type).guards ? { guard: guardOf(session, name) } : {})}
      refused={state.refused}
      {...(invalid ? { describedBy: errorId(space, name) } : {})}
      options={state.options}
    />
  )
})

const fillers = new WeakMap<FormItem, (row: FormValues) => void>()

/** Keeps its identity, as an item does. */
function fillOthers(session: FormSession, item: FormItem): (row: FormValues) => void {
  const fill = fillers.get(item) ?? (row => session.setSiblingValues(item, row))
  fillers.set(item, fill)
  return fill
}

/** Keeps its identity for a session and a field: an editor registers once. */
const guards = new WeakMap<FormSession, Map<string, Guard>>()
type Guard = (check: () => Promise<string | undefined>) => () => void

function guardOf(session: FormSession, name: string): Guard {
  const known = guards.get(session) ?? new Map<string, Guard>()
  guards.set(session, known)
  const guard = known.get(name) ?? (check => session.validator.guard(name, check))
  known.set(name, guard)
  return guard
}

function recordFor(cells: CellTypes, session: FormSession, model: FieldModel): FormValues | undefined {
  if (cells.get(model.type).wholeRecord === true) return valuesOf([...session.items.values()])
  return model.kind === 'rows' ? recordAround(session) : recordFollowed(cells, session, model)
}

const valuesOf = (items: readonly FormItem[]): FormValues => Object.fromEntries(items.map(({ model, value }) => [model.name, toJS(value)]))

/** What stands in the other items; rows are left out, which are long and which no expression reads. */
function recordAround({ items }: FormSession): FormValues {
  return valuesOf([...items.values()].filter(({ model }) => model.kind !== 'rows'))
}

/** The value that decides what is offered, for cells that depend on one; only a change of it draws them again. */
function recordFollowed(cells: CellTypes, session: FormSession, model: FieldModel): FormValues | undefined {
  const name = followedField(cells, model)
  const followed = session.dependents.followed(model.name)
  return name === undefined || followed === undefined ? undefined : { [name]: toJS(followed.value) }
}
