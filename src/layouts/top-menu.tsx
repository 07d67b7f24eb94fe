import { Menu } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTheme } from '../theme/store'
import { type LeftMenuItem, placeInMenu } from './left-menu'
import { menuEntries } from './menu-entries'
import { useShownPath } from './shown-path'

/** The menu in the header; what finds no room stands under its last entry. */
export function TopMenu({ items }: { items: readonly LeftMenuItem[] }) {
  // The page comes first.
  const pathname = useDeferredValue(useShownPath())
  const { menu: look } = useTheme()
  const { selected } = useMemo(() => placeInMenu(items, pathname), [items, pathname])
  const menu = useMemo(() => menuEntries(items), [items])
  return useMemo(
    () => <Menu theme={look} mode="horizontal" items={menu} selectedKeys={selected === undefined ? [] : [selected]} />,
    [look, menu, selected],
  )
}
