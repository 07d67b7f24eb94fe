import { Modal, Tag } from 'antd'
import { useState } from 'react'
import { useHost } from '../../source/host-context'
import { DepartmentTree } from '../shared/departments/department-tree'
import { learnLabels, useLabels } from '../shared/label-loader'
import { texts as shared } from '../shared/texts'
import type { UserSettings } from './schema'
import { texts } from './texts'
import { UserTable } from './user-table'
import { type User, userLabels } from './users'

export interface UserDialogProps {
  readonly settings: UserSettings
  /** What is stored of those who are chosen already. */
  readonly start: readonly string[]
  readonly onChoose: (accounts: readonly string[]) => void
  readonly onCancel: () => void
}

/** The users to choose from; the choice outlives a change of page and of the query. */
export function UserDialog({ settings, start, onChoose, onCancel }: UserDialogProps) {
  const host = useHost()
  const [chosen, setChosen] = useState(start)
  const [department, setDepartment] = useState<string>()
  const { what, fetch } = userLabels[settings.store]
  const names = useLabels(what, chosen, fetch)
  const choose = (accounts: readonly string[], known: readonly User[]) => {
    learnLabels(host, what, fetch, new Map(known.map(user => [user.key, user.realname])))
    setChosen(settings.multiple ? accounts : accounts.slice(-1))
  }
  return (
    <Modal
      open
      width={1200}
      title={texts.title}
      okText={shared.ok}
      cancelText={shared.cancel}
      onOk={() => onChoose(chosen)}
      onCancel={onCancel}
    >
      <div style={{ display: 'flex', gap: 16 }}>
        {settings.departments && (
          <div style={{ width: 260, flex: 'none' }}>
            <DepartmentTree mode="one" chosen={department === undefined ? [] : [department]} onChoose={ids => setDepartment(ids[0])} />
          </div>
        )}
        <div style={{ flex: 1, minWidth: 0 }}>
          <UserTable
            multiple={settings.multiple}
            store={settings.store}
            chosen={chosen}
            onChoose={choose}
            {...(department === undefined ? {} : { department })}
          />
          <div aria-live="polite" style={{ marginTop: 8 }}>
            <span style={{ marginRight: 8 }}>{texts.chosen(chosen.length)}</span>
            {chosen.map(account => (
              <Tag key={account} closable onClose={() => setChosen(chosen.filter(each => each !== account))}>
                {names.get(account) ?? account}
              </Tag>
            ))}
          </div>
        </div>
      </div>
    </Modal>
  )
}
