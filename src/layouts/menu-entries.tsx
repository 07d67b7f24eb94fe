import type { MenuProps } from 'antd'
import { Link } from 'react-router-dom'
import type { LeftMenuItem } from './left-menu'
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

/** A menu as antd draws it; every entry at its top has an icon. */
export const menuEntries = (items: readonly LeftMenuItem[]): Entries =>
  entries(items.map(item => ({ ...item, icon: item.icon || 'appstore' })))
