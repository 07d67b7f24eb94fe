import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { type Notifier, useRead, useStore } from '../../renderer/contract'
import { useDocumentTitle } from '../layouts/document-title'
import { MainLayout } from '../layouts/main-layout'
import { type ShownPath, ShownPathContext } from '../layouts/shown-path'
import { useDevice } from '../layouts/use-device'
import type { UserMenuEntry } from '../layouts/user-menu'
import { ErrorBoundary } from '../pages/error-boundary'
import { Splash } from '../pages/splash'
import { type Permissions, type SessionUser, useSession } from '../session'
import type { Closing } from '../tabs/closing'
import { LiveLocation, StillRouter } from '../tabs/still-router'
import { TabBar } from '../tabs/tab-bar'
import { useTabKeys } from '../tabs/tab-keys'
import { type Place, type Tab, tabId } from '../tabs/tab-list'
import { TabPages } from '../tabs/tab-pages'
import type { TabStore } from '../tabs/tab-store'
import { texts } from '../tabs/texts'
import { useTheme } from '../theme/store'
import { type MenuView, menuView } from './menu-view'
import { pageAt, titleAt } from './page-at'

export { loadScreenPage } from './page-at'

interface SignedInPagesProps {
  readonly store: TabStore
  readonly closing: Closing
  readonly userEntries?: readonly UserMenuEntry[]
  /** Stands in the header, before the person. */
  readonly tools?: ReactNode
  readonly notify: Pick<Notifier, 'warning'>
  readonly onLogout: () => void
  readonly onError: (error: unknown) => void
}

/** Every page of a user who is signed in, as tabs inside the main layout. */
export function SignedInPages(props: SignedInPagesProps) {
  const { user, permissions } = useSession()
  // Between signing out and arriving at the login page.
  if (!user || !permissions) return <Splash />
  return <Pages {...props} user={user} permissions={permissions} />
}

interface PagesProps extends SignedInPagesProps {
  readonly user: SessionUser
  readonly permissions: Permissions
}

const pageId = ({ id }: Tab) => `weft-page-${encodeURIComponent(id)}`

function Pages({ store, closing, userEntries = [], tools, notify, onLogout, onError, user: { realname }, permissions }: PagesProps) {
  const many = useManyTabs(store)
  const view = menuView(permissions)
  useTabKeys(store, closing, many)
  const render = useCallback(
    (place: Place) => (
      <Contained onError={onError} onRetry={() => store.refresh(tabId(place))}>
        {pageAt(place, view, realname)}
      </Contained>
    ),
    [store, view, realname, onError],
  )
  const open = { store, closing }
  const place = useMemo(() => ({ get: store.shownPath, subscribe: store.subscribe }), [store])
  return (
    <Frozen place={place}>
      <MainLayout
        items={view.left}
        searchable={view.all}
        userName={realname}
        userEntries={userEntries}
        tools={tools}
        notify={notify}
        onLogout={onLogout}
        tabs={many ? <Bar {...open} view={view} /> : null}
      >
        <Title store={store} view={view} />
        <Panels {...open} many={many} render={render} />
      </MainLayout>
    </Frozen>
  )
}

/** The router moves, and nothing here is drawn anew for that: what needs to know the shown page asks the tabs. */
function Frozen({ place, children }: { readonly place: ShownPath; readonly children: ReactNode }) {
  return (
    <StillRouter>
      <LiveLocation>
        <ShownPathContext.Provider value={place}>{children}</ShownPathContext.Provider>
      </LiveLocation>
    </StillRouter>
  )
}

// Each of these follows the tabs by itself, so that changing tabs draws neither header nor menu anew.
const titleOf = (tab: Tab, view: MenuView) => tab.title || titleAt(tab.pathname, view)

interface OpenProps {
  readonly store: TabStore
  readonly closing: Closing
}

function Bar({ store, closing, view }: OpenProps & { readonly view: MenuView }) {
  const named = useCallback((tab: Tab) => titleOf(tab, view) || texts.unnamed, [view])
  return <TabBar store={store} closing={closing} titleOf={named} idOf={pageId} />
}

function Panels({ store, closing, many, render }: OpenProps & { readonly many: boolean; readonly render: (place: Place) => ReactNode }) {
  const list = useStore(store)
  return <TabPages store={store} closing={closing} list={list} idOf={many ? pageId : undefined} render={render} />
}

/** Follows the address and not the page: a browser remembers each address under the title that it had. */
function Title({ store, view }: { readonly store: TabStore; readonly view: MenuView }) {
  const shown = useRead(store, store.addressed)
  useDocumentTitle(shown ? titleOf(shown, view) : '')
  return null
}

/** What breaks in a page breaks in its tab only. */
function Contained({ children, ...boundary }: { children: ReactNode; onError: (error: unknown) => void; onRetry: () => void }) {
  return (
    <ErrorBoundary {...boundary}>
      <Suspense fallback={<Splash />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Tabs stand on wide windows, where the user wants them. A narrow window lets the others wait; without the setting they are closed. */
function useManyTabs(store: TabStore): boolean {
  const { tabs: wanted } = useTheme()
  const many = useDevice() === 'desktop' && wanted
  useEffect(() => store.start(), [store])
  useEffect(() => store.showSingle(!many), [store, many])
  useEffect(() => {
    if (!wanted) store.closeRest()
  }, [store, wanted])
  return many
}
