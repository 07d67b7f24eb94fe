import { Input } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import { useTypedText } from '../shared/use-typed-text'
import type { InputSettings } from './schema'

export function Editor(props: CellEditorProps<string, InputSettings>) {
  const { settings } = props
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return (
    <Input
      {...inputProps(props)}
      {...typed}
      readOnly={props.readOnly}
      allowClear
      prefix={settings.prefix}
      suffix={settings.suffix}
      {...(settings.maxLength ? { maxLength: settings.maxLength } : {})}
    />
  )
}
