import { answer } from '../../answers'
import { fail } from '../../errors'
import { checkNewPassword } from '../../password-strength'
import type { CallOf } from '../../plugins/module'
import type { Person } from '../../plugins/sign-in/people'
import { house, onlyPhoneOwner } from '../../sign-in'
import { notePasswordReset } from './repository'
import { texts } from './texts'

const FORGOTTEN = '2'

/** `138****0001`; shorter ones are hidden as a whole. */
const maskPhone = (phone: string) => (phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '****')
/** `li***`: enough to know one's own name by. */
const maskName = (name: string) => `${[...name].slice(0, Math.min(2, Math.ceil(name.length / 2))).join('')}***`

async function personOf({ accounts, query }: CallOf<'sysUserQuerySysUser'>): Promise<Person | undefined> {
  if (query.username) return (await accounts.people.byUsername(query.username.trim())) ?? undefined
  const found = query.phone ? await accounts.people.byPhone(query.phone.trim()) : []
  return found.length === 1 ? found[0] : undefined
}

/** Step 1: what was given comes back; the other is shown so far that its owner knows it. */
export async function findAccount(call: CallOf<'sysUserQuerySysUser'>) {
  await call.accounts.allowQuestion(call.request.ip)
  const person = await personOf(call)
  if (!person?.phone || person.delFlag !== 0) fail(texts.notFound)
  return call.query.username
    ? { username: person.username, phone: maskPhone(person.phone) }
    : { username: maskName(person.username), phone: person.phone }
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
  await call.withActor({ ...house, tenantId, username: name }, trx => notePasswordReset(trx, id))
  return answer({ message: texts.passwordReset })
}
