import type { CellEditorProps } from '../../model/cell-type'
import { ariaProps } from '../shared/editor-props'
import type { NoSettings } from '../shared/settings'

/** A text that is read and never typed; it can be reached and copied. */
export function Editor(props: CellEditorProps<string, NoSettings>) {
  return (
    <output {...ariaProps({ ...props, readOnly: true })} {...(props.id === undefined ? {} : { id: props.id })}>
      {props.value ?? ''}
    </output>
  )
}
