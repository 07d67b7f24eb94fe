import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'

type Given = Pick<
  CellEditorProps<unknown, unknown>,
  'id' | 'field' | 'disabled' | 'readOnly' | 'invalid' | 'describedBy' | 'placeholder' | 'autoFocus' | 'onBlur'
>

/** Name, state and help of an editor for those who listen to it; a name only, where the element is not an input. */
export function ariaProps(props: Pick<Given, 'field' | 'readOnly' | 'invalid' | 'describedBy'>) {
  return {
    'aria-label': props.field.title,
    ...(props.invalid ? { 'aria-invalid': true as const } : {}),
    ...(props.readOnly ? { 'aria-readonly': true as const } : {}),
    'aria-describedby': props.describedBy,
  }
}

/** What antd's inputs take alike. */
export function inputProps(props: Given) {
  return {
    ...ariaProps(props),
    disabled: props.disabled,
    ...(props.invalid ? { status: 'error' as const } : {}),
    ...defined({ id: props.id, placeholder: props.placeholder }),
    // A form or a grid asks for it where a person goes to type; nothing else sets it.
    ...(props.autoFocus ? { autoFocus: true } : {}),
    ...(props.onBlur === undefined ? {} : { onBlur: () => props.onBlur?.() }),
  }
}

/** What the editor of code takes of them. */
export function codeProps(props: Given) {
  return {
    label: props.field.title,
    id: props.id,
    describedBy: props.describedBy,
    placeholder: props.placeholder,
    disabled: props.disabled,
    readOnly: props.readOnly,
    invalid: props.invalid,
    autoFocus: props.autoFocus === true,
    onBlur: props.onBlur,
  }
}
