import { UserOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { cutText } from '../../widgets/cut-text'
import { joinValues, splitValues } from '../shared/comma'
import { useLabels } from '../shared/label-loader'
import { PickerInput } from '../shared/picker/picker-input'
import type { UserSettings } from './schema'
import { texts } from './texts'
import { UserDialog } from './user-dialog'
import { userLabels } from './users'

/** Characters of the names that the input shows. */
const shownLength = 25

export function Editor(props: CellEditorProps<string, UserSettings>) {
  const [open, setOpen] = useState(false)
  const accounts = splitValues(props.value)
  const { what, fetch } = userLabels[props.settings.store]
  const names = useLabels(what, accounts, fetch)
  const choose = (chosen: readonly string[]) => {
    setOpen(false)
    const value = joinValues(chosen)
    if (value !== props.value) props.onChange(value)
  }
  return (
    <>
      <PickerInput
        editor={props}
        text={cutText(accounts.map(account => names.get(account) ?? account).join(','), shownLength)}
        button={texts.title}
        icon={<UserOutlined aria-hidden />}
        onOpen={() => setOpen(true)}
      />
      {open && <UserDialog settings={props.settings} start={accounts} onChoose={choose} onCancel={() => setOpen(false)} />}
    </>
  )
}
