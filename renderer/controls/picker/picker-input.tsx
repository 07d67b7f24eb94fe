import { CloseCircleFilled } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { defined } from '../../model/defined'
import { cutText } from '../../ui/text/cut-text'
import { ariaProps } from '../base/editor-props'
import { texts } from '../base/texts'
import type { ChoiceEditorProps } from '../choice/choice-select'
import './picker.css'

export interface PickerInputProps {
  readonly editor: ChoiceEditorProps
  /** What is chosen, as people read it. */
  readonly text: string
  /** Characters of it that are shown; the whole stands in a tooltip. Absent: all. */
  readonly cut?: number
  readonly button: string
  readonly icon: ReactNode
  readonly onOpen: () => void
  /** What is to be said of the value, such as that it is no longer there. Absent: nothing. */
  readonly hint?: string | undefined
}

/** The texts of what was chosen, and the button that opens a picker. Enter, space and the arrow down open it too. */
export function PickerInput({ editor, text, cut = 0, button, icon, onOpen, hint }: PickerInputProps) {
  const fixed = editor.disabled || editor.readOnly
  const open = () => !fixed && onOpen()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }
  return (
    <Space.Compact block className="weft-picker-input">
      <Input
        {...ariaProps(editor)}
        {...defined({ id: editor.id })}
        {...(editor.invalid ? { status: 'error' as const } : hint === undefined ? {} : { status: 'warning' as const })}
        {...(editor.onBlur === undefined ? {} : { onBlur: () => editor.onBlur?.() })}
        readOnly
        aria-haspopup="dialog"
        disabled={editor.disabled}
        autoFocus={editor.autoFocus === true}
        placeholder={editor.placeholder ?? texts.choose}
        value={cutText(text, cut)}
        title={hint === undefined ? text : `${text}（${hint}）`}
        onKeyDown={press}
        onClick={open}
        suffix={
          fixed || editor.value === null ? <span /> : <ClearButton title={editor.field.title} onClear={() => editor.onChange(null)} />
        }
      />
      <Button icon={icon} disabled={fixed} aria-label={`${button} ${editor.field.title}`} title={button} onClick={open}>
        {editor.compact ? null : <span className="weft-picker-word">{button}</span>}
      </Button>
    </Space.Compact>
  )
}

/** Its own: antd hides the one of an input that cannot be typed into. */
function ClearButton({ title, onClear }: { readonly title: string; readonly onClear: () => void }) {
  const clear = (event: MouseEvent) => {
    // The input around it would open the picker.
    event.stopPropagation()
    onClear()
  }
  return <Button type="text" size="small" icon={<CloseCircleFilled aria-hidden />} aria-label={`${texts.clear} ${title}`} onClick={clear} />
}
