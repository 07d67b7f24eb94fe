import { answer } from '../../../http/answers'
import { type CallOf, defineModule } from '../../../http/module'
import { fail } from '../../../util/errors'
import type { SmsMessage } from '../integrations'
import { admit, noteRefusal, noting, phoneOwner, phonePattern } from '../sign-in'
import { texts } from './texts'

const REGISTRATION = '1'

/**
 * What is sent to a phone; null for nothing. Sign-in and new passwords need a user with this phone; registration needs none, and
 * the owner of an account is told that there is one.
 */
async function messageFor({ accounts, body }: CallOf<'sysSms'>, mobile: string, code: string): Promise<SmsMessage | null> {
  const mode = body.smsmode
  const withCode = { mobile, code, mode, text: texts.message(code) }
  if (mode !== REGISTRATION) return (await accounts.people.byPhone(mobile)).length > 0 ? withCode : null
  return (await accounts.people.isTaken('phone', mobile)) ? { mobile, code: '', mode, text: texts.registered } : withCode
}

/** One answer for every phone: a code is made even where none is sent, so that asking again is answered alike too. */
async function sendCode(call: CallOf<'sysSms'>) {
  const { accounts, integrations, signIn, body, request } = call
  const phone = body.mobile.trim()
  if (phone === '') fail(texts.empty)
  if (!integrations.sms) fail(texts.notConfigured)
  if (!phonePattern.test(phone)) fail(texts.badPhone)
  if (body.smsmode === REGISTRATION && !signIn.registration) fail(texts.closed)
  await accounts.codes.allow(phone, request.ip)
  if (integrations.sms.isFailing()) fail(texts.notSent)
  const message = await messageFor(call, phone, await accounts.codes.make(phone, body.smsmode))
  if (message === null) return null
  integrations.sms.post(message, async error => {
    call.log.warn({ err: error }, 'a message could not be sent')
    await accounts.codes.withdraw(phone, body.smsmode)
  })
  return null
}

async function phoneLogin(call: CallOf<'sysPhoneLogin'>) {
  const { integrations, body } = call
  const phone = body.mobile.trim()
  if (!integrations.sms) fail(texts.notConfigured)
  if (!phonePattern.test(phone)) fail(phone === '' ? texts.empty : texts.badPhone)
  const proof = { phone, code: body.captcha.trim(), username: body.username, advice: texts.severalAccounts }
  const owner = await phoneOwner(call, '0', proof)
  if (!owner) {
    await noteRefusal(call, phone, 'sysPhoneLogin')
    // A success without result, as the family answers; its clients look at the code.
    return answer({ message: texts.codeWrong, code: 0 })
  }
  return noting(call, phone, 'sysPhoneLogin', async () => admit(call, { userId: owner.id }, 'sysPhoneLogin'))
}

export const sms = defineModule({ name: 'sms', rows: 'own', outgoing: 'http', handlers: { sysSms: sendCode, sysPhoneLogin: phoneLogin } })
