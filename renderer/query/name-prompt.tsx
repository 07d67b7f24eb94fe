import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useHost } from '../source/host-context'
import { onEnter } from '../ui/input/composing'
import { texts } from './texts'

/** Asks for the name under which a query is saved; blanks around it do not count. */
export function NamePrompt({ onSave, onCancel }: { readonly onSave: (name: string) => void; readonly onCancel: () => void }) {
  const host = useHost()
  const [name, setName] = useState('')
  const confirm = () => {
    const given = name.trim()
    if (given === '') host.notify.warning(texts.nameMissing)
    else onSave(given)
  }
  return (
    <Modal
      open
      title={texts.namePrompt}
      onOk={confirm}
      onCancel={onCancel}
      okText={texts.confirm}
      cancelText={texts.cancel}
      okButtonProps={{ autoInsertSpace: false }}
      cancelButtonProps={{ autoInsertSpace: false }}
    >
      <Input
        aria-label={texts.namePrompt}
        autoFocus
        maxLength={50}
        value={name}
        onChange={event => setName(event.target.value)}
        onPressEnter={onEnter(confirm)}
      />
    </Modal>
  )
}
