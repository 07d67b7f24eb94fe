import { HomeOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Notifier } from '../../renderer/contract'
import { SYSTEM_NAME } from '../theme/texts'
import { greeting } from './greeting'
import type { LeftMenuItem } from './left-menu'
import { SystemName } from './logo'
import { MenuSearch } from './menu-search'
import { HOME } from './paths'
import { useShownPath } from './shown-path'
import { texts } from './texts'
import type { Device } from './use-device'
import { UserMenu, type UserMenuEntry } from './user-menu'

export interface HeaderProps {
  readonly device: Device
  readonly userName: string
  readonly userEntries?: readonly UserMenuEntry[]
  readonly onLogout: () => void
  /** Absent: there is no menu to open. */
  readonly menu?: { readonly open: boolean; readonly toggle: () => void }
  /** A menu in the header itself, with the product's name before it; takes the place of the welcome. */
  readonly top?: { readonly look: 'light' | 'dark'; readonly content: ReactNode }
  /** Stands before the person: the bell. */
  readonly tools?: ReactNode
  /** Says that a part could not be loaded. */
  readonly notify: Pick<Notifier, 'warning'>
  /** What the search of the menu finds; without any there is no search. */
  readonly searchable?: readonly LeftMenuItem[]
}

function Welcome({ device, userName }: Pick<HeaderProps, 'device' | 'userName'>) {
  const text = device === 'desktop' ? texts.welcome(greeting(new Date().getHours()), userName, SYSTEM_NAME) : SYSTEM_NAME
  // In two lines it has room on a phone.
  return <p className="weft-welcome">{device === 'mobile' ? <SystemName /> : text}</p>
}

/** Everywhere but on the home page. */
function WayHome() {
  if (useShownPath() === HOME) return null
  return (
    <Link to={HOME} className="weft-header-action" aria-label={texts.toHome}>
      <HomeOutlined aria-hidden />
      <span className="weft-wide-only">{texts.toHome}</span>
    </Link>
  )
}

/** The bar on top: menu, welcome, search, way home, and the person. */
export function Header({ device, userName, userEntries = [], onLogout, menu, top, tools, notify, searchable = [] }: HeaderProps) {
  return (
    <header className={`weft-header weft-no-print${top ? ` is-top is-${top.look}` : ''}`}>
      {menu && (
        <button
          type="button"
          className="weft-header-action"
          aria-expanded={menu.open}
          aria-label={menu.open ? texts.closeMenu : texts.openMenu}
          onClick={menu.toggle}
        >
          {menu.open && device !== 'mobile' ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        </button>
      )}
      {top ? top.content : <Welcome device={device} userName={userName} />}
      {searchable.length > 0 && <MenuSearch items={searchable} notify={notify} />}
      <WayHome />
      {tools}
      <UserMenu name={userName} entries={userEntries} onLogout={onLogout} />
    </header>
  )
}
