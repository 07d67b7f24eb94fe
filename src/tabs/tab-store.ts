import { type AddressState, Listeners, NamedListeners, type ReadableStore } from '../../renderer/contract'
import { screenState, withScreenState } from './screen-address'
import {
  arrived,
  changedTab,
  findTab,
  hasState,
  moved,
  newTab,
  type Place,
  readTabs,
  type Tab,
  type TabList,
  tabId,
  without,
} from './tab-list'

interface Route {
  readonly location: Place
  readonly historyAction: string
  /** On its way somewhere; no location while it rests. */
  readonly navigation: { readonly location?: Place | undefined }
}

/** What is needed of the router. */
export interface TabRouter {
  readonly state: Route
  navigate(to: { pathname: string; search: string }, options?: { replace: boolean }): unknown
  subscribe(listener: (state: Route) => void): () => void
}

/** What is kept of a tab. */
export interface KeptTab extends Place {
  readonly title: string
}

/** Where the open tabs survive a reload. */
export interface TabStorage {
  get(): unknown
  set(tabs: readonly KeptTab[]): void
}

export interface TabRules {
  /** Its tab is always there, in front. */
  readonly home: string
  /** Whether a path is a page of this person; others are no tabs. */
  readonly knows: (pathname: string) => boolean
  /** Whether a page is not worth a tab once it is left, such as an error page. */
  readonly passes: (pathname: string) => boolean
}

/**
 * The open pages of one person in one window, in step with the router. The shown tab follows the address; the others stand
 * still, and a user who comes back to one finds the address as it was left.
 */
export class TabStore implements ReadableStore<TabList> {
  private list: TabList
  private single = false
  private seen: Place | undefined
  /** The id of the tab whose address the router has. */
  private at = ''
  private readonly listeners = new Listeners()
  readonly subscribe = this.listeners.subscribe
  private readonly followers = new NamedListeners()
  private readonly addresses = new Map<string, AddressState>()
  /** Ids of tabs that have been shown since the page was loaded; only they are drawn. */
  private readonly drawn = new Set<string>()

  constructor(
    private readonly router: TabRouter,
    private readonly storage: TabStorage,
    readonly rules: TabRules,
    private readonly soon: (run: () => void) => void = run => run(),
  ) {
    const { home, knows, passes } = rules
    const kept = readTabs(storage.get(), path => path !== home && knows(path) && !passes(path))
    this.list = { tabs: [newTab({ pathname: home, search: '' }), ...kept], active: home }
    this.follow()
  }

  readonly get = (): TabList => this.list

  /** The path of the page that is shown. */
  readonly shownPath = (): string => findTab(this.list, this.list.active)?.pathname ?? this.rules.home

  /** The tab that the address names; for a moment it is still the last one when another is shown. */
  readonly addressed = (): Tab | undefined => findTab(this.list, this.at)

  /** Follows the router from now on; returns the end of it. */
  start(): () => void {
    this.follow()
    return this.router.subscribe(() => this.follow())
  }

  /** One page at a time: the tabs of before wait, and what is opened meanwhile goes when it is left. */
  showSingle(single: boolean): void {
    if (single === this.single) return
    this.single = single
    // Only the page in front is drawn already.
    this.drawn.clear()
    const settled = (tab: Tab): Tab => ({ ...tab, passing: tab.passing && (single || this.rules.passes(tab.pathname)) })
    this.setList({ ...this.list, tabs: this.list.tabs.map(settled) })
  }

  isDrawn(id: string): boolean {
    return this.drawn.has(id)
  }

  /** Shows a tab as it was left. The address follows when the page stands: writing it takes the browser longer than drawing a tab. */
  activate(id: string): void {
    if (!findTab(this.list, id)) return
    if (this.list.active !== id) this.setList({ ...this.list, active: id })
    if (this.router.state.navigation.location) this.goTo(id)
    else this.soon(() => this.router.state.navigation.location || this.goTo(id))
  }

  /** Unless a user has gone elsewhere, or the address is right already. */
  private goTo(id: string): void {
    const tab = findTab(this.list, id)
    if (!tab || this.list.active !== id || this.isAt(id)) return
    void this.router.navigate({ pathname: tab.pathname, search: tab.search })
  }

