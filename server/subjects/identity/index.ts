import { defineModule, type Module } from '../../http/module'
import { account } from './account'
import { auth } from './auth'
import { session } from './session'
import { idleMinutes, networks, passwordRules, sessionDays } from './settings'
import { sms } from './sms'
import { third } from './third'
import { totp } from './totp'

export { makeAccounts } from './accounts'
export { type AttemptLimits, USUAL_LIMITS } from './accounts/attempts'
export { networkNameOf, networkOf } from './accounts/network'
export { removeExpiredSessions } from './accounts/open-sessions'
export { findHolder, findSession, findSessionByHash, livingPlaces } from './accounts/sessions'
export { readSignIn, type SignInSettings } from './config'
export { createIntegrations } from './integrations'
export { checkNewPassword } from './password-strength'
export { hashPassword } from './passwords'
export { ADMIN_ROLE, seedAdministrator, seedNewcomers, seedPassword } from './seeds/accounts'
export { idleMinutes, networks, passwordRules, sessionDays } from './settings'

/** What administrators set about signing in. */
const settings = defineModule({
  name: 'signInSettings',
  rows: 'none',
  outgoing: 'none',
  declare: catalog => catalog.settings.declare(idleMinutes, sessionDays, networks, ...Object.values(passwordRules)),
  handlers: {},
})

/** Who signs in, how, and what they do with their own account. */
export const identity: readonly Module[] = [account, auth, session, settings, sms, third, totp]
