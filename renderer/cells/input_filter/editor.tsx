import { Input } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import { useTypedText } from '../shared/use-typed-text'
import type { FilterSettings } from './schema'

export function Editor(props: CellEditorProps<string, FilterSettings>) {
  const { settings, value, onChange, readOnly } = props
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  const leave = () => {
    const kept = value?.trim() ?? ''
    if (settings.trim && !readOnly && kept !== (value ?? '')) onChange(kept === '' ? null : kept)
    props.onBlur?.()
  }
  return (
    <Input
      {...inputProps(props)}
      {...typed}
      onBlur={leave}
      readOnly={readOnly}
      allowClear={!readOnly}
      {...(settings.maxLength ? { maxLength: settings.maxLength } : {})}
    />
  )
}
