import { Input } from 'antd'
import { inputProps } from '../../controls/base/editor-props'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps } from '../../model/cell-type'
import type { FilterSettings } from './definition'

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
