import type { CellEditorProps } from '../../model/cell-type'
import { SafeHtml } from '../../ui/html/safe-html'
import type { RichTextSettings } from './definition'
import { asHtml } from './html-text'
import './rich/rich.css'

type Props = CellEditorProps<string, RichTextSettings>

/** A text that is read and not written. */
export function ReadOnlyText({ id, field, value, disabled, readOnly }: Props) {
  const box = {
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': field.title,
    id,
    ...(disabled ? { 'aria-disabled': true } : { tabIndex: 0 }),
    ...(readOnly ? { 'aria-readonly': true } : {}),
  }
  return (
    <div {...box} className="weft-rich-still">
      {value !== null && <SafeHtml html={asHtml(value)} />}
    </div>
  )
}
