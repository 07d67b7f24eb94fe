import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMenuOpener } from '../../renderer/contract'
import type { Closing } from './closing'
import { besides, type Tab, type TabList } from './tab-list'
import type { TabStore } from './tab-store'
import { texts } from './texts'
import './tab-bar.css'

interface TabBarProps {
  readonly store: TabStore
  readonly closing: Closing
  readonly list: TabList
  readonly titleOf: (tab: Tab) => string
  /** The id of a tab's page. */
  readonly idOf: (tab: Tab) => string
}

/** The open pages: one press goes to one, its cross or the Delete key closes it, and its menu closes the others. */
export function TabBar({ store, closing, list, titleOf, idOf }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [menuOf, setMenuOf] = useState<string>()
  const dragged = useRef<string>()
  useActiveInView(bar, list)
  const close = useClosingWithFocus(bar, closing, list)
  const leaveMenu = () => {
    handles(bar)
      .find(handle => handle.dataset.tab === menuOf)
      ?.focus()
    setMenuOf(undefined)
  }
  const opener = useMenuOpener()
  const menu = (id: string) => tabMenu(id, list, store.rules.home, closing)
  return (
    <section className="weft-tabs weft-no-print" aria-label={texts.area}>
      <Dropdown
        trigger={['contextMenu']}
        open={menuOf !== undefined}
        onOpenChange={open => open || leaveMenu()}
        menu={menu(menuOf ?? list.active)}
        autoFocus
        destroyOnHidden
      >
        <div
          ref={bar}
          role="tablist"
          aria-label={texts.bar}
          className="weft-tab-list"
          onContextMenuCapture={event => setMenuOf(tabAt(event))}
          onWheel={event => event.currentTarget.scrollBy({ left: event.deltaY })}
        >
          {list.tabs.map(tab => (
            <TabHandle
              key={tab.id}
              tab={tab}
              title={titleOf(tab)}
              page={idOf(tab)}
              shown={tab.id === list.active}
              fixed={tab.id === store.rules.home}
              onShow={() => store.activate(tab.id)}
              onClose={() => close(tab.id)}
              onKey={event => moveByKey(event, tab, list, store)}
              onDrag={() => {
                dragged.current = tab.id
              }}
              onDragOver={() => dragged.current !== undefined && store.move(dragged.current, tab.id)}
            />
          ))}
        </div>
      </Dropdown>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ ...menu(list.active), onClick: opener.giveBack }}
        autoFocus
        destroyOnHidden
      >
        <button ref={opener.ref} type="button" className="weft-tabs-more" aria-label={texts.menu} aria-haspopup="menu">
          <DownOutlined aria-hidden />
        </button>
      </Dropdown>
    </section>
  )
}

const tabAt = ({ target }: MouseEvent) => (target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined)

function tabMenu(id: string, list: TabList, home: string, closing: Closing) {
  const side = (key: 'left' | 'right' | 'others', label: string) => ({
    key,
    label,
    disabled: besides(list, id, key, home).length === 0,
    onClick: () => void closing.closeBeside(id, key),
  })
  return {
    items: [
      { key: 'refresh', label: texts.refresh, onClick: () => void closing.refresh(id) },
      side('left', texts.closeLeft),
      side('right', texts.closeRight),
      side('others', texts.closeOthers),
    ],
  }
}

interface TabHandleProps {
  readonly tab: Tab
  readonly title: string
  readonly page: string
  readonly shown: boolean
  /** Without a cross. */
  readonly fixed: boolean
  readonly onShow: () => void
  readonly onClose: () => void
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void
  readonly onDrag: () => void
  readonly onDragOver: () => void
}

function TabHandle({ tab, title, page, shown, fixed, onShow, onClose, onKey, onDrag, onDragOver }: TabHandleProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete') onClose()
    else if (event.key === 'Enter' || event.key === ' ') onShow()
    else return onKey(event)
    event.preventDefault()
  }
  return (
    <div
      role="tab"
      id={`${page}-tab`}
      data-tab={tab.id}
      aria-selected={shown}
      {...(shown && { 'aria-controls': page })}
      aria-keyshortcuts="Delete"
      tabIndex={shown ? 0 : -1}
      title={title}
      className="weft-tab"
      draggable={!fixed}
      onDragStart={onDrag}
      onDragEnter={onDragOver}
      onDragOver={event => event.preventDefault()}
      onClick={event => (event.target instanceof Element && event.target.closest('.weft-tab-close') ? onClose() : onShow())}
      onAuxClick={event => event.button === 1 && onClose()}
      onKeyDown={press}
    >
      <span className="weft-tab-title">{title}</span>
      {!fixed && (
        <span className="weft-tab-close" aria-hidden="true" title={texts.close(title)}>
          <CloseOutlined />
        </span>
      )}
    </div>
  )
}

/** Arrows, Home and End move the focus; with Ctrl the arrows move the tab. */
function moveByKey(event: KeyboardEvent<HTMLElement>, tab: Tab, { tabs }: TabList, store: TabStore): void {
  const at = tabs.indexOf(tab)
  const steps = new Map([
    ['ArrowLeft', (at - 1 + tabs.length) % tabs.length],
    ['ArrowRight', (at + 1) % tabs.length],
    ['Home', 0],
    ['End', tabs.length - 1],
  ])
  const next = tabs[steps.get(event.key) ?? -1]
  if (!next) return
  event.preventDefault()
  if (event.ctrlKey) store.move(tab.id, next.id)
  else event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
}

const handles = (bar: RefObject<HTMLElement>) => Array.from(bar.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])

const shownHandle = (bar: RefObject<HTMLElement>) => handles(bar).find(handle => handle.getAttribute('aria-selected') === 'true')

/** Scrolls the bar, and nothing else, until the shown tab is in it. */
function useActiveInView(bar: RefObject<HTMLElement>, { active, tabs }: TabList): void {
  const count = tabs.length
  useLayoutEffect(() => {
    const handle = shownHandle(bar)
    if (!bar.current || !handle || count === 0 || active === '') return
    const { offsetLeft: left, offsetWidth: width } = handle
    const { scrollLeft, clientWidth } = bar.current
    if (left < scrollLeft) bar.current.scrollLeft = left
    else if (left + width > scrollLeft + clientWidth) bar.current.scrollLeft = left + width - clientWidth
  }, [bar, active, count])
}

/** Whoever closes tabs by the keyboard goes on with the tab that is shown then. */
function useClosingWithFocus(bar: RefObject<HTMLElement>, closing: Closing, { tabs }: TabList) {
  const wanted = useRef(false)
  useLayoutEffect(() => {
    if (wanted.current && tabs.length > 0) shownHandle(bar)?.focus()
    wanted.current = false
  }, [bar, tabs])
  return (id: string) => {
    wanted.current = bar.current?.contains(document.activeElement) ?? false
    void closing.close(id)
  }
}
