import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { loadPart } from '../../renderer/contract'
import { sidebarStays } from '../theme/settings'
import { useTheme } from '../theme/store'
import { SYSTEM_NAME } from '../theme/texts'
import { BasicLayout, type BasicLayoutProps } from './basic-layout'
import type { HeaderProps } from './header'
import { type LeftMenuItem, sectionMenu } from './left-menu'
import { LogoMark, SystemName } from './logo'
import { useShownPath } from './shown-path'
import { SideMenu } from './side-menu'
import { texts } from './texts'
import { TopMenu } from './top-menu'
import { useDevice } from './use-device'
import { type Sidebar, useSidebar } from './use-sidebar'

/** For small windows alone. */
const MenuDrawer = lazy(() => loadPart(async () => ({ default: (await import('./menu-drawer')).MenuDrawer })))

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

/** The menu for the header, and the name where it does not stand above a menu on the left. */
function TopNavigation({ items, named }: { items: readonly LeftMenuItem[]; named: boolean }) {
  return (
    <>
      {named && <Brand />}
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
    return <TopLayout items={items} basic={basic} open={open} setOpen={setOpen} />
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
      <Suspense fallback={null}>
        <MenuDrawer open={open} onClose={() => setOpen(false)}>
          {nav(false)}
        </MenuDrawer>
      </Suspense>
    )
    return <BasicLayout {...basic} menu={menu} side={drawer} />
  }
  return <BasicLayout {...basic} menu={menu} side={<Sider open={open}>{nav(!open)}</Sider>} />
}

function Sider({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const state = `${open ? '' : ' is-collapsed'}${sidebarStays(useTheme()) ? '' : ' is-moving'}`
  return <div className={`weft-sider weft-no-print${state}`}>{children}</div>
}

interface TopLayoutProps extends Sidebar {
  readonly items: readonly LeftMenuItem[]
  readonly basic: BasicLayoutProps
}

/** The menu in the header, and on the left what belongs to the top entry of the current page. */
function TopLayout({ items, basic, open, setOpen }: TopLayoutProps) {
  const look = useTheme()
  const pathname = useDeferredValue(useShownPath())
  const section = useMemo(() => sectionMenu(items, pathname), [items, pathname])
  const top = { look: look.menu, content: <TopNavigation items={items} named={section === undefined} /> }
  if (section === undefined) return <BasicLayout {...basic} top={top} />
  const side = (
    <Sider open={open}>
      <nav aria-label={section.title} className={`weft-nav is-${look.menu}`}>
        <Brand collapsed={!open} />
        <div className="weft-nav-entries">
          <SideMenu items={section.items} collapsed={!open} />
        </div>
      </nav>
    </Sider>
  )
  return <BasicLayout {...basic} top={top} menu={{ open, toggle: () => setOpen(!open) }} side={side} />
}
