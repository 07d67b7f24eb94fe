import { useContext, useEffect, useMemo } from 'react'
import type { Host } from '../../renderer/contract'
import { useUserTools } from '../layouts/use-user-tools'
import { HostContext } from '../pages/host-context'
import { LOGIN } from '../routes/paths'
import { SignedInPages } from '../routes/signed-in-pages'
import { session, useSession } from '../session'
import { Antd } from './antd'
import { createHost, report } from './host'
import { askToLogout } from './logout'
import { noticeBoard, notifier } from './notices'
import { RouterContext } from './router-context'

export { loadScreenPage } from '../routes/signed-in-pages'

/** Everything that shows a dictionary asks the server for it again. */
async function forgetDictionaries(host: Host | null): Promise<void> {
  const { dictionariesOf } = await import('../../renderer')
  if (host) dictionariesOf(host).invalidate()
}

/** Everything behind the sign-in: antd, the host of the renderer, and the pages. */
export function MainArea() {
  const router = useContext(RouterContext)
  const { user, permissions } = useSession()
  const host = useMemo(() => (router && user && permissions ? createHost(router, user, permissions) : null), [router, user, permissions])
  useEffect(() => noticeBoard.want(), [])
  const toLogin = () => router?.navigate(LOGIN)
  const tools = useUserTools({
    username: user?.username ?? '',
    notify: notifier,
    forgetDictionaries: () => forgetDictionaries(host),
    // Our server has ended the session with the old password; others of the family are told to.
    signOut() {
      void session.logout()
      void toLogin()
    },
  })
  return (
    <Antd>
      <HostContext.Provider value={host}>
        <SignedInPages userEntries={tools.entries} onLogout={() => void askToLogout(toLogin)} onError={error => report(error, 'page')} />
        {tools.dialogs}
      </HostContext.Provider>
    </Antd>
  )
}
