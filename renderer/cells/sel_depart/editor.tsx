import { ApartmentOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { joinValues, splitValues } from '../../controls/base/comma'
import { texts as shared } from '../../controls/base/texts'
import { DepartmentTree } from '../../controls/departments/department-tree'
import { departmentLabels, fetchDepartmentLabels } from '../../controls/departments/departments'
import { texts } from '../../controls/departments/texts'
import { PickerDialog } from '../../controls/picker/picker-dialog'
import { PickerInput } from '../../controls/picker/picker-input'
import { useDialog } from '../../controls/picker/use-dialog'
import { learnLabels, useKnown } from '../../dictionary/labels'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import type { DepartSettings } from './definition'

/** Pixels of the window. */
const WIDTH = 450

export function Editor(props: CellEditorProps<string, DepartSettings>) {
  const dialog = useDialog(props)
  const ids = splitValues(props.value)
  const { labels: names, gone } = useKnown(departmentLabels, ids, fetchDepartmentLabels)
  const lost = ids.filter(id => gone.has(id))
  const choose = (value: string | null) => {
    dialog.close()
    if (value !== props.value) props.onChange(value)
  }
  return (
    <>
      <PickerInput
        editor={props}
        text={ids.map(id => names.get(id) ?? id).join(',')}
        button={texts.title}
        icon={<ApartmentOutlined aria-hidden />}
        onOpen={dialog.show}
        {...(lost.length > 0 && { hint: shared.gone(lost.join(',')) })}
      />
      {dialog.open && <DepartmentDialog start={ids} multiple={props.settings.multiple} onChoose={choose} onCancel={dialog.close} />}
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
    <PickerDialog title={texts.title} width={WIDTH} onAccept={() => onChoose(joinValues(chosen))} onCancel={onCancel}>
      <DepartmentTree
        mode={multiple ? 'checkbox' : 'one'}
        chosen={chosen}
        onChoose={(ids, names) => {
          learnLabels(host, departmentLabels, fetchDepartmentLabels, names)
          setChosen(ids)
        }}
      />
    </PickerDialog>
  )
}
