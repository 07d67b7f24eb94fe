import type { CellEditorProps } from '../../model/cell-type'
import { DrawnText } from '../shared/drawn-text'
import { Code } from './code'
import type { QrcodeSettings } from './schema'

/** The text, and in a form its code below it. */
export function Editor(props: CellEditorProps<string, QrcodeSettings>) {
  return <DrawnText editor={props as CellEditorProps<string, unknown>} draw={text => <Code text={text} size={props.settings.size} />} />
}
