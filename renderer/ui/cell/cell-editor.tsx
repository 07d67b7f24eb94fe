import { useHeld } from '../../dictionary/use-held'
import type { CellEditorProps as EditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { FieldModel } from '../../model/field'
import type { Option } from '../../model/option'
import { useCells } from '../../source/host-context'
import { texts } from '../texts'
import { CellError } from './cell-error'
import { CellPlaceBoundary, useCellOptions } from './cell-view'

export interface CellEditorProps
  extends Partial<
    Pick<
      EditorProps<unknown, unknown>,
      | 'id'
      | 'onBlur'
      | 'autoFocus'
      | 'unfolded'
      | 'placeholder'
      | 'describedBy'
      | 'inQuery'
      | 'compact'
      | 'place'
      | 'onAwaited'
      | 'setOthers'
      | 'record'
      | 'guard'
      | 'refused'
    >
  > {
  readonly field: FieldModel
  /** As code holds it: decoded. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly invalid?: boolean
  /** Options decided by the record; default: the field's own, else those of its dictionary. */
  readonly options?: readonly Option[] | undefined
}

/** The input of one field: a controlled component on values. Knows no form and no grid. */
export function CellEditor(props: CellEditorProps) {
  return (
    <CellPlaceBoundary field={props.field} retryOn={props.field}>
      <Drawn {...props} />
    </CellPlaceBoundary>
  )
}

function Drawn({
  field,
  value,
  options: given,
  disabled = false,
  readOnly = false,
  invalid = false,
  placeholder,
  ...rest
}: CellEditorProps) {
  const type = useCells().get(field.type)
  const table = type.choices && given === undefined && field.dict?.includes(',') ? field.dict : undefined
  const options = useHeld(table, useCellOptions(field, type, given), value)
  const { Editor } = type
  if (Editor === undefined) return <CellError error={new Error(texts.noEditor)} />
  // An example of what to write in a form is none of what to search for.
  const hint = placeholder ?? (rest.inQuery ? undefined : field.placeholder)
  return (
    <Editor
      {...rest}
      field={field}
      value={value ?? null}
      settings={field.settings}
      options={options}
      disabled={disabled}
      readOnly={readOnly}
      invalid={invalid}
      {...defined({ placeholder: hint })}
    />
  )
}
