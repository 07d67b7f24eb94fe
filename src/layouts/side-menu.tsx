import { Menu } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTheme } from '../theme/store'
import { type LeftMenuItem, placeInMenu } from './left-menu'
import { menuEntries } from './menu-entries'

/** The menu on the left, inline. The group of the current page opens by itself; others stay as they are. */
export function SideMenu({ items, collapsed, onChoose }: { items: readonly LeftMenuItem[]; collapsed: boolean; onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { menu: look } = useTheme()
  const { selected, open } = useMemo(() => placeInMenu(items, pathname), [items, pathname])
  const [opened, setOpened] = useState<readonly string[]>(open)
  useEffect(() => setOpened(before => [...new Set([...before, ...open])]), [open])
  const menu = useMemo(() => menuEntries(items), [items])
  return (
    <Menu
      theme={look}
      mode="inline"
      items={menu}
      inlineCollapsed={collapsed}
      selectedKeys={selected ? [selected] : []}
      // A collapsed menu opens its groups beside it, at the pointer.
      {...(collapsed ? {} : { openKeys: [...opened], onOpenChange: setOpened })}
      onClick={() => onChoose?.()}
    />
  )
}
