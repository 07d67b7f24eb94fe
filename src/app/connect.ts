import { connectApi } from '../api/ports'
import { LOGIN, plainPath } from '../routes/paths'
import type { AppRouter } from '../routes/router'
import { session } from '../session'
import { askToSignIn, notifier, showNotice } from './notices'

/** Ends the session and loads the page again; the guard then asks for the sign-in and comes back here. */
function leave(): void {
  const told = session.logout()
  void told.finally(() => window.location.reload())
}

/** Tells the calls who is signed in and how to speak to people. */
export function connectCalls(): void {
  connectApi({
    token: () => session.get().token,
    tenantId: () => session.tenantId(),
    onLoginPage: () => plainPath(window.location.pathname) === LOGIN,
    notice: showNotice,
    message: (level, text) => notifier[level](text),
    async askToSignIn() {
      await askToSignIn()
      leave()
    },
    leave: delay => void setTimeout(leave, delay),
  })
}

/** Keeps this window in step with the others: who signs out there is signed out here. */
export function followOtherWindows(router: AppRouter): void {
  window.addEventListener('storage', event => {
    if (event.storageArea !== window.localStorage) return
    const before = session.get().token
    session.followStorage(event.key)
    if (session.get().token !== before) void router.revalidate()
  })
}
