import { answer } from '../../answers'
import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { admit, noteRefusal, noting, onlyPhoneOwner, phonePattern } from '../../sign-in'
import { texts } from './texts'

const REGISTRATION = '1'

/** Who may have a code: sign-in and new passwords need somebody with this phone, registration needs nobody. */
async function checkOwner({ accounts, signIn, body }: CallOf<'sysSms'>, phone: string): Promise<void> {
  if (body.smsmode !== REGISTRATION) {
    if ((await accounts.people.byPhone(phone)).length === 0) fail(texts.unknownPhone)
    return
  }
  if (!signIn.registration) fail(texts.closed)
  if (await accounts.people.isTaken('phone', phone)) fail(texts.registered)
}

async function sendCode(call: CallOf<'sysSms'>) {
  const { accounts, outside, body, request } = call
  const phone = body.mobile.trim()
  if (phone === '') fail(texts.empty)
  if (!outside.sms) fail(texts.notConfigured)
  if (!phonePattern.test(phone)) fail(texts.badPhone)
  await accounts.codes.allow(phone, request.ip)
  await checkOwner(call, phone)
  const code = await accounts.codes.make(phone, body.smsmode)
  try {
    await outside.sms.send({ mobile: phone, code, mode: body.smsmode, text: texts.message(code) })
  } catch (error) {
    call.log.warn({ err: error }, 'a message could not be sent')
    await accounts.codes.withdraw(phone, body.smsmode)
    fail(texts.notSent)
  }
  return null
}

async function phoneLogin(call: CallOf<'sysPhoneLogin'>) {
  const { accounts, outside, body, request } = call
  const phone = body.mobile.trim()
  if (!outside.sms) fail(texts.notConfigured)
  if (!phonePattern.test(phone)) fail(phone === '' ? texts.empty : texts.badPhone)
  if ((await accounts.codes.use(phone, '0', body.captcha, request.ip)) !== 'right') {
    await noteRefusal(call, phone, 'sysPhoneLogin')
    // A success without result, as the family answers; its clients look at the code.
    return answer({ message: texts.codeWrong, code: 0 })
  }
  return noting(call, phone, 'sysPhoneLogin', async () => admit(call, (await onlyPhoneOwner(call, phone)).id, 'sysPhoneLogin'))
}

export const sms = defineModule({ name: 'sms', handlers: { sysSms: sendCode, sysPhoneLogin: phoneLogin } })
