import { Input } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import { useTypedText } from '../shared/use-typed-text'
import { Code } from './code'
import type { BarcodeSettings } from './schema'

/** The text, and in a form its code below it. */
export function Editor(props: CellEditorProps<string, BarcodeSettings>) {
  const { value, onChange, readOnly, settings } = props
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  const input = <Input {...inputProps(props)} {...typed} readOnly={readOnly} allowClear={!readOnly} />
  if (props.compact || props.inQuery) return input
  return (
    <div>
      {input}
      {value !== null && (
        <div style={{ marginTop: 8, lineHeight: 1.5 }}>
          <Code text={value} settings={settings} />
        </div>
      )}
    </div>
  )
}
