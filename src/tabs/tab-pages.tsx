import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Closing } from './closing'
import type { Place, Tab, TabList } from './tab-list'
import { TabPage } from './tab-page'
import type { TabStore } from './tab-store'
import './tab-pages.css'

interface TabPagesProps {
  readonly store: TabStore
  readonly closing: Closing
  readonly list: TabList
  /** Undefined: there are no tabs, and only the page in front is kept. */
  readonly idOf: ((tab: Tab) => string) | undefined
  readonly render: (place: Place) => ReactNode
}

const keyOf = ({ id, round }: Tab) => `${id}#${round}`

/** The pages of the tabs that have been shown so far; those of the others wait until they are. */
export function TabPages({ store, closing, list, idOf, render }: TabPagesProps) {
  useKeptScroll(list)
  // In a steady order, so that moving a tab moves no page.
  const drawn = list.tabs.filter(({ id }) => id === list.active || (idOf !== undefined && store.isDrawn(id)))
  const steady = [...drawn].sort((one, other) => (one.id < other.id ? -1 : 1))
  return (
    <>
      {steady.map(tab => (
        <TabPage
          key={keyOf(tab)}
          tab={tab}
          store={store}
          closing={closing}
          shown={tab.id === list.active}
          id={idOf?.(tab)}
          render={render}
        />
      ))}
    </>
  )
}

/** Each page is found where it was scrolled to; a new one at its top. */
function useKeptScroll({ tabs, active }: TabList): void {
  const kept = useRef(new Map<string, number>())
  const now = useRef<number>()
  const shown = tabs.find(({ id }) => id === active)
  const key = shown ? keyOf(shown) : active
  useLayoutEffect(() => {
    const top = kept.current.get(key) ?? 0
    now.current ??= window.scrollY
    // To ask the window where it is would have it lay out the page before its time.
    if (now.current !== top) window.scrollTo(0, top)
    const follow = () => {
      now.current = window.scrollY
      kept.current.set(key, now.current)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [key])
  useEffect(() => {
    const there = new Set(tabs.map(keyOf))
    for (const old of kept.current.keys()) if (!there.has(old)) kept.current.delete(old)
  }, [tabs])
  useEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = before
    }
  }, [])
}
