import type { CellEditorProps } from '../../model/cell-type'
import { SafeHtml } from '../../widgets/safe-html'
import { asHtml } from './html-text'
import type { RichTextSettings } from './schema'
import './rich/rich.css'

type Props = CellEditorProps<string, RichTextSettings>

/** A text that is read and not written: while the editor is on its way, and where nobody may write. */
export function ReadOnlyText({ id, field, value, disabled, readOnly, settings, waiting = false }: Props & { readonly waiting?: boolean }) {
  const box = {
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': field.title,
    ...(id === undefined ? {} : { id }),
    ...(disabled ? { 'aria-disabled': true } : { tabIndex: 0 }),
    ...(readOnly ? { 'aria-readonly': true } : {}),
    ...(waiting ? { 'aria-busy': true, style: { height: settings.height } } : {}),
  }
  return (
    <div {...box} className="weft-rich-still">
      {value !== null && <SafeHtml html={asHtml(value)} />}
    </div>
  )
}
