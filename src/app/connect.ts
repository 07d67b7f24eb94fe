import { connectApi } from '../api/ports'
import { watchNetwork } from '../api/reachability'
import { dropReads } from '../api/reads-underway'
import { LOGIN, plainPath } from '../routes/paths'
import type { AppRouter } from '../routes/router'
import { activity, session } from '../session'
import { endAndLoad } from './logout'
import { askToSignIn, notifier, showNotice } from './notices'

/** What it takes to begin anew. */
type Load = () => void

const load: Load = () => window.location.reload()

/** Ends the session that a refusal was about and loads the page again; the guard then asks for the sign-in and comes back here. */
async function leave(token: string | null, load: Load): Promise<void> {
  // Another window has ended it meanwhile, or begun another.
  if (session.get().token !== token) return
  await endAndLoad(load)
}

async function askAndLeave(load: Load): Promise<void> {
  const { token } = session.get()
  const settled = new AbortController()
  const stop = session.subscribe(() => session.get().token !== token && settled.abort())
  await askToSignIn(settled.signal)
  stop()
  await leave(token, load)
}

function leaveLater(delay: number, load: Load): void {
  const { token } = session.get()
  setTimeout(() => void leave(token, load), delay)
}

/** Tells the calls who is signed in and how to speak to people, and watches the network. `again` loads the page anew. */
export function connectCalls(again: Load = load): void {
  connectApi({
    token: () => session.get().token,
    tenantId: () => session.tenantId(),
    onLoginPage: () => plainPath(window.location.pathname) === LOGIN,
    inUse: () => activity.isInUse(),
    notice: showNotice,
    message: (level, text) => notifier[level](text),
    askToSignIn: () => askAndLeave(again),
    leave: delay => leaveLater(delay, again),
  })
  dropReadsOfOver()
  watchNetwork()
}

/** The reads of a session end with it. */
function dropReadsOfOver(): void {
  let { token } = session.get()
  session.subscribe(() => {
    const before = token
    token = session.get().token
    if (before !== null && before !== token) dropReads(before)
  })
}

/**
 * Keeps this window in step with the others: who signs out there is signed out here. Where another user has signed in,
 * or another tenant was chosen, the page is loaded anew, so that nothing of the one before is left in it.
 */
export function followOtherWindows(router: Pick<AppRouter, 'revalidate'>, again: Load = load): void {
  let person = session.get().user?.id
  session.subscribe(() => {
    // Who signs in here does so on the login page, behind which nothing is left.
    person = session.get().user?.id ?? person
  })
  window.addEventListener('storage', event => {
    if (event.storageArea !== window.localStorage) return
    const [before, known] = [session.get(), person]
    session.followStorage(event.key)
    const { token, user, tenantId } = session.get()
    const somebodyElse = user !== null && known !== undefined && user.id !== known
    if (somebodyElse || (token !== null && tenantId !== before.tenantId)) again()
    else if (token !== before.token) void router.revalidate()
  })
}
