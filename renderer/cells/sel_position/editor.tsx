import { IdcardOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { OBJECT_PICKER } from '../shared/picker/row-picker'
import { RowsEditor } from '../shared/picker/rows-editor'
import { positionLabels, positionSource } from './positions'
import type { PositionSettings } from './schema'
import { texts } from './texts'

export function Editor({ settings, ...editor }: CellEditorProps<string, PositionSettings>) {
  const { store, multiple } = settings
  const source = useMemo(() => positionSource(store), [store])
  const { title, name } = texts
  const icon = <IdcardOutlined aria-hidden />
  return <RowsEditor editor={editor} parts={{ ...OBJECT_PICKER, source, name, title, multiple, icon, labels: positionLabels[store] }} />
}
