import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import type { Person } from '../accounts/people'
import { checkNewPassword } from '../password-strength'
import { phoneOwner, systemActor } from '../sign-in'
import { notePasswordReset } from './repository'
import { texts } from './texts'

type ChangeCall = CallOf<'sysUserPasswordChange'> | CallOf<'sysUserPasswordChangePost'>

const FORGOTTEN = '2'
const TICKET_MINUTES = 10

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

/** Step 2: the code is used up, and a ticket for step 3 takes its place under its name, which clients of the family carry on. */
export async function verifyPhone(call: CallOf<'sysUserPhoneVerification'>) {
  const { accounts, body, request } = call
  const phone = body.phone.trim()
  await accounts.allowRecovery(request.ip, phone)
  const proof = { phone, code: body.smscode.trim(), username: body.username?.trim(), advice: texts.severalAccounts }
  const owner = (await phoneOwner(call, FORGOTTEN, proof)) ?? fail(texts.codeWrong)
  const detail = { phone, address: request.ip }
  const smscode = await accounts.tickets.make('new-password', { userId: owner.id, detail }, TICKET_MINUTES)
  return { smscode, username: owner.username }
}

interface Wish {
  readonly username?: string
  readonly password?: string
  readonly smscode?: string
  readonly phone?: string
}

/** Whose password the ticket changes; refuses one that was made for another account or elsewhere. */
async function holderOf({ accounts, request }: ChangeCall, wish: Required<Wish>): Promise<Person> {
  const ticket = await accounts.tickets.attempt('new-password', wish.smscode)
  const { phone, address } = ticket?.detail ?? fail(texts.codeGone)
  const person = await accounts.people.byId(ticket?.userId ?? '')
  if (person?.username !== wish.username || person.phone !== wish.phone || person.delFlag !== 0) fail(texts.codeDiffers)
  return phone === wish.phone && address === request.ip ? person : fail(texts.codeDiffers)
}

/** Step 3: every session of the person ends. */
export async function changePassword(call: ChangeCall, wish: Wish) {
  const { accounts, request } = call
  await accounts.allowRecovery(request.ip)
  const [username = '', smscode = '', phone = ''] = [wish.username, wish.smscode, wish.phone].map(text => text?.trim())
  const { password = '' } = wish
  if ([username, password.trim(), smscode, phone].includes('')) fail(texts.resetFailed)
  checkNewPassword(password, { username, phone }, call.catalog.settings)
  const person = await holderOf(call, { username, password, smscode, phone })
  checkNewPassword(password, await accounts.people.passwordOwner(person.id), call.catalog.settings)
  await accounts.checkNotUsed(person.id, password)
  if (!(await accounts.tickets.take('new-password', smscode))) fail(texts.codeGone)
  await accounts.setPassword(person.id, password)
  const { tenantId, id } = person
  await call.withActor({ ...systemActor, tenantId, username }, trx => notePasswordReset(trx, id))
  return answer({ message: texts.passwordReset })
}
