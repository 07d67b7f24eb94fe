import { Input } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import { useTypedText } from '../shared/use-typed-text'
import type { TextareaSettings } from './schema'

const mostRows = 20

export function Editor(props: CellEditorProps<string, TextareaSettings>) {
  const { settings } = props
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  if (props.inQuery) return <Input {...inputProps(props)} {...typed} readOnly={props.readOnly} allowClear={!props.readOnly} />
  return (
    <Input.TextArea
      {...inputProps(props)}
      {...typed}
      readOnly={props.readOnly}
      autoSize={{ minRows: settings.rows, maxRows: Math.max(settings.rows, mostRows) }}
      {...(settings.maxLength ? { maxLength: settings.maxLength, showCount: true } : {})}
    />
  )
}
