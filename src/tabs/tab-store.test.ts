import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Place } from './tab-list'
import { type TabRouter, TabStore } from './tab-store'

interface FakeState {
  location: Place
  historyAction: string
  navigation: { location?: Place }
}

const place = (path: string): Place => {
  const [pathname = '', search] = path.split('?')
  return { pathname, search: search === undefined ? '' : `?${search}` }
}

/** A router whose own navigations arrive when `arrive` is called. */
class FakeRouter implements TabRouter {
  state: FakeState
  readonly asked: string[] = []
  private readonly listeners = new Set<(state: FakeState) => void>()
  private heading: { place: Place; action: string } | undefined

  constructor(path: string) {
    this.state = { location: place(path), historyAction: 'POP', navigation: {} }
  }
  navigate(to: Place, options?: { replace: boolean }) {
    this.asked.push(`${options?.replace ? 'replace' : 'push'} ${to.pathname}${to.search}`)
    this.heading = { place: to, action: options?.replace ? 'REPLACE' : 'PUSH' }
    this.state = { ...this.state, navigation: { location: to } }
  }
  subscribe(listener: (state: FakeState) => void) {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  /** What is on its way arrives. */
  arrive() {
    if (this.heading) this.go(`${this.heading.place.pathname}${this.heading.place.search}`, this.heading.action)
  }
  /** A user uses a link, or with POP the history. */
  go(path: string, historyAction = 'PUSH') {
    this.heading = undefined
    this.state = { location: place(path), historyAction, navigation: {} }
    for (const listener of this.listeners) listener(this.state)
  }
}

const storage = {
  kept: undefined as unknown,
  get: () => storage.kept,
  set(value: unknown) {
    storage.kept = value
  },
}

function open(path: string, soon?: (run: () => void) => void) {
  const router = new FakeRouter(path)
  const knows = (pathname: string) => !pathname.startsWith('/user')
  const store = new TabStore(router, storage, { home: '/home', knows, passes: pathname => pathname === '/404' }, soon)
  store.start()
  return { router, store }
}

const shown = ({ store }: ReturnType<typeof open>) => {
  const { tabs, active } = store.get()
  return tabs.map(({ id, pathname, search }) => (id === active ? `[${pathname}${search}]` : pathname + search)).join(' ')
}

beforeEach(() => {
  storage.kept = undefined
})

it('begins with home in front and the page that was asked for', () => {
  expect(shown(open('/a?page=2'))).toBe('/home [/a?page=2]')
})

it('is after a reload as it was before', () => {
  const before = open('/a')
  before.router.go('/b?page=2')
  before.store.rename('/b', '乙')
  before.router.go('/404')
  before.router.go('/c')
  before.store.move('/c', '/a')
  before.store.activate('/b')
  before.router.arrive()
  const after = open('/b?page=2')
  expect(shown(after)).toBe('/home /c /a [/b?page=2]')
  expect(after.store.get().tabs.map(({ title }) => title)).toEqual(['', '', '', '乙'])
  expect(
    after.store
      .get()
      .tabs.filter(({ id }) => after.store.isDrawn(id))
      .map(({ id }) => id),
  ).toEqual(['/b'])
})

it('ignores places that are no pages, such as the login page', () => {
  const tabs = open('/a')
  tabs.router.go('/user/login')
  expect(shown(tabs)).toBe('/home [/a]')
})

describe('the address', () => {
  it('of the shown tab follows its screen, which is not told of its own changes', () => {
    const tabs = open('/a')
    const heard = vi.fn()
    const address = tabs.store.addressOf('/a')
    address.subscribe(heard)
    address.set({ page: '2' })
    expect(address.get()).toEqual({ page: '2' })
    expect(tabs.router.asked).toEqual(['replace /a?page=2'])
    tabs.router.arrive()
    expect(shown(tabs)).toBe('/home [/a?page=2]')
    expect(heard).not.toHaveBeenCalled()
  })

  it('leads inside of a tab: back and links change what its screen shows', () => {
    const tabs = open('/a?page=2')
    const heard = vi.fn()
    tabs.store.addressOf('/a').subscribe(heard)
    tabs.router.go('/a', 'POP')
    expect(tabs.store.addressOf('/a').get()).toEqual({})
    tabs.router.go('/a?page=3')
    expect(tabs.store.addressOf('/a').get()).toEqual({ page: '3' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['/a', 'PUSH', ['replace /a?page=2']],
    ['/a?page=9', 'POP', ['replace /a?page=2']],
    ['/a?page=2', 'POP', []],
  ])('becomes that of the tab when %s comes back to it by %s', async (path, action, asked) => {
    const tabs = open('/a?page=2')
    const heard = vi.fn()
    tabs.store.addressOf('/a').subscribe(heard)
    tabs.router.go('/b')
    tabs.router.go(path, action)
    await Promise.resolve()
    expect(tabs.router.asked).toEqual(asked)
    expect(shown(tabs)).toBe('/home [/a?page=2] /b')
    expect(heard).not.toHaveBeenCalled()
  })

  it('of a link that says what an open tab is to show counts', () => {
    const tabs = open('/a?page=2')
    const heard = vi.fn()
    tabs.store.addressOf('/a').subscribe(heard)
    tabs.router.go('/b')
    tabs.router.go('/a?f.name=x')
    expect(shown(tabs)).toBe('/home [/a?f.name=x] /b')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('stays when a hidden tab writes; the tab remembers', () => {
    const tabs = open('/a')
    tabs.router.go('/b')
    tabs.store.addressOf('/a').set({ page: '4' })
    expect(tabs.router.asked).toEqual([])
    expect(shown(tabs)).toBe('/home /a?page=4 [/b]')
  })

  it('does not hold back whoever leaves the tab', () => {
    const tabs = open('/a')
    tabs.router.navigate(place('/b'))
    tabs.store.addressOf('/a').set({ page: '2' })
    expect(tabs.router.asked).toEqual(['push /b'])
    tabs.router.arrive()
    expect(shown(tabs)).toBe('/home /a?page=2 [/b]')
  })

  it('of a closed tab is empty and silent', () => {
    const tabs = open('/a')
    const address = tabs.store.addressOf('/a')
    tabs.store.close(['/a'])
    address.set({ page: '2' })
    expect(address.get()).toEqual({})
  })
})

it('goes to the neighbour of a closed tab at once, and takes the router along', () => {
  const tabs = open('/a')
  tabs.router.go('/b?page=2')
  tabs.router.go('/a', 'PUSH')
  tabs.store.close(['/a'])
  expect(shown(tabs)).toBe('/home [/b?page=2]')
  expect(tabs.router.asked).toEqual(['push /b?page=2'])
})

it('refreshes the shown tab now, and another when it is shown', () => {
  const tabs = open('/a')
  tabs.router.go('/b')
  tabs.store.refresh('/a')
  tabs.store.refresh('/b')
  expect(tabs.store.isDrawn('/a')).toBe(false)
  expect(tabs.store.isDrawn('/b')).toBe(true)
  expect(tabs.store.get().tabs.map(({ round }) => round)).toEqual([0, 1, 1])
})

describe('one page at a time', () => {
  it('lets the tabs of before wait, and drops what was visited meanwhile', () => {
    const tabs = open('/a')
    tabs.store.showSingle(true)
    tabs.router.go('/b')
    tabs.router.go('/c')
    expect(shown(tabs)).toBe('/home /a [/c]')
    tabs.store.showSingle(false)
    tabs.router.go('/d')
    expect(shown(tabs)).toBe('/home /a /c [/d]')
    expect(
      tabs.store
        .get()
        .tabs.filter(({ id }) => tabs.store.isDrawn(id))
        .map(({ id }) => id),
    ).toEqual(['/c', '/d'])
  })

  it('closes the rest when tabs are no longer wanted', () => {
    const tabs = open('/a')
    tabs.router.go('/b')
    tabs.store.closeRest()
    expect(shown(tabs)).toBe('/home [/b]')
  })
})

describe('with an address that follows the page', () => {
  /** Three open tabs; what waits for the page is kept until `painted`. */
  function opened() {
    const waiting: (() => void)[] = []
    const tabs = open('/a', run => waiting.push(run))
    tabs.router.go('/b')
    const painted = () => {
      for (const run of waiting.splice(0)) run()
    }
    return { ...tabs, painted }
  }

  it('shows the tab at once and writes the address later', () => {
    const tabs = opened()
    tabs.store.activate('/a')
    expect([shown(tabs), tabs.store.shownPath(), tabs.router.asked]).toEqual(['/home [/a] /b', '/a', []])
    tabs.painted()
    expect(tabs.router.asked).toEqual(['push /a'])
    const heard = vi.fn()
    tabs.store.subscribe(heard)
    expect(tabs.store.addressed()?.id).toBe('/b')
    tabs.router.arrive()
    expect([tabs.store.addressed()?.id, heard.mock.calls.length]).toEqual(['/a', 1])
  })

  it('writes only the address of the tab where somebody stops', () => {
    const tabs = opened()
    for (const id of ['/a', '/home', '/a']) tabs.store.activate(id)
    tabs.painted()
    expect(tabs.router.asked).toEqual(['push /a'])
  })

  it('leaves alone whoever has meanwhile gone elsewhere by a link', () => {
    const tabs = opened()
    tabs.store.activate('/a')
    tabs.router.go('/c')
    tabs.painted()
    expect([shown(tabs), tabs.router.asked]).toEqual(['/home /a /b [/c]', []])
  })

  it('turns round at once whoever is on his way elsewhere', () => {
    const tabs = opened()
    tabs.router.navigate(place('/c'))
    tabs.store.activate('/a')
    expect(tabs.router.asked).toEqual(['push /c', 'push /a'])
  })
})
