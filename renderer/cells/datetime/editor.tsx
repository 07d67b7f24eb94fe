import type { CellEditorProps } from '../../model/cell-type'
import type { DateSettings } from '../shared/date-codec'
import { DateEditor } from '../shared/date-editor'
import { WIRE_FORMAT } from './schema'

export function Editor(props: CellEditorProps<string, DateSettings>) {
  return <DateEditor {...props} wireFormat={WIRE_FORMAT} showTime={true} />
}
