import type { LoginResult } from '../../../generated/operations'
import { type Answer, answer } from '../../../http/answers'
import { dictionariesFor } from '../../../http/generation'
import type { Session } from '../../../http/session'
import { errors, ServerError } from '../../../util/errors'
import { departsOf } from '../../departments'
import { everyOption } from '../../dictionaries'
import type { ProvenUser } from '../accounts'
import type { SignInCall } from './call'
import { knownDevice, rememberDevice } from './device'
import { deviceName } from './device-name'
import { notifyFailures, notifyNewAddress } from './notices'
import * as people from './repository'
import { askSecondFactor } from './second-factor'
import { LOG_REFUSED, LOG_SIGNED_IN, texts } from './texts'

export type { SignInCall } from './call'
export { knownDevice } from './device'
export { addNewAccount, checkNewName, type NewAccount } from './new-account'
export { phoneOwner, phonePattern } from './phone'
export { noteSignIn, setCurrentDepart, systemActor } from './repository'
export { isOffered, totpSecretOf } from './second-factor'

/** What a person is given who signs in; their only department becomes the current one, of several the first if none was. */
async function welcome(call: SignInCall, token: string, session: Session, method: string): Promise<LoginResult> {
  const { userId, username, tenantId, orgCode } = session
  const tenantList = await call.accounts.people.tenantsOf(userId)
  return call.withActor({ tenantId, username, orgCode }, async trx => {
    const departs = await departsOf(trx, userId)
    const first = departs[0]?.orgCode
    const known = departs.some(depart => depart.orgCode === orgCode)
    const chosen = first && (departs.length === 1 ? orgCode !== first : !known) ? first : null
    if (chosen) await people.setCurrentDepart(trx, userId, chosen)
    await people.noteSignIn(trx, { content: LOG_SIGNED_IN(username), username, userid: userId, ip: call.request.ip, method })
    return {
      token,
      userInfo: { ...(await people.findUser(trx, userId)), orgCode: chosen ?? orgCode },
      departs,
      multi_depart: departs.length === 0 ? 0 : departs.length === 1 ? 1 : 2,
      sysAllDictItems: dictionariesFor(call.request, await everyOption(trx)),
      tenantList,
    }
  })
}

/**
 * Lets a user in who has proven who they are: refuses a user who may not act, asks for a second factor where there is one, and
 * opens a session. `method` is the operation, for the log.
 */
export async function admit(call: SignInCall, user: ProvenUser, method: string): Promise<Answer<LoginResult>> {
  await call.accounts.checkEffective(user.userId)
  const challenge = await askSecondFactor(call, user)
  if (challenge) throw errors.secondFactor(challenge)
  return openSession(call, user, method)
}

/** The same for a user whose second factor was right. */
export async function openSession(call: SignInCall, user: ProvenUser, method: string): Promise<Answer<LoginResult>> {
  const { ip: address, headers } = call.request
  const origin = { address, device: deviceName(headers['user-agent']) }
  const { token, session } = await call.accounts.open(user, origin)
  const known = knownDevice(call, session.username) !== null
  rememberDevice(call, session.username)
  if ((await call.accounts.notices.noteAddress(user.userId, address)) && !known) await notifyNewAddress(call, session, origin)
  return answer({ message: texts.signedIn, result: await welcome(call, token, session, method) })
}

/** Runs a sign-in and notes in the log when it is refused. */
export async function noting<Result>(call: SignInCall, username: string, method: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ServerError && error.kind === 'refused') await noteRefusal(call, username, method)
    throw error
  }
}

export async function noteRefusal(call: SignInCall, username: string, method: string): Promise<void> {
  const { ip } = call.request
  await call.withActor(people.systemActor, trx => people.noteSignIn(trx, { content: LOG_REFUSED(username), username, ip, method }))
  notifyFailures(call, username)
}
