import { Input } from 'antd'
import type { ComponentType } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../base/editor-props'
import { useTypedText } from './use-typed-text'
import '../base/inputs.css'

/** An editor of a text, which in a form shows below it what is drawn of it. */
export function drawnTextEditor<Settings>(Drawn: ComponentType<{ readonly text: string; readonly settings: Settings }>) {
  return function DrawnTextEditor(props: CellEditorProps<string, Settings>) {
    const { value, onChange, readOnly, settings } = props
    const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
    const input = <Input {...inputProps(props)} {...typed} readOnly={readOnly} allowClear={!readOnly} />
    if (props.compact || props.inQuery) return input
    return (
      <div>
        {input}
        {value !== null && (
          <div className="weft-drawn-text">
            <Drawn text={value} settings={settings} />
          </div>
        )}
      </div>
    )
  }
}
