import { Modal, Select } from 'antd'
import { useState } from 'react'
import { useDictionary } from '../dictionary'
import type { SavedEntry } from './saved-store'
import { texts } from './texts'

export interface ShareDialogProps {
  readonly entry: SavedEntry
  readonly onSave: (roleIds: readonly string[]) => Promise<unknown>
  readonly onCancel: () => void
}

/** Asks which roles see a saved query besides its owner. */
export function ShareDialog({ entry, onSave, onCancel }: ShareDialogProps) {
  const { options, state } = useDictionary('sys_role,role_name,id')
  const [roleIds, setRoleIds] = useState<readonly string[]>(entry.roleIds)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave(roleIds)
    setBusy(false)
  }
  return (
    <Modal
      open
      title={`${texts.shareTitle}：${entry.title}`}
      onOk={() => void save()}
      confirmLoading={busy}
      onCancel={onCancel}
      okText={texts.confirm}
      cancelText={texts.cancel}
      okButtonProps={{ autoInsertSpace: false }}
      cancelButtonProps={{ autoInsertSpace: false }}
    >
      <Select
        mode="multiple"
        aria-label={texts.shareTitle}
        style={{ width: '100%' }}
        loading={state === 'loading'}
        optionFilterProp="label"
        placeholder={texts.shareHint}
        allowClear
        options={options.map(({ value, text }) => ({ value, label: text }))}
        value={[...roleIds]}
        onChange={setRoleIds}
      />
      <p>{texts.shareHint}</p>
    </Modal>
  )
}
