import type { CellEditorProps } from '../../model/cell-type'
import { ownInputProps, TextInput } from '../shared/text-input'
import { useTypedText } from '../shared/use-typed-text'
import type { InputSettings } from './schema'

export function Editor(props: CellEditorProps<string, InputSettings>) {
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
      {...(settings.maxLength ? { maxLength: settings.maxLength } : {})}
    />
  )
}
