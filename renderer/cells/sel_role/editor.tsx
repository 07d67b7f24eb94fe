import { TeamOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { OBJECT_PICKER } from '../shared/picker/row-picker'
import { RowsEditor } from '../shared/picker/rows-editor'
import { roleLabels, roleSource } from './roles'
import type { RoleSettings } from './schema'
import { texts } from './texts'

export function Editor({ settings, ...editor }: CellEditorProps<string, RoleSettings>) {
  const { store, multiple } = settings
  const source = useMemo(() => roleSource(store), [store])
  const { title, name } = texts
  const icon = <TeamOutlined aria-hidden />
  return <RowsEditor editor={editor} parts={{ ...OBJECT_PICKER, source, name, title, multiple, icon, labels: roleLabels[store] }} />
}
