import { UserOutlined } from '@ant-design/icons'
import { useMemo, useState } from 'react'
import { DepartmentTree } from '../../controls/departments/department-tree'
import { RowsEditor } from '../../controls/picker/rows-editor'
import type { CellEditorProps } from '../../model/cell-type'
import type { UserSettings } from './definition'
import { texts } from './texts'
import { userLabels, userSource } from './users'

/** Pixels of the window. */
const WIDTH = 1200
/** Characters of the names that the input shows. */
const SHOWN = 25

export function Editor({ settings, ...editor }: CellEditorProps<string, UserSettings>) {
  const { store, multiple, departments } = settings
  const [department, setDepartment] = useState<string>()
  const source = useMemo(() => userSource(store, department), [store, department])
  const tree = (
    <div className="weft-picker-tree">
      <DepartmentTree mode="one" chosen={department === undefined ? [] : [department]} onChoose={ids => setDepartment(ids[0])} />
    </div>
  )
  const { title, name } = texts
  const parts = { source, name, title, width: WIDTH, shown: SHOWN, multiple, icon: <UserOutlined aria-hidden />, labels: userLabels[store] }
  return <RowsEditor editor={editor} parts={departments ? { ...parts, before: tree } : parts} />
}
