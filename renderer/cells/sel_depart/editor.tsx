import { ApartmentOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import { joinValues, splitValues } from '../shared/comma'
import { DepartmentTree } from '../shared/departments/department-tree'
import { departmentLabels, fetchDepartmentLabels } from '../shared/departments/departments'
import { texts } from '../shared/departments/texts'
import { learnLabels, useLabels } from '../shared/label-loader'
import { PickerInput } from '../shared/picker/picker-input'
import { texts as shared } from '../shared/texts'
import type { DepartSettings } from './schema'

export function Editor(props: CellEditorProps<string, DepartSettings>) {
  const [open, setOpen] = useState(false)
  const ids = splitValues(props.value)
  const names = useLabels(departmentLabels, ids, fetchDepartmentLabels)
  const choose = (value: string | null) => {
    setOpen(false)
    if (value !== props.value) props.onChange(value)
  }
  return (
    <>
      <PickerInput
        editor={props}
        text={ids.map(id => names.get(id) ?? id).join(',')}
        button={texts.title}
        icon={<ApartmentOutlined aria-hidden />}
        onOpen={() => setOpen(true)}
      />
      {open && <DepartmentDialog start={ids} multiple={props.settings.multiple} onChoose={choose} onCancel={() => setOpen(false)} />}
    </>
  )
}

interface DialogProps {
  readonly start: readonly string[]
  readonly multiple: boolean
  readonly onChoose: (value: string | null) => void
  readonly onCancel: () => void
}

function DepartmentDialog({ start, multiple, onChoose, onCancel }: DialogProps) {
  const host = useHost()
  const [chosen, setChosen] = useState(start)
  return (
    <Modal
      open
      width={450}
      title={texts.title}
      okText={shared.ok}
      cancelText={shared.cancel}
      onOk={() => onChoose(joinValues(chosen))}
      onCancel={onCancel}
    >
      <DepartmentTree
        mode={multiple ? 'checkbox' : 'one'}
        chosen={chosen}
        onChoose={(ids, names) => {
          learnLabels(host, departmentLabels, fetchDepartmentLabels, names)
          setChosen(ids)
        }}
      />
    </Modal>
  )
}
