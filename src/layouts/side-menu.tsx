import { Menu, type MenuProps } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type LeftMenuItem, placeInMenu } from './left-menu'
import { menuIcon } from './menu-icon'
import { texts } from './texts'

type Entries = NonNullable<MenuProps['items']>

function label({ title, path, url }: LeftMenuItem) {
  if (path) return <Link to={path}>{title}</Link>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="weft-unseen">{texts.newTab}</span>
    </a>
  )
}

/** Icons stand in a column: where only some of a group have one, none is shown. */
function entries(items: readonly LeftMenuItem[]): Entries {
  const withIcons = items.every(item => item.icon !== '')
  return items.map(item => ({
    key: item.key,
    icon: withIcons ? menuIcon(item.icon) : null,
    ...(item.children ? { label: item.title, children: entries(item.children) } : { label: label(item) }),
  }))
}

/** The menu on the left, dark and inline. The group of the current page opens by itself; others stay as they are. */
export function SideMenu({ items, collapsed, onChoose }: { items: readonly LeftMenuItem[]; collapsed: boolean; onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { selected, open } = useMemo(() => placeInMenu(items, pathname), [items, pathname])
  const [opened, setOpened] = useState<readonly string[]>(open)
  useEffect(() => setOpened(before => [...new Set([...before, ...open])]), [open])
  const menu = useMemo(() => entries(items.map(item => ({ ...item, icon: item.icon || 'appstore' }))), [items])
  return (
    <Menu
      theme="dark"
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
