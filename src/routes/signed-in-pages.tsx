import { type ReactNode, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useDocumentTitle } from '../layouts/document-title'
import { MainLayout } from '../layouts/main-layout'
import { useDevice } from '../layouts/use-device'
import type { UserMenuEntry } from '../layouts/user-menu'
import { ErrorBoundary } from '../pages/error-boundary'
import { Splash } from '../pages/splash'
import { type Permissions, type SessionUser, useSession } from '../session'
import type { Closing } from '../tabs/closing'
import { TabBar } from '../tabs/tab-bar'
import { useTabKeys } from '../tabs/tab-keys'
import { findTab, type Place, type Tab, tabId } from '../tabs/tab-list'
import { TabPages } from '../tabs/tab-pages'
import type { TabStore } from '../tabs/tab-store'
import { texts } from '../tabs/texts'
import { useTheme } from '../theme/store'
import { menuView } from './menu-view'
import { pageAt, titleAt } from './page-at'

export { loadScreenPage } from './page-at'

interface SignedInPagesProps {
  readonly store: TabStore
  readonly closing: Closing
  readonly userEntries?: readonly UserMenuEntry[]
  /** Stands in the header, before the person. */
  readonly tools?: ReactNode
  readonly onLogout: () => void
  readonly onError: (error: unknown) => void
}

/** Every page of whoever is signed in, as tabs inside the main layout. */
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

function Pages({ store, closing, userEntries = [], tools, onLogout, onError, user, permissions }: PagesProps) {
  const list = useSyncExternalStore(store.subscribe, store.get)
  const many = useManyTabs(store)
  const view = menuView(permissions)
  const { realname } = user
  const titleOf = (tab: Tab) => tab.title || titleAt(tab.pathname, view)
  const shown = findTab(list, list.active)
  useTabKeys(store, closing, many)
  useDocumentTitle(shown ? titleOf(shown) : '')
  const render = useCallback(
    (place: Place) => (
      <Contained onError={onError} onRetry={() => store.refresh(tabId(place))}>
        {pageAt(place, view, realname)}
      </Contained>
    ),
    [store, view, realname, onError],
  )
  const bar = many && <TabBar store={store} closing={closing} list={list} titleOf={tab => titleOf(tab) || texts.unnamed} idOf={pageId} />
  return (
    <MainLayout
      items={view.left}
      searchable={view.all}
      userName={realname}
      userEntries={userEntries}
      tools={tools}
      onLogout={onLogout}
      tabs={bar || null}
    >
      <TabPages store={store} closing={closing} list={list} idOf={many ? pageId : undefined} render={render} />
    </MainLayout>
  )
}

/** What breaks in a page breaks in its tab only. */
function Contained({ children, ...boundary }: { children: ReactNode; onError: (error: unknown) => void; onRetry: () => void }) {
  return (
    <ErrorBoundary {...boundary}>
      <Suspense fallback={<Splash />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Tabs stand on wide windows, for whoever wants them. A narrow window lets the others wait; without the setting they are closed. */
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
