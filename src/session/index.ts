import { useStore } from '../../renderer/contract'
import { Activity } from './activity'
import { createExpiringStorage } from './expiring-storage'
import { KEYS } from './keys'
import { Session, type SessionState } from './session'

export { loadCaptcha } from './captcha'
export { type MenuUrlValues, resolveMenuUrl } from './menu-url'
export type { Permissions, SessionUser } from './read'
export { createSettings } from './settings'
export {
  accountChoiceOf,
  type Depart,
  loadSignInOptions,
  type PhoneChoice,
  type SignedIn,
  type SignInAnswer,
  signIn,
  type Tenant,
  type WaysIn,
} from './sign-in'

export const sharedStorage = createExpiringStorage(() => window.localStorage)

/** Survives a reload, and no other window sees it. */
export const windowStorage = createExpiringStorage(() => window.sessionStorage)

/** The session of this window. */
export const session = new Session({ shared: sharedStorage, own: windowStorage })

export const useSession = (): SessionState => useStore(session)

/** What the user does in the windows of this browser. */
export const activity = new Activity(sharedStorage)

/** The account whose session ended in this window because it was not used; told once, to the login page. */
export const idledOut = {
  take(): string | null {
    const account = windowStorage.get(KEYS.idled)
    windowStorage.remove(KEYS.idled)
    return typeof account === 'string' ? account : null
  },
  set: (account: string) => windowStorage.set(KEYS.idled, account),
}

/** The account that the login page fills in; null forgets it. */
export const rememberedAccount = {
  get(): string {
    const account = sharedStorage.get(KEYS.remembered)
    return typeof account === 'string' ? account : ''
  },
  set(account: string | null) {
    if (account === null) sharedStorage.remove(KEYS.remembered)
    else sharedStorage.set(KEYS.remembered, account)
  },
}
