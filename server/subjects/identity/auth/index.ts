import type { LoginResult } from '../../../generated/operations'
import { type Answer, answer } from '../../../http/answers'
import { type CallOf, defineModule } from '../../../http/module'
import { fail } from '../../../util/errors'
import { texts as houseTexts } from '../../../util/texts'
import type { SignInOrigin } from '../accounts'
import { admit, knownDevice, noteSignIn, noting } from '../sign-in'
import { PASSWORD_KEY, passwordOf } from './encrypted'
import { LOG_SIGNED_OUT, texts } from './texts'

type PasswordCall = CallOf<'sysLogin'> | CallOf<'sysMLogin'>

function signIn(call: PasswordCall, method: string): Promise<Answer<LoginResult>> {
  const { username } = call.body
  const password = passwordOf(call.request, call.body.password)
  return noting(call, username, method, async () =>
    admit(call, await call.accounts.provePassword(username, password, originOf(call)), method),
  )
}

function originOf(call: PasswordCall): SignInOrigin {
  const { username, captcha, checkKey } = call.body
  const proof = checkKey === undefined || checkKey === null ? null : { key: String(checkKey), text: captcha ?? '' }
  return { address: call.request.ip, device: knownDevice(call, username), captcha: proof }
}

const drawCaptcha = ({ accounts, params, request }: CallOf<'sysRandomImage'>) => accounts.captchas.make(params.key, request.ip)

async function checkCaptcha({ accounts, body, request }: CallOf<'sysCheckCaptcha'>): Promise<null> {
  const proof = { key: String(body.checkKey), text: body.captcha }
  if (!(await accounts.captchas.check(proof, request.ip))) fail(houseTexts.captcha.wrong)
  return null
}

async function appLogin(call: CallOf<'sysMLogin'>) {
  const { message, result } = await signIn(call, 'sysMLogin')
  return answer({ message, result: result && { token: result.token, userInfo: result.userInfo } })
}

async function logout(call: CallOf<'sysLogout'>): Promise<Answer<null>> {
  const { session, request } = call
  if (!session) fail(texts.notSignedOut)
  await call.accounts.signOut(session.tokenHash)
  const { username, userId: userid } = session
  const note = { content: LOG_SIGNED_OUT(session.realname), username, userid, ip: request.ip, method: 'sysLogout' }
  await call.withTenant(trx => noteSignIn(trx, note))
  return answer({ message: texts.signedOut })
}

export const auth = defineModule({
  name: 'auth',
  rows: 'own',
  outgoing: 'none',
  handlers: {
    sysLogin: call => signIn(call, 'sysLogin'),
    sysMLogin: appLogin,
    sysLogout: logout,
    sysLogoutGet: logout,
    sysRandomImage: drawCaptcha,
    sysCheckCaptcha: checkCaptcha,
    sysGetEncryptedString: async () => PASSWORD_KEY,
    // Nothing is looked up: it is asked before there is a session.
    sysLoginGetUserDeparts: async () => ({ departs: [], multi_depart: 0 }),
  },
})