  close(ids: Iterable<string>): void {
    const gone = new Set(ids)
    const before = this.list.active
    this.setList(without(this.list, gone))
    if (this.list.active !== before) this.activate(this.list.active)
  }

  /** Closes all but the shown tab and home, without asking. */
  closeRest(): void {
    this.close(this.list.tabs.map(({ id }) => id).filter(id => id !== this.list.active && id !== this.rules.home))
  }

  /** Draws the page of a tab anew, with nothing of what was done in it; one that is not shown when it is next. */
  refresh(id: string): void {
    const round = findTab(this.list, id)?.round ?? 0
    this.drawn.delete(id)
    this.setList(changedTab(this.list, id, { round: round + 1 }))
  }

  rename(id: string, title: string): void {
    const known = findTab(this.list, id)
    if (known && title !== '' && known.title !== title) this.setList(changedTab(this.list, id, { title }))
  }

  /** Puts a tab where another one stands. */
  move(id: string, before: string): void {
    this.setList(moved(this.list, id, before, this.rules.home))
  }

  /** The part of the address that the screen of a tab owns. While the tab is not shown, only the tab remembers it. */
  addressOf(id: string): AddressState {
    const made = this.addresses.get(id)
    if (made) return made
    const search = () => findTab(this.list, id)?.search ?? ''
    const address: AddressState = {
      get: () => screenState(search()),
      set: (values, how) => this.write(id, withScreenState(search(), values), how !== 'push'),
      subscribe: listener => this.followers.subscribe(id, listener),
    }
    this.addresses.set(id, address)
    return address
  }

  private write(id: string, search: string, replace: boolean): void {
    const tab = findTab(this.list, id)
    if (!tab || tab.search === search) return
    this.setList(changedTab(this.list, id, { search }))
    if (this.isAt(id)) void this.router.navigate({ pathname: tab.pathname, search }, { replace })
  }

  /** Whether the router rests at a tab and it is not being left. */
  private isAt(id: string): boolean {
    const { location, navigation } = this.router.state
    return tabId(location) === id && (!navigation.location || tabId(navigation.location) === id)
  }

  private follow(): void {
    const { location, historyAction } = this.router.state
    if (location === this.seen) return
    const { seen } = this
    this.seen = location
    if (!this.rules.knows(location.pathname)) return
    const id = tabId(location)
    const before = findTab(this.list, id)
    // Inside of a tab the address leads. A user who changes tabs finds the other one as they left it, unless a link says what it is to show.
    const leads = !seen || tabId(seen) === id || (historyAction !== 'POP' && hasState(location.search))
    const passing = this.single || this.rules.passes(location.pathname)
    const moves = this.at !== id
    this.at = id
    const list = arrived(this.list, location, { passing, leads })
    if (list !== this.list) this.setList(list)
    else if (moves) this.listeners.emit()
    if (!before) return
    if (!leads) this.correct(id)
    else if (before.search !== location.search) this.followers.emit(id)
  }

  /** Puts what a tab shows into the address; after the router, which is still at work, has settled. */
  private correct(id: string): void {
    queueMicrotask(() => {
      const tab = findTab(this.list, id)
      const { location } = this.router.state
      if (!tab || tab.search === location.search || !this.isAt(id)) return
      void this.router.navigate({ pathname: tab.pathname, search: tab.search }, { replace: true })
    })
  }

  private setList(list: TabList): void {
    const before = this.list
    if (list === before) return
    this.list = list
    this.drawn.add(list.active)
    if (list.tabs !== before.tabs) this.keep(list.tabs)
    this.listeners.emit()
  }

  /** For the next reload; nothing is left of tabs that are no longer there. */
  private keep(tabs: readonly Tab[]): void {
    this.storage.set(tabs.filter(({ passing }) => !passing).map(({ pathname, search, title }) => ({ pathname, search, title })))
    const there = new Set(tabs.map(({ id }) => id))
    for (const id of this.addresses.keys()) if (!there.has(id)) this.addresses.delete(id)
    for (const id of this.drawn) if (!there.has(id)) this.drawn.delete(id)
  }
}
