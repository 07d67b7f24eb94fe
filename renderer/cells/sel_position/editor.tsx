import { IdcardOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { OBJECT_PICKER } from '../../controls/picker/row-picker'
import { RowsEditor } from '../../controls/picker/rows-editor'
import type { CellEditorProps } from '../../model/cell-type'
import type { PositionSettings } from './definition'
import { positionLabels, positionSource } from './positions'
import { texts } from './texts'

export function Editor({ settings, ...editor }: CellEditorProps<string, PositionSettings>) {
  const { store, multiple } = settings
  const source = useMemo(() => positionSource(store), [store])
  const { title, name } = texts
  const icon = <IdcardOutlined aria-hidden />
  return <RowsEditor editor={editor} parts={{ ...OBJECT_PICKER, source, name, title, multiple, icon, labels: positionLabels[store] }} />
}
