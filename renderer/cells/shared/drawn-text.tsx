import { Input } from 'antd'
import type { ReactNode } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from './editor-props'
import { useTypedText } from './use-typed-text'
import './inputs.css'

export interface DrawnTextProps {
  readonly editor: CellEditorProps<string, unknown>
  /** What is drawn of a text. */
  readonly draw: (text: string) => ReactNode
}

/** A text, and in a form what is drawn of it below. */
export function DrawnText({ editor, draw }: DrawnTextProps) {
  const { value, onChange, readOnly } = editor
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  const input = <Input {...inputProps(editor)} {...typed} readOnly={readOnly} allowClear={!readOnly} />
  if (editor.compact || editor.inQuery) return input
  return (
    <div>
      {input}
      {value !== null && <div className="weft-drawn-text">{draw(value)}</div>}
    </div>
  )
}
