import { SearchOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import { PickerInput } from '../shared/picker/picker-input'
import { filledFields, wrongSettings } from './report'
import { ReportDialog } from './report-dialog'
import type { PopupSettings } from './schema'
import { texts } from './texts'

/** What was chosen out of a report; the chosen row fills other fields of the record too. */
export function Editor(props: CellEditorProps<string, PopupSettings>) {
  const { settings, value, field, onChange, setOthers } = props
  const host = useHost()
  const [open, setOpen] = useState(false)
  const press = () => {
    const wrong = wrongSettings(settings)
    if (wrong === undefined) setOpen(true)
    else host.notify.error(wrong)
  }
  return (
    <>
      <PickerInput editor={props} text={value ?? ''} button={texts.open} icon={<SearchOutlined aria-hidden />} onOpen={press} />
      {open && (
        <ReportDialog
          settings={settings}
          onCancel={() => setOpen(false)}
          onChoose={rows => {
            const { [field.name]: own, ...others } = filledFields(settings, rows)
            setOpen(false)
            // Without a field of its own name the first column is the value.
            const first = own === undefined ? Object.values(others)[0] : own
            onChange(first === null || first === undefined ? null : String(first))
            if (Object.keys(others).length > 0) setOthers?.(others)
          }}
        />
      )}
    </>
  )
}
