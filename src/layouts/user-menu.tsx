import { DownOutlined, LogoutOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { focusedMenu, useMenuOpener } from '../../renderer/contract'
import { texts } from './texts'

export interface UserMenuEntry {
  readonly key: string
  readonly title: string
  readonly icon: React.ReactNode
  readonly run: () => void
}

interface UserMenuProps {
  readonly name: string
  /** Shown above the sign-out. */
  readonly entries?: readonly UserMenuEntry[]
  readonly onLogout: () => void
}

/** What the signed-in person can do for themselves. */
export function UserMenu({ name, entries = [], onLogout }: UserMenuProps) {
  const all: readonly UserMenuEntry[] = [
    ...entries,
    { key: 'logout', title: texts.logout, icon: <LogoutOutlined aria-hidden />, run: onLogout },
  ]
  const items = all.map(({ key, title, icon }) => ({ key, icon, label: title }))
  const opener = useMenuOpener()
  const run = (chosen: string) => all.find(({ key }) => key === chosen)?.run()
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      popupRender={focusedMenu}
      destroyOnHidden
      menu={{
        items,
        onClick(choice) {
          opener.giveBack(choice)
          run(choice.key)
        },
      }}
    >
      <button ref={opener.ref} type="button" className="weft-header-action" aria-haspopup="menu" aria-label={texts.account(name)}>
        <span className="weft-initial" aria-hidden="true">
          {[...name][0]}
        </span>
        <span className="weft-user-name">{name}</span>
        <DownOutlined aria-hidden className="weft-header-arrow" />
      </button>
    </Dropdown>
  )
}
