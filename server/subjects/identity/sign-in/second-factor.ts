import type { SecondFactorChallenge, TotpSecret } from '../../../generated/operations'
import { nameOfSystem } from '../../settings'
import type { ProvenUser } from '../accounts'
import { otpauthUri } from '../accounts/totp'
import type { SignInCall } from './call'

const MINUTES = 5

/** Whether people with these roles may have a second factor. */
export const isOffered = ({ signIn }: Pick<SignInCall, 'signIn'>, roleCodes: readonly string[]): boolean =>
  signIn.totp !== 'off' && roleCodes.some(code => signIn.totpRoles.includes(code))

/** A secret as a person takes it into their authenticator, under the name of the system. */
export const totpSecretOf = ({ catalog }: Pick<SignInCall, 'catalog'>, secret: string, username: string): TotpSecret => ({
  secret,
  uri: otpauthUri(secret, username, nameOfSystem(catalog.settings)),
})

/** What is asked of a user whose password was right; null when that is enough. */
export async function askSecondFactor(
  call: SignInCall,
  { userId, oneTimePassword = false }: ProvenUser,
): Promise<SecondFactorChallenge | null> {
  const { accounts, signIn } = call
  if (signIn.totp === 'off') return null
  const challenge = (detail: Readonly<Record<string, string>>) =>
    accounts.tickets.make('second-factor', { userId, detail: { ...detail, ...(oneTimePassword && { oneTimePassword: 'yes' }) } }, MINUTES)
  const { enabled } = await accounts.secondFactor.stateOf(userId)
  if (enabled) return { challenge: await challenge({}), enrol: null }
  if (signIn.totp !== 'required' || !isOffered(call, await accounts.people.roleCodesOf(userId))) return null
  const secret = await accounts.secondFactor.enrol(userId)
  const username = (await accounts.people.byId(userId))?.username ?? ''
  return { challenge: await challenge({ enrol: 'yes' }), enrol: secret === null ? null : totpSecretOf(call, secret, username) }
}
