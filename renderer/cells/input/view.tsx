import { Ellipsis } from '../../controls/text/ellipsis'
import { ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { definition, type InputSettings } from './definition'

function Viewer({ value, ellipsis }: CellViewerProps<string, InputSettings>) {
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}

function Editor(props: CellEditorProps<string, InputSettings>) {
  const { settings, onChange } = props
  const typed = useTypedText(props.value ?? '', text => onChange(text === '' ? null : text))
  return (
    <TextInput
      {...ownInputProps(props)}
      {...typed}
      invalid={props.invalid}
      onClear={() => onChange(null)}
      {...(settings.prefix ? { prefix: settings.prefix } : {})}
      {...(settings.suffix ? { suffix: settings.suffix } : {})}
    />
  )
}

export const input: CellType<string, InputSettings> = { ...definition, Viewer, Editor }
