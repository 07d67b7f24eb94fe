import { useSyncExternalStore } from 'react'
import { Activity } from './activity'
import { createExpiringStorage } from './expiring-storage'
import { KEYS } from './keys'
import { Session, type SessionState } from './session'

export { loadCaptcha } from './captcha'
export { type MenuUrlValues, resolveMenuUrl } from './menu-url'
export type { Permissions, SessionUser } from './read'
export { createSettings } from './settings'
export { type Depart, type SignedIn, type SignInAnswer, signIn, type Tenant } from './sign-in'

export const sharedStorage = createExpiringStorage(() => window.localStorage)

/** Survives a reload, and no other window sees it. */
export const windowStorage = createExpiringStorage(() => window.sessionStorage)

/** The session of this window. */
export const session = new Session({ shared: sharedStorage, own: windowStorage })

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get)

/** What the user does in the windows of this browser. */
export const activity = new Activity(sharedStorage)

/** Whether the last session of this window ended because nobody used it; said once, by the login page. */
export const idledOut = {
  take(): boolean {
    const idled = windowStorage.get(KEYS.idled) === true
    windowStorage.remove(KEYS.idled)
    return idled
  },
  set: () => windowStorage.set(KEYS.idled, true),
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
