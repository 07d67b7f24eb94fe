import { Menu, type MenuProps, type MenuRef } from 'antd'
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../renderer/contract'
import { useTheme } from '../theme/store'
import { type LeftMenuItem, placeInMenu } from './left-menu'
import { menuEntries } from './menu-entries'
import { useShownPath } from './shown-path'

interface SideMenuProps {
  readonly items: readonly LeftMenuItem[]
  readonly collapsed: boolean
  readonly onChoose?: () => void
}

type Choose = NonNullable<MenuProps['onClick']>

/** The menu on the left, inline. The group of the current page opens by itself; others stay as they are. */
export function SideMenu({ items, collapsed, onChoose }: SideMenuProps) {
  // The page comes first.
  const pathname = useDeferredValue(useShownPath())
  const { menu: look } = useTheme()
  const { selected, open } = useMemo(() => placeInMenu(items, pathname), [items, pathname])
  const [opened, setOpened] = useState<readonly string[]>(open)
  useEffect(() => setOpened(before => (open.every(key => before.includes(key)) ? before : [...before, ...open])), [open])
  const menu = useMemo(() => menuEntries(items), [items])
  const list = useRef<MenuRef>(null)
  const choose = useChoice(list, collapsed, onChoose)
  useInView(list, selected, !collapsed && open.every(key => opened.includes(key)))
  // Kept as it is while nothing of it changes: antd works out all styles of a menu whenever it is drawn.
  return useMemo(
    () => (
      <Menu
        ref={list}
        theme={look}
        mode="inline"
        items={menu}
        inlineCollapsed={collapsed}
        selectedKeys={selected === undefined ? [] : [selected]}
        // A collapsed menu opens its groups beside it, at the pointer.
        {...(collapsed ? {} : { openKeys: [...opened], onOpenChange: setOpened })}
        onClick={choose}
      />
    ),
    [look, menu, collapsed, selected, opened, choose],
  )
}

/**
 * An entry beside a collapsed menu goes with its group when it is chosen: the focus goes back to that group. Not before the press of
 * Enter has become the click of its link, which needs the focus for that.
 */
function useChoice(menu: RefObject<MenuRef>, collapsed: boolean, onChoose: (() => void) | undefined): Choose {
  const latest = useLatest(onChoose)
  return useCallback<Choose>(
    ({ keyPath, domEvent }) => {
      if (domEvent.type !== 'click') return
      const group = keyPath.length > 1 ? keyPath.at(-1) : undefined
      if (collapsed && group !== undefined) titleOf(group, menu.current)?.focus({ preventScroll: true })
      latest.current?.()
    },
    [menu, collapsed],
  )
}

/** The entry of the page is brought into view when it becomes another one, also where a link has led to it; `shown`: its groups are open. */
function useInView(menu: RefObject<MenuRef>, selected: string | undefined, shown: boolean): void {
  useEffect(() => {
    // Entries have their keys after their first effects alone; the chosen one has its class at once.
    if (shown && selected !== undefined)
      menu.current?.menu?.list.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' })
  }, [menu, selected, shown])
}

const titleOf = (group: string, menu: MenuRef | null) =>
  Array.from(menu?.menu?.list.querySelectorAll<HTMLElement>('[data-menu-id]') ?? []).find(({ dataset }) =>
    dataset.menuId?.endsWith(`-${group}`),
  )
