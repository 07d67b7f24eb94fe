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

/** The page that a user opens first: that of the roles where the router knows it, else home. */
export const firstPage = (homePath: string | null, knows: (pathname: string) => boolean): string =>
  homePath !== null && knows(homePath) ? homePath : HOME

/** Where to go after sign-in: `redirect` when it is a path of ours that the router knows and more than home, else the first page. */
export function targetAfterLogin(redirect: string | null, knows: (pathname: string) => boolean, homePath: string | null): string {
  const place = ownPlace(redirect)
  const leads = place && ![...ERRORS, LOGIN, HOME].includes(place.pathname) && knows(place.pathname)
  if (!leads) return firstPage(homePath, knows)
  return place.pathname + place.rest
}
