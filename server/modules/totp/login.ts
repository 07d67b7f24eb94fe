import { type Answer, answer } from '../../answers'
import { fail } from '../../errors'
import type { LoginResult } from '../../generated/operations'
import type { CallOf } from '../../plugins/module'
import { noting, openSession } from '../../sign-in'
import { texts } from './texts'

/** What the code opens: the recovery codes of a second factor that it has confirmed, else none; null when it is wrong. */
async function proof({ accounts, body }: CallOf<'sysTotpLogin'>, userId: string, isNew: boolean): Promise<string[] | null> {
  if (isNew) return accounts.secondFactor.confirm(userId, body.code)
  return (await accounts.secondFactor.check(userId, body.code)) ? [] : null
}

async function complete(call: CallOf<'sysTotpLogin'>, userId: string, isNew: boolean): Promise<Answer<LoginResult>> {
  const { accounts, body, request } = call
  let recoveryCodes: string[] | null = null
  await accounts.attempt(`totp:${userId}`, request.ip, async () => {
    recoveryCodes = await proof(call, userId, isNew)
    return recoveryCodes !== null
  })
  if (recoveryCodes === null) fail(texts.codeWrong)
  if (!(await accounts.tickets.take('second-factor', body.challenge))) fail(texts.over)
  await accounts.checkEffective(userId)
  const { message, result } = await openSession(call, userId, 'sysTotpLogin')
  return answer({ message, result: result && { ...result, ...(isNew && { recoveryCodes }) } })
}

/** The second step of a sign-in: the challenge stands for the password that was right. */
export async function login(call: CallOf<'sysTotpLogin'>): Promise<Answer<LoginResult>> {
  const { accounts, body } = call
  const ticket = await accounts.tickets.attempt('second-factor', body.challenge)
  const userId = ticket?.userId ?? fail(texts.over)
  const username = (await accounts.people.byId(userId))?.username ?? ''
  return noting(call, username, 'sysTotpLogin', () => complete(call, userId, ticket?.detail.enrol === 'yes'))
}
