import { HOME } from '../layouts/paths'

export const LOGIN = '/user/login'
export const NOT_FOUND = '/404'

/** Open without a token. */
export const OPEN: readonly string[] = [LOGIN, '/user/register', '/user/register-result', '/user/alteration']

/** Redirects of the static routes. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
  ['/', HOME],
  ['/user', LOGIN],
  ['/test', '/test/home'],
])

/** Shown while something is wrong, and never worth coming back to. */
export const ERRORS: readonly string[] = ['/403', NOT_FOUND, '/500']

/** Pages for whoever is signed in, beside those of the menu. */
export const SIGNED_IN: readonly string[] = [HOME, '/test/home', ...ERRORS]

/** Paths are compared without slashes at the end. */
export const plainPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1')
