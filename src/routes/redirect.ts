import { HOME } from '../layouts/paths'
import { ERRORS, LOGIN } from './paths'

/** A place inside the application, taken apart; undefined for anything that leads out of it. */
export function ownPlace(text: string | null): { readonly pathname: string; readonly rest: string } | undefined {
  if (text === null || !text.startsWith('/') || /^\/[/\\]/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined
  const base = 'http://weft.invalid'
  try {
    const url = new URL(text, base)
    return url.origin === base && !url.pathname.startsWith('//') ? { pathname: url.pathname, rest: url.search + url.hash } : undefined
  } catch {
    return undefined
  }
}

/** Where to go after sign-in: `redirect` when it is a path of ours that the router knows, else home. */
export function targetAfterLogin(redirect: string | null, knows: (pathname: string) => boolean): string {
  const place = ownPlace(redirect)
  if (!place || ERRORS.includes(place.pathname) || place.pathname === LOGIN || !knows(place.pathname)) return HOME
  return place.pathname + place.rest
}
