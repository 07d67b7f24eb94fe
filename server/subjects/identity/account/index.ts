import { answer } from '../../../http/answers'
import { type CallOf, defineModule } from '../../../http/module'
import { fail } from '../../../util/errors'
import { checkNewPassword } from '../password-strength'
import { addNewAccount, checkNewName, phonePattern } from '../sign-in'
import { changePassword, findAccount, verifyPhone } from './recovery'
import { texts } from './texts'

/** At most 200 characters come here. */
const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/

async function register(call: CallOf<'sysUserRegister'>) {
  const { accounts, body, request, signIn } = call
  if (!signIn.registration) fail(texts.closed)
  const phone = body.phone.trim()
  const username = body.username?.trim() || phone
  const email = body.email?.trim() || null
  if (!phonePattern.test(phone)) fail(texts.badPhone)
  if (email !== null && !EMAIL.test(email)) fail(texts.badEmail)
  if (body.password) checkNewPassword(body.password, { username, phone, email }, call.catalog.settings)
  if ((await accounts.codes.check(phone, '1', body.smscode, request.ip)) !== 'right') fail(texts.codeWrong)
  await checkNewName(call, username)
  if (await accounts.people.isTaken('phone', phone)) fail(texts.phoneTaken)
  if (email !== null && (await accounts.people.isTaken('email', email))) fail(texts.emailTaken)
  if (!(await accounts.codes.spend(phone, '1', body.smscode))) fail(texts.codeWrong)
  await addNewAccount(call, { username, phone, email: email ?? undefined, password: body.password || undefined })
  return answer({ message: texts.registered })
}

export const account = defineModule({
  name: 'account',
  rows: 'own',
  outgoing: 'none',
  handlers: {
    sysUserRegister: register,
    sysUserQuerySysUser: findAccount,
    sysUserPhoneVerification: verifyPhone,
    sysUserPasswordChange: call => changePassword(call, call.query),
    sysUserPasswordChangePost: call => changePassword(call, call.body),
  },
})
