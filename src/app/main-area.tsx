import { useContext, useEffect, useMemo, useState } from 'react'
import { type Host, PermissionProvider } from '../../renderer/contract'
import { useUserTools } from '../layouts/use-user-tools'
import { ErrorBoundary } from '../pages/error-boundary'
import { HostContext } from '../pages/host-context'
import { lazyPage } from '../pages/lazy-page'
import { LOGIN } from '../routes/paths'
import type { AppRouter } from '../routes/router'
import { SignedInPages } from '../routes/signed-in-pages'
import { session, useSession } from '../session'
import { Antd } from './antd'
import { createHost, report } from './host'
import { IdleWarning } from './idle-warning'
import { useLiveNotices } from './live-notices'
import { askToLogout } from './logout'
import { noticeBoard, notifier } from './notices'
import { RouterContext } from './router-context'
import { forgetTabs, type OpenTabs, openTabs } from './tabs'

export { loadScreenPage } from '../routes/signed-in-pages'

/** Everything that shows a dictionary asks the server for it again. */
async function forgetDictionaries(host: Host | null): Promise<void> {
  const { dictionariesOf } = await import('../../renderer')
  if (host) dictionariesOf(host).invalidate()
}

const OwnPasswordFirst = lazyPage(async () => (await import('./own-password-first')).OwnPasswordFirst)

/** Milliseconds until what says notices is loaded ahead of the first: the page itself comes before. */
const AHEAD = 3000

const reportPage = (error: unknown) => report(error, 'page')

/** The last ones stay while their person is being signed out. */
function useTabs(username: string): OpenTabs | null {
  const router = useContext(RouterContext)
  const [tabs, setTabs] = useState<{ readonly username: string; readonly open: OpenTabs } | null>(null)
  if (router && username !== '' && tabs?.username !== username) setTabs({ username, open: openTabs(router, username) })
  return tabs?.open ?? null
}

/** The same as long as the same person works in the same place: a new one would draw every screen anew. */
function useHostOf(router: AppRouter | null): Host | null {
  const { user, permissions, tenantId } = useSession()
  const person = permissions && user && JSON.stringify({ user, tenantId })
  return useMemo(() => (router && person ? createHost(router, JSON.parse(person).user) : null), [router, person])
}

/** Everything behind the sign-in. */
export function MainArea() {
  const { permissions } = useSession()
  return permissions?.oneTimePassword ? <OwnPasswordFirst /> : <Work />
}

/** Antd, the host of the renderer, and the pages. */
function Work() {
  const router = useContext(RouterContext)
  const { user, permissions } = useSession()
  const host = useHostOf(router)
  const username = user?.username ?? ''
  const tabs = useTabs(username)
  useEffect(() => {
    const timer = setTimeout(noticeBoard.want, AHEAD)
    return () => clearTimeout(timer)
  }, [])
  const toLogin = () => router?.navigate(LOGIN)
  const leave = () => {
    forgetTabs(username)
    return toLogin()
  }
  const tools = useUserTools({
    username,
    notify: notifier,
    forgetDictionaries: () => forgetDictionaries(host),
    // Our server has ended the session with the old password; others of the family are told to.
    signOut() {
      void session.logout()
      void toLogin()
    },
  })
  const notices = useLiveNotices(host)
  return (
    <Antd>
      <PermissionProvider value={permissions}>
        <HostContext.Provider value={host}>
          {tabs && (
            <SignedInPages
              {...tabs}
              userEntries={tools.entries}
              tools={notices.bell}
              notify={notifier}
              onLogout={() => void askToLogout(leave)}
              onError={reportPage}
            />
          )}
          {tools.dialogs}
          <IdleWarning />
          <ErrorBoundary onError={reportPage}>{notices.dialogs}</ErrorBoundary>
        </HostContext.Provider>
      </PermissionProvider>
    </Antd>
  )
}
