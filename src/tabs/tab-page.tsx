import { ConfigProvider } from 'antd'
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { CloseGuardProvider, type HostTab, PageSightProvider, useCloseGuards } from '../../renderer/contract'
import type { Closing } from './closing'
import { openingOf } from './screen-address'
import { StillLocation } from './still-router'
import { TabContext } from './tab-context'
import type { Place, Tab } from './tab-list'
import type { TabStore } from './tab-store'

export interface TabPageProps {
  readonly tab: Tab
  readonly store: TabStore
  readonly closing: Closing
  readonly shown: boolean
  /** Under this id the tab names it; absent without a bar of tabs. */
  readonly id?: string | undefined
  /** Draws what stands at a place; should keep its identity. */
  readonly render: (place: Place) => ReactNode
}

/** The page of one tab. While it is not shown nothing in it moves, is laid out or can take the focus; it keeps its state, its scrolling and its dialogs. */
export const TabPage = memo(function TabPage({ tab, store, closing, shown, id, render }: TabPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const guards = useCloseGuards()
  useEffect(() => closing.guard(tab.id, guards.mayClose), [closing, tab.id, guards])
  useKeptFocus(box, shown)
  const opening = openingOf(tab.search)
  // Made once, so that showing a tab draws nothing anew.
  const page = useMemo(
    () => (
      // A dialog belongs to its tab: it goes and comes back with it, and leaves menu and tabs free.
      <ConfigProvider getPopupContainer={() => box.current ?? document.body}>
        {render({ pathname: tab.pathname, search: opening })}
      </ConfigProvider>
    ),
    [render, tab.pathname, opening],
  )
  const place = useMemo<HostTab>(
    () => ({ address: store.addressOf(tab.id), rename: title => store.rename(tab.id, title) }),
    [store, tab.id],
  )
  return (
    <div
      ref={box}
      className="weft-tab-page"
      hidden={!shown}
      // Its content is skipped already; this leaves out the box around it.
      aria-hidden={!shown}
      {...(id !== undefined && { role: 'tabpanel', id, 'aria-labelledby': `${id}-tab` })}
    >
      <StillLocation tab={tab}>
        <TabContext.Provider value={place}>
          <CloseGuardProvider guards={guards}>
            <PageSightProvider shown={shown}>{page}</PageSightProvider>
          </CloseGuardProvider>
        </TabContext.Provider>
      </StillLocation>
    </div>
  )
})

/** Takes the focus away from a page that goes, and gives it back unless something else has it by then. */
function useKeptFocus(box: RefObject<HTMLElement>, shown: boolean): void {
  const last = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!shown && focused instanceof HTMLElement && box.current?.contains(focused)) {
      last.current = focused
      focused.blur()
    }
    if (shown && focused === document.body && last.current?.isConnected) last.current.focus({ preventScroll: true })
    if (shown) last.current = null
  }, [box, shown])
}
