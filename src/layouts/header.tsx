import { HomeOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Link, useLocation } from 'react-router-dom'
import { SYSTEM_NAME } from '../theme/texts'
import { greeting } from './greeting'
import { HOME } from './paths'
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
}

/** The bar on top: menu, welcome, way home, and the person. */
export function Header({ device, userName, userEntries = [], onLogout, menu }: HeaderProps) {
  const { pathname } = useLocation()
  return (
    <header className="weft-header weft-no-print">
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
      {device === 'desktop' ? (
        <p className="weft-welcome">{texts.welcome(greeting(new Date().getHours()), userName, SYSTEM_NAME)}</p>
      ) : (
        <p className="weft-welcome">{SYSTEM_NAME}</p>
      )}
      {pathname !== HOME && (
        <Link to={HOME} className="weft-header-action" aria-label={texts.toHome}>
          <HomeOutlined aria-hidden />
          <span className="weft-wide-only">{texts.toHome}</span>
        </Link>
      )}
      <UserMenu name={userName} entries={userEntries} onLogout={onLogout} />
    </header>
  )
}
