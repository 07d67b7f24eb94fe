import { TeamOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { OBJECT_PICKER } from '../../controls/picker/row-picker'
import { RowsEditor } from '../../controls/picker/rows-editor'
import type { CellEditorProps } from '../../model/cell-type'
import type { RoleSettings } from './definition'
import { roleLabels, roleSource } from './roles'
import { texts } from './texts'

export function Editor({ settings, ...editor }: CellEditorProps<string, RoleSettings>) {
  const { store, multiple } = settings
  const source = useMemo(() => roleSource(store), [store])
  const { title, name } = texts
  const icon = <TeamOutlined aria-hidden />
  return <RowsEditor editor={editor} parts={{ ...OBJECT_PICKER, source, name, title, multiple, icon, labels: roleLabels[store] }} />
}
