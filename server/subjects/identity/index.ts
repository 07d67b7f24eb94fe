import type { Module } from '../../http/module'
import { account } from './account'
import { auth } from './auth'
import { session } from './session'
import { sms } from './sms'
import { third } from './third'
import { totp } from './totp'

export { makeAccounts } from './accounts'
export { type AttemptLimits, USUAL_LIMITS } from './accounts/attempts'
export { findSession, findSessionByHash, livingPlaces } from './accounts/sessions'
export { readSignIn, type SignInSettings } from './config'
export { createIntegrations } from './integrations'
export { checkNewPassword } from './password-strength'
export { hashPassword } from './passwords'
export { ADMIN_ROLE, seedAdministrator, seedNewcomers, seedPassword } from './seeds/accounts'

/** Who signs in, how, and what they do with their own account. */
export const identity: readonly Module[] = [account, auth, session, sms, third, totp]
