import { type ComponentType, type ReactNode, Suspense, useContext, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { MainLayout } from '../layouts/main-layout'
import { PageFrame } from '../layouts/page-frame'
import { HOME } from '../layouts/paths'
import type { UserMenuEntry } from '../layouts/user-menu'
import { ErrorBoundary } from '../pages/error-boundary'
import { FailurePage, ForbiddenPage, NotFoundPage } from '../pages/error-page'
import { FramePage } from '../pages/frame-page'
import { GroupPage } from '../pages/group-page'
import { HomePage } from '../pages/home-page'
import { HostContext } from '../pages/host-context'
import { lazyPage } from '../pages/lazy-page'
import { MissingPage } from '../pages/missing-page'
import { Splash } from '../pages/splash'
import { TestPage } from '../pages/test-page'
import { useScreenTitle } from '../pages/use-screen-title'
import { useSession } from '../session'
import { type FoundRoute, findRoute } from './menu-routes'
import { type MenuView, menuView } from './menu-view'
import { plainPath } from './paths'
import { openedValues, screenNamedBy, type Values } from './screen-address'

/** Also called ahead of time, so that the renderer is on its way while the menu is fetched. */
export const loadScreenPage = () => import('../pages/screen-page')

const ScreenPage = lazyPage(async () => (await loadScreenPage()).ScreenPage)

interface StaticPageProps {
  readonly view: MenuView
  readonly userName: string
}

const STATIC: ReadonlyMap<string, ComponentType<StaticPageProps>> = new Map<string, ComponentType<StaticPageProps>>([
  [HOME, ({ view, userName }) => <HomePage userName={userName} items={view.all} />],
  ['/test/home', ({ userName }) => <TestPage userName={userName} />],
  ['/403', ForbiddenPage],
  ['/404', NotFoundPage],
  ['/500', () => <FailurePage />],
])

const NO_PARAMS: Values = {}

/** The same object as long as its content is the same, whatever else changes in the address. */
function useRouteValues(params: Values, search: string): Values {
  const text = JSON.stringify({ ...params, ...openedValues(search) })
  return useMemo(() => JSON.parse(text) as Values, [text])
}

function MenuPage({ found, search }: { found: FoundRoute; search: string }) {
  const { route, params } = found
  const { page } = route
  const values = useRouteValues(params, search)
  if (page.page === 'screen') return <ScreenPage id={page.screen} values={values} />
  if (page.page === 'frame') return <FramePage title={route.title} url={page.url} />
  if (page.page === 'group') return <GroupPage entries={page.entries} />
  if (page.page === 'missing') return <MissingPage path={route.path} component={page.component} problem={page.problem} />
  return <Navigate to={page.page === 'redirect' ? page.to : HOME} replace />
}

/** A screen that no menu entry names, opened from another one. */
function NamedScreen({ id, search }: { id: string; search: string }) {
  const title = useScreenTitle(useContext(HostContext), id)
  const values = useRouteValues(NO_PARAMS, search)
  return (
    <PageFrame title={title}>
      <ScreenPage id={id} values={values} />
    </PageFrame>
  )
}

function pageAt(pathname: string, search: string, view: MenuView, userName: string): ReactNode {
  const Static = STATIC.get(plainPath(pathname))
  if (Static) return <Static view={view} userName={userName} />
  const named = screenNamedBy(pathname)
  if (named) return <NamedScreen id={named} search={search} />
  const found = findRoute(view.routes, pathname)
  if (!found) return <NotFoundPage />
  return (
    <PageFrame title={found.route.title} trail={found.route.trail}>
      <MenuPage found={found} search={search} />
    </PageFrame>
  )
}

interface SignedInPagesProps {
  readonly userEntries?: readonly UserMenuEntry[]
  readonly onLogout: () => void
  readonly onError: (error: unknown) => void
}

/** Every page of whoever is signed in, inside the main layout. */
export function SignedInPages({ userEntries = [], onLogout, onError }: SignedInPagesProps) {
  const { pathname, search } = useLocation()
  const { user, permissions } = useSession()
  // Between signing out and arriving at the login page.
  if (!user || !permissions) return <Splash />
  const view = menuView(permissions)
  return (
    <MainLayout items={view.left} searchable={view.all} userName={user.realname} userEntries={userEntries} onLogout={onLogout}>
      <ErrorBoundary key={pathname} onError={onError}>
        <Suspense fallback={<Splash />}>{pageAt(pathname, search, view, user.realname)}</Suspense>
      </ErrorBoundary>
    </MainLayout>
  )
}
