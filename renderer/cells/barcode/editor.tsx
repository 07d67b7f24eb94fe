import type { CellEditorProps } from '../../model/cell-type'
import { DrawnText } from '../shared/drawn-text'
import { Code } from './code'
import type { BarcodeSettings } from './schema'

/** The text, and in a form its code below it. */
export function Editor(props: CellEditorProps<string, BarcodeSettings>) {
  return <DrawnText editor={props as CellEditorProps<string, unknown>} draw={text => <Code text={text} settings={props.settings} />} />
}
