import { openingOf, screenState } from './screen-address'

/** Where a user is. */
export interface Place {
  readonly pathname: string
  /** With `?`; empty when there is none. */
  readonly search: string
}

/** An open page. */
export interface Tab extends Place {
  /** Path and what it was opened with; the state of its screen is no part of it. */
  readonly id: string
  /** As the page calls itself; empty until it has said so. */
  readonly title: string
  /** Gone as soon as a user leaves it. */
  readonly passing: boolean
  /** Another number draws the page anew. */
  readonly round: number
}

export interface TabList {
  readonly tabs: readonly Tab[]
  /** The id of the tab that is shown. */
  readonly active: string
}

/** Two places with one id are one tab. */
export const tabId = ({ pathname, search }: Place): string => pathname.replace(/(.)\/+$/, '$1') + openingOf(search)

/** Whether an address says something of the state of its screen. */
export const hasState = (search: string): boolean => Object.keys(screenState(search)).length > 0

export const findTab = ({ tabs }: TabList, id: string): Tab | undefined => tabs.find(tab => tab.id === id)

export const newTab = (place: Place, title = ''): Tab => ({
  id: tabId(place),
  pathname: place.pathname,
  search: place.search,
  title,
  passing: false,
  round: 0,
})

export const changedTab = (list: TabList, id: string, change: Partial<Omit<Tab, 'id'>>): TabList => ({
  ...list,
  tabs: list.tabs.map(tab => (tab.id === id ? { ...tab, ...change } : tab)),
})

interface Arrival {
  /** Whether the tab goes as soon as it is left. */
  readonly passing: boolean
  /** Whether the address counts for more than what an open tab shows. */
  readonly leads: boolean
}

/** A user arrives at a place: its tab is shown, a new one at the end if there was none; a passing one that they left is gone. */
export function arrived(list: TabList, place: Place, { passing, leads }: Arrival): TabList {
  const id = tabId(place)
  const known = findTab(list, id)
  const gone = list.tabs.some(tab => tab.id !== id && tab.passing)
  const moves = leads && known?.search !== place.search
  // Listeners that hear only of changes draw nothing twice.
  if (known && !gone && !moves) return list.active === id ? list : { ...list, active: id }
  const tabs = list.tabs.filter(tab => tab.id === id || !tab.passing)
  const next: TabList = { tabs: known ? tabs : [...tabs, { ...newTab(place), passing }], active: id }
  return known && leads ? changedTab(next, id, { search: place.search }) : next
}

/** The list without some tabs. When the one that is shown goes, its right neighbour is shown, else its left one. */
export function without(list: TabList, ids: ReadonlySet<string>): TabList {
  const tabs = list.tabs.filter(tab => !ids.has(tab.id))
  const at = list.tabs.findIndex(tab => tab.id === list.active)
  const stays = (tab: Tab) => !ids.has(tab.id)
  const next = list.tabs.slice(at).find(stays) ?? list.tabs.slice(0, at).findLast(stays)
  return { tabs, active: next?.id ?? list.active }
}

export type Side = 'left' | 'right' | 'others'

/** The tabs on a side of one, without the home tab, which always stays. */
export function besides({ tabs }: TabList, id: string, side: Side, home: string): readonly string[] {
  const at = tabs.findIndex(tab => tab.id === id)
  const parts = { left: tabs.slice(0, at), right: tabs.slice(at + 1), others: tabs.filter(tab => tab.id !== id) }
  return parts[side].map(tab => tab.id).filter(one => one !== home)
}

/** Why a tab cannot be closed; null when it can. */
export function whyStays({ tabs }: TabList, id: string, home: string): 'last' | 'home' | null {
  if (tabs.length <= 1) return 'last'
  return id === home ? 'home' : null
}

/** The list with a tab at another place; the home tab stays the first. */
export function moved(list: TabList, id: string, before: string, home: string): TabList {
  const tab = findTab(list, id)
  if (!tab || id === home || id === before) return list
  const others = list.tabs.filter(one => one !== tab)
  const from = list.tabs.indexOf(tab)
  const target = list.tabs.findIndex(one => one.id === before)
  if (target < 0) return list
  const at = Math.max(target, others[0]?.id === home ? 1 : 0)
  return { ...list, tabs: from === at ? list.tabs : [...others.slice(0, at), tab, ...others.slice(at)] }
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null

/** Tabs as they were kept; what is no place of ours is left out. */
export function readTabs(kept: unknown, knows: (pathname: string) => boolean): readonly Tab[] {
  const tabs = new Map<string, Tab>()
  for (const one of Array.isArray(kept) ? kept : []) {
    if (!isObject(one) || typeof one.pathname !== 'string' || typeof one.search !== 'string' || !knows(one.pathname)) continue
    const tab = newTab({ pathname: one.pathname, search: one.search }, typeof one.title === 'string' ? one.title : '')
    tabs.set(tab.id, tab)
  }
  return [...tabs.values()]
}
