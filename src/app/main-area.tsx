import { useContext, useEffect, useMemo } from 'react'
import { HostContext } from '../pages/host-context'
import { LOGIN } from '../routes/paths'
import { SignedInPages } from '../routes/signed-in-pages'
import { useSession } from '../session'
import { Antd } from './antd'
import { createHost, report } from './host'
import { askToLogout } from './logout'
import { noticeBoard } from './notices'
import { RouterContext } from './router-context'

export { loadScreenPage } from '../routes/signed-in-pages'

/** Everything behind the sign-in: antd, the host of the renderer, and the pages. */
export function MainArea() {
  const router = useContext(RouterContext)
  const { user, permissions } = useSession()
  const host = useMemo(() => (router && user && permissions ? createHost(router, user, permissions) : null), [router, user, permissions])
  useEffect(() => noticeBoard.want(), [])
  const logout = () => void askToLogout(() => router?.navigate(LOGIN))
  return (
    <Antd>
      <HostContext.Provider value={host}>
        <SignedInPages onLogout={logout} onError={error => report(error, 'page')} />
      </HostContext.Provider>
    </Antd>
  )
}
