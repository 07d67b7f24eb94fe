import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { sidebarStays } from '../theme/settings'
import { useTheme } from '../theme/store'
import { SYSTEM_NAME } from '../theme/texts'
import { BasicLayout } from './basic-layout'
import type { HeaderProps } from './header'
import type { LeftMenuItem } from './left-menu'
import { LogoMark, SystemName } from './logo'
import { SideMenu } from './side-menu'
import { texts } from './texts'
import { TopMenu } from './top-menu'
import { useDevice } from './use-device'
import { useSidebar } from './use-sidebar'

const DRAWER = 200

interface MainLayoutProps extends Omit<HeaderProps, 'device' | 'menu' | 'top'> {
  /** Empty: header and page take the whole width. */
  readonly items: readonly LeftMenuItem[]
  readonly tabs?: ReactNode
  readonly children: ReactNode
}

function Brand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <Link to="/" className="weft-brand" aria-label={SYSTEM_NAME}>
      <LogoMark size={30} />
      {!collapsed && <SystemName />}
    </Link>
  )
}

/** Name and menu for the header. */
function TopNavigation({ items }: { items: readonly LeftMenuItem[] }) {
  return (
    <>
      <Brand />
      <nav aria-label={texts.mainMenu} className="weft-top-nav">
        <TopMenu items={items} />
      </nav>
    </>
  )
}

/** The frame of every page for signed-in people: the menu on the left or on top, in a drawer on small screens. */
export function MainLayout({ items, tabs, children, ...header }: MainLayoutProps) {
  const device = useDevice()
  const look = useTheme()
  const { open, setOpen } = useSidebar(device)
  const basic = { ...header, device, tabs, children }
  if (items.length === 0) return <BasicLayout {...basic} />
  if (look.navigation === 'top' && device !== 'mobile') {
    return <BasicLayout {...basic} top={{ look: look.menu, content: <TopNavigation items={items} /> }} />
  }
  const menu = { open, toggle: () => setOpen(!open) }
  const nav = (collapsed: boolean) => (
    <nav aria-label={texts.mainMenu} className={`weft-nav is-${look.menu}`}>
      <Brand collapsed={collapsed} />
      <div className="weft-nav-entries">
        <SideMenu items={items} collapsed={collapsed} onChoose={() => device === 'mobile' && setOpen(false)} />
      </div>
    </nav>
  )
  if (device === 'mobile') {
    const drawer = (
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="left"
        width={DRAWER}
        closable={false}
        rootClassName="weft-drawer"
        styles={{ body: { padding: 0 } }}
        aria-label={texts.menu}
      >
        {nav(false)}
      </Drawer>
    )
    return <BasicLayout {...basic} menu={menu} side={drawer} />
  }
  const state = `${open ? '' : ' is-collapsed'}${sidebarStays(look) ? '' : ' is-moving'}`
  const side = <div className={`weft-sider weft-no-print${state}`}>{nav(!open)}</div>
  return <BasicLayout {...basic} menu={menu} side={side} />
}
