import type { LoginResult } from '../../../generated/operations'
import { type Answer, answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import type { ProvenUser } from '../accounts'
import { noting, openSession } from '../sign-in'
import { texts } from './texts'

/** What the code opens: the recovery codes of a second factor that it has confirmed, else none; null when it is wrong. */
async function proof({ accounts, body }: CallOf<'sysTotpLogin'>, userId: string, isNew: boolean): Promise<string[] | null> {
  if (isNew) return accounts.secondFactor.confirm(userId, body.code)
  return (await accounts.secondFactor.check(userId, body.code)) ? [] : null
}

async function complete(call: CallOf<'sysTotpLogin'>, user: ProvenUser, isNew: boolean): Promise<Answer<LoginResult>> {
  const { accounts, body, request } = call
  const { userId } = user
  let recoveryCodes: string[] | null = null
  await accounts.attempt(`totp:${userId}`, request.ip, async () => {
    recoveryCodes = await proof(call, userId, isNew)
    return recoveryCodes !== null
  })
  if (recoveryCodes === null) fail(texts.codeWrong)
  if (!(await accounts.tickets.take('second-factor', body.challenge))) fail(texts.over)
  await accounts.checkEffective(userId)
  const { message, result } = await openSession(call, user, 'sysTotpLogin')
  return answer({ message, result: result && { ...result, ...(isNew && { recoveryCodes }) } })
}

/** The second step of a sign-in: the challenge stands for the password that was right. */
export async function login(call: CallOf<'sysTotpLogin'>): Promise<Answer<LoginResult>> {
  const { accounts, body } = call
  const ticket = await accounts.tickets.attempt('second-factor', body.challenge)
  const userId = ticket?.userId ?? fail(texts.over)
  const user = { userId, oneTimePassword: ticket?.detail.oneTimePassword === 'yes' }
  const username = (await accounts.people.byId(userId))?.username ?? ''
  return noting(call, username, 'sysTotpLogin', () => complete(call, user, ticket?.detail.enrol === 'yes'))
}
