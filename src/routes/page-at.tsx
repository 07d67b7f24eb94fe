import { type ComponentType, type ReactNode, useContext, useMemo } from 'react'
import { type ReadableStore, useStore } from '../../renderer/contract'
import { PageFrame } from '../layouts/page-frame'
import { HOME } from '../layouts/paths'
import { texts as notices } from '../notices/texts'
import { FailurePage, ForbiddenPage, NotFoundPage } from '../pages/error-page'
import { FramePage } from '../pages/frame-page'
import { GroupPage } from '../pages/group-page'
import { HostContext } from '../pages/host-context'
import { lazyPage } from '../pages/lazy-page'
import { MissingPage } from '../pages/missing-page'
import { NoRolePage } from '../pages/no-role-page'
import { texts } from '../pages/texts'
import { useScreenTitle } from '../pages/use-screen-title'
import { Withdrawable } from '../pages/withdrawable'
import { useSession } from '../session'
import { askedValues, openedValues, screenNamedBy, type Values } from '../tabs/screen-address'
import { usePageTab } from '../tabs/tab-context'
import type { Place } from '../tabs/tab-list'
import { type OnlinePage, onlineScreenOf } from './component-page'
import { findScreen } from './find-screen'
import { type FoundRoute, findRoute } from './menu-routes'
import type { MenuView } from './menu-view'
import { ERRORS, MY_ANNOUNCEMENTS, plainPath } from './paths'

/** Also called ahead of time, so that the renderer is on its way while the menu is fetched. */
export const loadScreenPage = () => import('../pages/screen-page')

const ScreenPage = lazyPage(async () => (await loadScreenPage()).ScreenPage)
const TestPage = lazyPage(async () => (await import('../pages/test-page')).TestPage)

interface StaticPageProps {
  readonly view: MenuView
  readonly userName: string
}

const NO_PARAMS: Values = {}

/** The dashboard: a screen of kind `page` like any other, so that it is changed as any other is. */
const HomePage = ({ view }: StaticPageProps) => (
  <PageFrame title={texts.home.title}>
    {view.all.length === 0 ? <NoRolePage messages={MY_ANNOUNCEMENTS} /> : <ScreenPage id="dashboard/analysis" values={NO_PARAMS} />}
  </PageFrame>
)

const STATIC: ReadonlyMap<string, ComponentType<StaticPageProps>> = new Map<string, ComponentType<StaticPageProps>>([
  [HOME, HomePage],
  ['/test/home', ({ userName }) => <TestPage userName={userName} />],
  ['/403', ForbiddenPage],
  ['/404', NotFoundPage],
  ['/500', () => <FailurePage />],
])

/** Screens at paths of their own that stand in no menu. */
const SCREENS: ReadonlyMap<string, string> = new Map([[MY_ANNOUNCEMENTS, 'system/user-announcement']])

const NO_ADDRESS: ReadableStore<string> = { get: () => '', subscribe: () => () => {} }

/** The parameters of the address that are no state of the screen, as JSON; they change when a link to the open page says others. */
function useAsked(): string {
  const address = usePageTab()?.address
  const store = useMemo(
    () => (address ? { get: () => JSON.stringify(askedValues(address.get())), subscribe: address.subscribe } : NO_ADDRESS),
    [address],
  )
  return useStore(store)
}

/**
 * What expressions see under `route`: parameters of the path and what the page was opened with by their names, and under `query` what the
 * page is asked with. The same object as long as its content is the same, whatever else changes in the address.
 */
function useRouteValues(params: Values, search: string): Values {
  const asked = useAsked()
  const text = JSON.stringify({ ...params, ...openedValues(search) })
  return useMemo(() => withQuery(JSON.parse(text) as Values, asked === '' ? {} : (JSON.parse(asked) as Values)), [text, asked])
}

