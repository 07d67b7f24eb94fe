import type { CellEditorProps } from '../../model/cell-type'
import { ariaProps } from '../shared/editor-props'
import type { NoSettings } from '../shared/settings'
import { ownInputProps, TextInput } from '../shared/text-input'
import { useTypedText } from '../shared/use-typed-text'

type Props = CellEditorProps<string, NoSettings>

/** A text that is read and never typed; it can be reached and copied. A query asks for it as for any text. */
export function Editor(props: Props) {
  if (props.inQuery) return <Asked {...props} />
  return (
    <output {...ariaProps({ ...props, readOnly: true })} {...(props.id === undefined ? {} : { id: props.id })}>
      {props.value ?? ''}
    </output>
  )
}

function Asked(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <TextInput {...ownInputProps(props)} {...typed} invalid={props.invalid} onClear={() => props.onChange(null)} />
}
