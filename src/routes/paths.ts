import { ALTERATION, HOME, LOGIN, REGISTER, REGISTER_RESULT } from '../layouts/paths'

export { LOGIN }

export const NOT_FOUND = '/404'

/** Open without a token. */
export const OPEN: readonly string[] = [LOGIN, REGISTER, REGISTER_RESULT, ALTERATION]

/** Redirects of the static routes. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
  ['/', HOME],
  ['/user', LOGIN],
  ['/test', '/test/home'],
])

/** Shown while something is wrong, and never worth coming back to. */
export const ERRORS: readonly string[] = ['/403', NOT_FOUND, '/500']

/** What is announced to a user who is signed in. */
export const MY_ANNOUNCEMENTS = '/isps/userAnnouncement'

/** All runs of jobs, for those who may see them. */
export const JOB_CENTRE = '/isystem/jobRun'

/** Pages for a user who is signed in, beside those of the menu. */
export const SIGNED_IN: readonly string[] = [HOME, '/test/home', MY_ANNOUNCEMENTS, ...ERRORS]

/** Paths are compared without slashes at the end. */
export const plainPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1')
