import { HOME } from '../layouts/paths'
import { LOGIN, NOT_FOUND, OPEN, plainPath, REDIRECTS } from './paths'

export interface Visit {
  readonly pathname: string
  /** With `?`; empty when there is none. */
  readonly search: string
  readonly signedIn: boolean
  /** Whether a path exists for this person; null until the menu is fetched. */
  readonly knows: ((pathname: string) => boolean) | null
  /** Where the menu leads on from a path; undefined: nowhere. */
  readonly leadsOn?: (pathname: string) => string | undefined
  /** The page that the user opens first. Default: home. */
  readonly first?: string
}

export type GuardDecision = { readonly verdict: 'enter' } | { readonly verdict: 'fetch' } | { readonly verdict: 'go'; readonly to: string }

const go = (to: string): GuardDecision => ({ verdict: 'go', to })

export const loginWith = (wanted: string) => `${LOGIN}?redirect=${encodeURIComponent(wanted)}`

/** What becomes of a visit: it enters, goes elsewhere, or waits for the menu and is asked again. */
export function guard({ pathname, search, signedIn, knows, leadsOn, first = HOME }: Visit): GuardDecision {
  const path = plainPath(pathname)
  const elsewhere = REDIRECTS.get(path)
  if (!signedIn) {
    if (OPEN.includes(path)) return { verdict: 'enter' }
    return go(path === '/user' ? LOGIN : loginWith((elsewhere ?? pathname) + search))
  }
  if (path === LOGIN) return go(first)
  if (OPEN.includes(path)) return { verdict: 'enter' }
  if (elsewhere && elsewhere !== HOME) return go(elsewhere)
  if (!knows) return { verdict: 'fetch' }
  if (elsewhere) return go(first)
  if (!knows(path)) return go(NOT_FOUND)
  const next = leadsOn?.(path)
  return next === undefined ? { verdict: 'enter' } : go(next)
}
