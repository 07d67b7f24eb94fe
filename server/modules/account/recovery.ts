import { answer } from '../../answers'
import { fail } from '../../errors'
import { checkNewPassword } from '../../password-strength'
import type { CallOf } from '../../plugins/module'
import { onlyPhoneOwner, systemActor } from '../../sign-in'
import { notePasswordReset } from './repository'
import { texts } from './texts'

const FORGOTTEN = '2'

/** In the place of what the caller did not give, whatever account it belongs to. */
const HIDDEN_PHONE = '*'.repeat(11)
const HIDDEN_NAME = '***'

/**
 * Step 1: what was given comes back, and nothing is looked up. Whether there is such an account shows when a code comes to its phone.
 */
export async function findAccount(call: CallOf<'sysUserQuerySysUser'>) {
  await call.accounts.allowQuestion(call.request.ip)
  const [username, phone] = [call.query.username?.trim(), call.query.phone?.trim()]
  if (!username && !phone) fail(texts.notFound)
  return username ? { username, phone: HIDDEN_PHONE } : { username: HIDDEN_NAME, phone: phone ?? HIDDEN_PHONE }
}

/** Step 2: the code stays good for the next step. */
export async function verifyPhone(call: CallOf<'sysUserPhoneVerification'>) {
  const { accounts, body, request } = call
  const phone = body.phone.trim()
  if ((await accounts.codes.check(phone, FORGOTTEN, body.smscode, request.ip)) !== 'right') fail(texts.codeWrong)
  const { username } = await onlyPhoneOwner(call, phone)
  await accounts.codes.extend(phone, FORGOTTEN)
  return { smscode: body.smscode, username }
}

interface Wish {
  readonly username?: string
  readonly password?: string
  readonly smscode?: string
  readonly phone?: string
}

/** Step 3: every session of the person ends. */
export async function changePassword(call: CallOf<'sysUserPasswordChange'> | CallOf<'sysUserPasswordChangePost'>, wish: Wish) {
  const { accounts, request } = call
  const { username = '', password = '', smscode = '', phone = '' } = wish
  if ([username, password, smscode, phone].some(text => text.trim() === '')) fail(texts.resetFailed)
  checkNewPassword(password, { username, phone })
  const verdict = await accounts.codes.check(phone.trim(), FORGOTTEN, smscode, request.ip)
  if (verdict === 'gone') fail(texts.codeGone)
  if (verdict === 'wrong') fail(texts.codeDiffers)
  const person = await accounts.people.byUsername(username.trim())
  if (person?.phone !== phone.trim() || person.delFlag !== 0) fail(texts.noUser)
  checkNewPassword(password, await accounts.people.passwordOwner(person.id))
  if (!(await accounts.codes.spend(phone.trim(), FORGOTTEN, smscode))) fail(texts.codeGone)
  await accounts.setPassword(person.id, password)
  const { tenantId, id, username: name } = person
  await call.withActor({ ...systemActor, tenantId, username: name }, trx => notePasswordReset(trx, id))
  return answer({ message: texts.passwordReset })
}
