import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { focusedMenu, useMenuOpener, useStore } from '../../renderer/contract'
import { afterPaint } from './after-paint'
import type { Closing } from './closing'
import { besides, type Side, type Tab, type TabList } from './tab-list'
import type { TabStore } from './tab-store'
import { texts } from './texts'
import './tab-bar.css'

interface TabBarProps {
  readonly store: TabStore
  readonly closing: Closing
  readonly titleOf: (tab: Tab) => string
  /** The id of a tab's page. */
  readonly idOf: (tab: Tab) => string
}

/** The open pages: one press goes to one, its cross or the Delete key closes it, and its menu closes the others. */
export function TabBar(props: TabBarProps) {
  const { store, closing } = props
  const bar = useRef<HTMLDivElement>(null)
  const [menuOf, setMenuOf] = useState<string>()
  const leaveMenu = () => {
    handles(bar)
      .find(handle => handle.dataset.tab === menuOf)
      ?.focus()
    setMenuOf(undefined)
  }
  return (
    <section className="weft-tabs weft-no-print" aria-label={texts.area}>
      <Dropdown
        trigger={['contextMenu']}
        open={menuOf !== undefined}
        onOpenChange={open => open || leaveMenu()}
        menu={menuOf === undefined ? NO_MENU : tabMenu(menuOf, store, closing)}
        autoFocus
        popupRender={focusedMenu}
        destroyOnHidden
      >
        <div
          ref={bar}
          role="tablist"
          aria-label={texts.bar}
          className="weft-tab-list"
          // Not while it is captured: the menu would be drawn before it hears where the pointer is.
          onContextMenu={event => setMenuOf(tabAt(event))}
          onWheel={event => event.currentTarget.scrollBy({ left: event.deltaY })}
        >
          <TabHandles bar={bar} {...props} />
        </div>
      </Dropdown>
      <MoreMenu store={store} closing={closing} />
    </section>
  )
}

/** The menu of the tab that is shown, for a user who cannot press the right button. */
function MoreMenu({ store, closing }: Pick<TabBarProps, 'store' | 'closing'>) {
  const [open, setOpen] = useState(false)
  const opener = useMenuOpener()
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      menu={open ? { ...tabMenu(store.get().active, store, closing), onClick: opener.giveBack } : NO_MENU}
      autoFocus
      popupRender={focusedMenu}
      destroyOnHidden
    >
      <button ref={opener.ref} type="button" className="weft-tabs-more" aria-label={texts.menu} aria-haspopup="menu">
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  )
}

/** Follows the tabs by itself; when another one is shown, only it and the last one are drawn anew. */
function TabHandles({ bar, store, closing, titleOf, idOf }: TabBarProps & { readonly bar: RefObject<HTMLElement> }) {
  const list = useStore(store)
  useActiveInView(bar, list)
  const close = useClosingWithFocus(bar, closing, list)
  const actions = useMemo(() => tabActions(store, close), [store, close])
  return list.tabs.map(tab => (
    <TabHandle
      key={tab.id}
      id={tab.id}
      title={titleOf(tab)}
      page={idOf(tab)}
      shown={tab.id === list.active}
      fixed={tab.id === store.rules.home}
      actions={actions}
    />
  ))
}

const tabAt = ({ target }: MouseEvent) => (target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined)

/** Of a menu that is closed. */
const NO_MENU = { items: [] }

function tabMenu(id: string, store: TabStore, closing: Closing) {
  const side = (key: Side, label: string) => ({
    key,
    label,
    disabled: besides(store.get(), id, key, store.rules.home).length === 0,
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

/** What can be done with a tab, by its id. */
interface TabActions {
  readonly show: (id: string) => void
  readonly close: (id: string) => void
  readonly key: (event: KeyboardEvent<HTMLElement>, id: string) => void
  readonly drag: (id: string) => void
  readonly dragOver: (id: string) => void
}

function tabActions(store: TabStore, close: (id: string) => void): TabActions {
  let dragged: string | undefined
  return {
    show: id => store.activate(id),
    close,
    key: (event, id) => moveByKey(event, id, store),
    drag(id) {
      dragged = id
    },
    dragOver: id => dragged !== undefined && store.move(dragged, id),
  }
}

interface TabHandleProps {
  readonly id: string
  readonly title: string
  readonly page: string
  readonly shown: boolean
  /** Without a cross. */
  readonly fixed: boolean
  readonly actions: TabActions
}

const TabHandle = memo(function TabHandle({ id, title, page, shown, fixed, actions }: TabHandleProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete') actions.close(id)
    else if (event.key === 'Enter' || event.key === ' ') actions.show(id)
    else return actions.key(event, id)
    event.preventDefault()
  }
  return (
    <div
      role="tab"
      id={`${page}-tab`}
      data-tab={id}
      aria-selected={shown}
      {...(shown && { 'aria-controls': page })}
      aria-keyshortcuts="Delete"
      tabIndex={shown ? 0 : -1}
      title={title}
      className="weft-tab"
      draggable={!fixed}
      onDragStart={() => actions.drag(id)}
      onDragEnter={() => actions.dragOver(id)}
      onDragOver={event => event.preventDefault()}
      onClick={event => (event.target instanceof Element && event.target.closest('.weft-tab-close') ? actions.close(id) : actions.show(id))}
      onAuxClick={event => event.button === 1 && actions.close(id)}
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
})

/** Arrows, Home and End move the focus; with Ctrl the arrows move the tab. */
function moveByKey(event: KeyboardEvent<HTMLElement>, id: string, store: TabStore): void {
  const { tabs } = store.get()
  const at = tabs.findIndex(tab => tab.id === id)
  const steps = new Map([
    ['ArrowLeft', (at - 1 + tabs.length) % tabs.length],
    ['ArrowRight', (at + 1) % tabs.length],
    ['Home', 0],
    ['End', tabs.length - 1],
  ])
  const next = tabs[steps.get(event.key) ?? -1]
  if (!next) return
  event.preventDefault()
  if (event.ctrlKey) store.move(id, next.id)
  else event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
}

const handles = (bar: RefObject<HTMLElement>) => Array.from(bar.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])

const shownHandle = (bar: RefObject<HTMLElement>) => handles(bar).find(handle => handle.getAttribute('aria-selected') === 'true')

/** Scrolls the bar, and nothing else, until the shown tab is in it; once the page stands, as it has to be measured. */
function useActiveInView(bar: RefObject<HTMLElement>, { active, tabs }: TabList): void {
  const count = tabs.length
  useEffect(() => {
    if (count > 0 && active !== '') afterPaint(() => scrollTo(bar.current, shownHandle(bar)))
  }, [bar, active, count])
}

function scrollTo(bar: HTMLElement | null, handle: HTMLElement | undefined): void {
  if (!bar || !handle) return
  const { offsetLeft: left, offsetWidth: width } = handle
  const { scrollLeft, clientWidth } = bar
  if (left < scrollLeft) bar.scrollLeft = left
  else if (left + width > scrollLeft + clientWidth) bar.scrollLeft = left + width - clientWidth
}

/** A user who closes tabs by the keyboard goes on with the tab that is shown then. */
function useClosingWithFocus(bar: RefObject<HTMLElement>, closing: Closing, { tabs }: TabList) {
  const wanted = useRef(false)
  useLayoutEffect(() => {
    if (wanted.current && tabs.length > 0) shownHandle(bar)?.focus()
    wanted.current = false
  }, [bar, tabs])
  return useCallback(
    (id: string) => {
      wanted.current = bar.current?.contains(document.activeElement) ?? false
      void closing.close(id)
    },
    [bar, closing],
  )
}
