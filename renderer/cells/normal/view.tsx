import { ariaProps } from '../../controls/base/editor-props'
import type { NoSettings } from '../../controls/base/settings'
import { Ellipsis } from '../../controls/text/ellipsis'
import { ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { definition } from './definition'

function Viewer({ value, ellipsis }: CellViewerProps<string, NoSettings>) {
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}

type Props = CellEditorProps<string, NoSettings>

/** A text that is read and never typed, which an output says by itself; it can be reached and copied. A query asks for it as for any text. */
function Editor(props: Props) {
  if (props.inQuery) return <Asked {...props} />
  return (
    <output {...ariaProps({ ...props, readOnly: false })} {...defined({ id: props.id })}>
      {props.value ?? ''}
    </output>
  )
}

function Asked(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <TextInput {...ownInputProps(props)} {...typed} invalid={props.invalid} onClear={() => props.onChange(null)} />
}

export const normal: CellType<string, NoSettings> = { ...definition, Viewer, Editor }
