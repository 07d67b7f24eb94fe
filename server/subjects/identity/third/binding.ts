import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { errors, fail, ServerError } from '../../../util/errors'
import { texts as houseTexts } from '../../../util/texts'
import { addNewAccount, checkNewName, knownDevice, noteRefusal, phoneOwner } from '../sign-in'
import { signInToken } from './provider'
import { texts } from './texts'

type BindingCall = CallOf<'sysThirdLoginUserCreate'> | CallOf<'sysThirdLoginUserCheckPassword'> | CallOf<'sysThirdLoginBindingThirdPhone'>

/** A user of a provider who has no account here yet. */
interface Stranger {
  readonly source: string
  readonly subject: string
  readonly username: string
  readonly realname: string
}

async function strangerOf({ accounts }: BindingCall, uuid: string): Promise<Stranger> {
  const ticket = (await accounts.tickets.attempt('third-binding', uuid)) ?? fail(texts.checkFailed)
  const { source = '', subject = '', username = '', realname = '' } = ticket.detail
  return { source, subject, username, realname }
}

/** Uses the binding up, so that one of two at once goes on. */
async function settle({ accounts }: BindingCall, uuid: string): Promise<void> {
  if (!(await accounts.tickets.take('third-binding', uuid))) fail(texts.checkFailed)
}

async function bind(call: BindingCall, { source, subject }: Stranger, userId: string) {
  if (!(await call.accounts.thirdAccounts.bind(source, subject, userId))) fail(texts.checkFailed)
  return answer({ result: await signInToken(call, source, userId) })
}

/** An account of their own, under the name that the provider suggests or another one. */
export async function createAccount(call: CallOf<'sysThirdLoginUserCreate'>) {
  const { body, signIn } = call
  if (!signIn.registration) fail(texts.closed)
  const stranger = await strangerOf(call, body.uuid)
  if (stranger.source !== body.source) fail(texts.checkFailed)
  const username = `${body.username?.trim() || stranger.username}${body.suffix?.trim() ?? ''}`
  await checkNewName(call, username)
  await settle(call, body.uuid)
  return bind(call, stranger, await addNewAccount(call, { username, realname: stranger.realname || username }))
}

async function provePassword(call: CallOf<'sysThirdLoginUserCheckPassword'>, username: string): Promise<string> {
  try {
    const { userId, oneTimePassword } = await call.accounts.provePassword(username, call.body.password, {
      address: call.request.ip,
      device: knownDevice(call, username),
    })
    // What is bound would outlive the password.
    if (oneTimePassword) throw errors.newPasswordFirst()
    return userId
  } catch (error) {
    if (!(error instanceof ServerError) || error.kind !== 'refused') throw error
    await noteRefusal(call, username, 'sysThirdLoginUserCheckPassword')
    // One answer for unknown names and wrong passwords.
    return fail(error.message === houseTexts.wrongPassword ? texts.passwordWrong : error.message)
  }
}

/** An account that they have already, proven by its password. */
export async function bindByPassword(call: CallOf<'sysThirdLoginUserCheckPassword'>) {
  const { body } = call
  const stranger = await strangerOf(call, body.uuid)
  const username = body.username?.trim() || stranger.username || fail(texts.userMissing)
  const userId = await provePassword(call, username)
  await settle(call, body.uuid)
  return bind(call, stranger, userId)
}

/** The account of their phone; where there is none and registration is on, a new one. */
export async function bindByPhone(call: CallOf<'sysThirdLoginBindingThirdPhone'>) {
  const { accounts, body, request, signIn } = call
  const stranger = await strangerOf(call, body.thirdUserUuid)
  const phone = body.mobile.trim()
  const known = (await accounts.people.byPhone(phone)).length > 0
  const proof = { phone, code: body.captcha.trim(), advice: texts.severalAccounts }
  const owner = known ? ((await phoneOwner(call, '0', proof)) ?? fail(texts.codeWrong)) : null
  if (!known && (await accounts.codes.use(phone, '1', body.captcha, request.ip)) !== 'right') fail(texts.codeWrong)
  if (!known && !signIn.registration) fail(texts.unknownPhone)
  if (!known) await checkNewName(call, phone)
  await settle(call, body.thirdUserUuid)
  return bind(call, stranger, owner?.id ?? (await addNewAccount(call, { username: phone, realname: stranger.realname || phone, phone })))
}