function withQuery(values: Values, asked: Values): Values {
  if (Object.keys(asked).length === 0) return values
  const { query } = values
  return { ...values, query: typeof query === 'object' && query !== null ? { ...query, ...asked } : asked }
}

type PlainPage = Exclude<FoundRoute['route']['page'], { readonly page: 'online' }>

function MenuPage({ found, page, search }: { found: FoundRoute; page: PlainPage; search: string }) {
  const { permissions } = useSession()
  const { route, params } = found
  const values = useRouteValues(params, search)
  if (page.page === 'screen') return <ScreenPage id={page.screen} values={values} />
  if (page.page === 'frame') return <FramePage title={route.title} url={page.url} />
  if (page.page === 'group') return <GroupPage entries={page.entries} />
  return (
    <MissingPage
      menus={permissions ? findScreen(permissions, 'system/permission') : HOME}
      path={route.path}
      component={page.component}
      problem={page.problem}
    />
  )
}

/**
 * The page of what a user made online. An entry of the menu that leads to one form, or report, names its page; one that stands for every
 * form has a page called as the form is. The query of its list begins with the parameters of the address (`?state=1`).
 */
function MadeOnline({ found: { route, params }, page, search }: { found: FoundRoute; page: OnlinePage; search: string }) {
  const id = onlineScreenOf(page, Object.values(params)[0] ?? route.path.split('/').at(-1) ?? '')
  const found = useScreenTitle(useContext(HostContext), id, route.title)
  const title = Object.keys(params).length === 0 ? route.title : found
  const values = useRouteValues(params, search)
  const [last, ...above] = route.trail.toReversed()
  const trail = last && title !== '' ? [...above.toReversed(), { ...last, title }] : route.trail
  return (
    <PageFrame title={title} trail={trail}>
      <ScreenPage id={id} values={values} />
    </PageFrame>
  )
}

/** A screen that no menu entry names, opened from another one. */
function NamedScreen({ id, place: { pathname, search } }: { id: string; place: Place }) {
  const known = STATIC_TITLES.get(plainPath(pathname))
  const stated = useScreenTitle(useContext(HostContext), id, known ?? texts.noScreen)
  const title = stated || (known ?? '')
  const values = useRouteValues(NO_PARAMS, search)
  return (
    <PageFrame title={title} {...(title !== '' && { trail: [{ title, path: pathname }] })}>
      <ScreenPage id={id} values={values} />
    </PageFrame>
  )
}

/** Draws what stands at a place of the application. */
export function pageAt(place: Place, view: MenuView, userName: string): ReactNode {
  const { pathname, search } = place
  const Static = STATIC.get(plainPath(pathname))
  if (Static) return <Static view={view} userName={userName} />
  const named = SCREENS.get(plainPath(pathname)) ?? screenNamedBy(pathname)
  if (named) return <NamedScreen id={named} place={place} />
  const allowed = findRoute(view.routes, pathname)
  const found = allowed ?? findRoute(view.former, pathname)
  if (!found) return <NotFoundPage />
  const { page } = found.route
  return (
    <Withdrawable withdrawn={!allowed}>
      {page.page === 'online' ? (
        <MadeOnline found={found} page={page} search={search} />
      ) : (
        <PageFrame title={found.route.title} trail={found.route.trail}>
          <MenuPage found={found} page={page} search={search} />
        </PageFrame>
      )}
    </Withdrawable>
  )
}

const STATIC_TITLES: ReadonlyMap<string, string> = new Map([
  [HOME, texts.home.title],
  ['/test/home', texts.test.title],
  [MY_ANNOUNCEMENTS, notices.page],
])

/** What a place is called before its page has said so; empty when only the page knows. */
export function titleAt(pathname: string, { routes, former }: MenuView): string {
  const path = plainPath(pathname)
  if (ERRORS.includes(path)) return path.slice(1)
  return STATIC_TITLES.get(path) ?? (findRoute(routes, path) ?? findRoute(former, path))?.route.title ?? ''
}
