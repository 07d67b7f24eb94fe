import type { MutableRefObject } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { SafeHtml } from '../../ui/html/safe-html'
import type { RichTextSettings } from './definition'
import { asHtml } from './html-text'
import './rich/rich.css'

interface WaitingProps extends CellEditorProps<string, RichTextSettings> {
  /** Whether the user is in it. */
  readonly entered: MutableRefObject<boolean>
}

/** Stands in the place of the editor while that is on its way, as tall as it: nothing below moves under the pointer when it comes. */
export function Waiting({ id, field, value, settings, entered }: WaitingProps) {
  const box = {
    role: 'textbox',
    'aria-multiline': true,
    'aria-busy': true,
    'aria-label': field.title,
    id,
    tabIndex: 0,
    onFocus: () => {
      entered.current = true
    },
    onBlur: () => {
      entered.current = false
    },
  }
  return (
    <div className="weft-rich-editor is-coming">
      <div className="weft-rich-tools" />
      <div className="weft-rich-box" style={{ height: settings.height }}>
        <div {...box} className="weft-rich-text">
          {value !== null && <SafeHtml html={asHtml(value)} />}
        </div>
      </div>
      <div className="weft-rich-foot">
        <span>{'\u00a0'}</span>
      </div>
    </div>
  )
}
