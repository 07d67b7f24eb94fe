import type { CellEditorProps } from '../../model/cell-type'
import { ownInputProps, TextInput } from '../shared/text-input'
import { useTypedText } from '../shared/use-typed-text'
import type { EllipsisSettings } from './schema'

/** The whole text in a line. */
export function Editor(props: CellEditorProps<string, EllipsisSettings>) {
  const { value, onChange, invalid, settings } = props
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  const limit = settings.maxLength ? { maxLength: settings.maxLength } : {}
  return <TextInput {...ownInputProps(props)} {...typed} {...limit} invalid={invalid} onClear={() => onChange(null)} />
}
