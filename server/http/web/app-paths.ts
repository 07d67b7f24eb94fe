/** Paths of the app that come from no menu; a test holds them against the app's own. */
export const APP_PATHS: readonly string[] = [
  '/',
  '/user',
  '/user/login',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/dashboard/analysis',
  '/test',
  '/test/home',
  '/isps/userAnnouncement',
  '/403',
  '/404',
  '/500',
]

/** Screens that no menu entry names. */
const SCREENS = /^\/screens\/[\w-]+(?:\/[\w-]+)*$/

const KNOWN = new Set(APP_PATHS)

/** A path as the app compares it. Undefined: it cannot be read. */
export function plainPath(path: string): string | undefined {
  try {
    return decodeURI(path).replace(/(.)\/+$/, '$1')
  } catch {
    return undefined
  }
}

export const isAppPath = (path: string): boolean => KNOWN.has(path) || SCREENS.test(path)
