import { redirect } from 'react-router-dom'
import { RequestError } from '../../renderer/contract'
import { session } from '../session'
import { guard, loginWith } from './guard'
import { isLeaving, stays } from './leaving'
import { knowsPath, leadsOn, stoodAt } from './menu-view'
import { firstPage } from './redirect'

/**
 * Runs the guard before every page. A menu that cannot be fetched ends the session; `complain` shows why unless that was shown.
 * A menu whose fetching was broken off because the page is left or loaded again ends nothing.
 */
export async function guardLoader(request: Request, complain: (text: string) => void): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const { token, permissions } = session.get()
  const visit = { pathname, search, signedIn: token !== null }
  const known = permissions && {
    knows: stoodAt(permissions),
    leadsOn: leadsOn(permissions),
    first: firstPage(permissions.homePath, knowsPath(permissions)),
  }
  const verdict = guard({ ...visit, ...(known ?? { knows: null }) })
  if (verdict.verdict === 'go') return redirect(verdict.to)
  if (verdict.verdict === 'enter') return null
  try {
    await session.loadPermissions()
    return guardLoader(request, complain)
  } catch (error) {
    if (isLeaving()) {
      await stays()
      return guardLoader(request, complain)
    }
    if (!(error instanceof RequestError && error.shown)) complain(error instanceof Error ? error.message : String(error))
    void session.logout()
    return redirect(loginWith(pathname + search))
  }
}
