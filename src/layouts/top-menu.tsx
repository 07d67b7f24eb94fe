import { Menu } from 'antd'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useTheme } from '../theme/store'
import { type LeftMenuItem, placeInMenu } from './left-menu'
import { menuEntries } from './menu-entries'

/** The menu in the header; what finds no room stands under its last entry. */
export function TopMenu({ items }: { items: readonly LeftMenuItem[] }) {
  const { pathname } = useLocation()
  const { menu: look } = useTheme()
  const { selected } = useMemo(() => placeInMenu(items, pathname), [items, pathname])
  const menu = useMemo(() => menuEntries(items), [items])
  return <Menu theme={look} mode="horizontal" items={menu} selectedKeys={selected ? [selected] : []} />
}
