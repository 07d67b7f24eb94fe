import { createDecipheriv, randomBytes } from 'node:crypto'
import { type Call, Done, type Handlers, Refusal } from './call'
import type { Emulator } from './emulator'
import { dictionariesOf } from './subjects/dictionaries'
import type { Row } from './tables'

/** What the sign-in of 3.x encrypts passwords with, and `getEncryptedString` tells. */
const AES = { key: '1234567890adbcde', iv: '1234567890hjlkew' }

/** Paths that are open without a token. */
const OPEN = [
  '/sys/randomImage/',
  '/sys/checkCaptcha',
  '/sys/login',
  '/sys/mLogin',
  '/sys/logout',
  '/sys/thirdLogin/',
  '/sys/getEncryptedString',
  '/sys/sms',
  '/sys/phoneLogin',
  '/sys/user/checkOnlyUser',
  '/sys/user/register',
  '/sys/user/phoneVerification',
  '/sys/user/passwordChange',
  '/sys/common/static/',
  '/sys/cas/client/validateLogin',
]

export const isOpen = (path: string) => OPEN.some(open => (open.endsWith('/') ? path.startsWith(open) : path === open))

/** A token looks as theirs do: a JWT, whose content is not read here. */
function newToken(username: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ typ: 'JWT', alg: 'HS256' }), part({ username, exp: 9999999999 }), randomBytes(24).toString('base64url')].join('.')
}

/** The password that was sent; one that is not encrypted is wrong where it has to be. */
function passwordOf({ emulator, body }: Call): string {
  const sent = String(body.password ?? '')
  if (!emulator.generation.encrypts) return sent
  try {
    const decipher = createDecipheriv('aes-128-cbc', AES.key, AES.iv).setAutoPadding(false)
    const plain = Buffer.concat([decipher.update(Buffer.from(sent, 'base64')), decipher.final()])
    // Padded with zeros, or by PKCS#7.
    return plain.toString('utf8').replace(/\p{Cc}+$/u, '')
  } catch {
    return ''
  }
}

function checkCaptcha({ emulator, body }: Call): void {
  const key = String(body.checkKey ?? '')
  if (!body.captcha) throw new Refusal('验证码无效')
  const wanted = emulator.captchas.get(key)
  emulator.captchas.delete(key)
  if (wanted?.toLowerCase() !== String(body.captcha).toLowerCase()) throw new Refusal('验证码错误', emulator.generation.wrongCaptcha)
}

function signedIn(emulator: Emulator, user: Row): object {
  const token = newToken(String(user.username))
  emulator.tokens.set(token, String(user.id))
  const departs = emulator.departsOf(user)
  const { password: _, ...userInfo } = user
  const tenants = emulator.table('sys_tenant').rows.filter(({ id }) =>
    String(user.relTenantIds ?? '')
      .split(',')
      .includes(String(id)),
  )
  return {
    token,
    userInfo,
    departs,
    multi_depart: Math.min(departs.length, 2),
    sysAllDictItems: dictionariesOf(emulator),
    ...(emulator.generation.release !== '2.4.2' && { tenantList: tenants }),
  }
}

function login(call: Call): Done {
  const { emulator, body } = call
  checkCaptcha(call)
  const user = emulator.table('sys_user').rows.find(({ username }) => username === body.username)
  if (!user) throw new Refusal('该用户不存在，请注册')
  if (user.status === 2) throw new Refusal('该用户已冻结')
  if (user.password !== passwordOf(call)) throw new Refusal('用户名或密码错误')
  return new Done('登录成功', signedIn(emulator, user), 200)
}

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Captcha, sign-in and sign-out, the person's own departments and password. */
export const access: Handlers = {
  'GET /sys/randomImage/{key}': ({ emulator, params }) => {
    emulator.captchas.set(String(params.key), emulator.nextCaptcha)
    return PICTURE
  },
  'POST /sys/login': login,
  'ANY /sys/logout': ({ emulator, headers }) => {
    if (!emulator.tokens.delete(headers['x-access-token'] ?? '')) throw new Refusal('Token无效!')
    return new Done('退出登录成功！')
  },
  'GET /sys/getEncryptedString': () => AES,
  'GET /sys/user/getCurrentUserDeparts': ({ emulator, user }) => ({ list: emulator.departsOf(user), orgCode: user.orgCode }),
  'PUT /sys/selectDepart': ({ emulator, body }) => {
    const user = emulator.table('sys_user').rows.find(({ username }) => username === body.username)
    if (!user) throw new Refusal('用户不存在！')
    Object.assign(user, { orgCode: body.orgCode })
    const { password: _, ...userInfo } = user
    return { userInfo }
  },
  'PUT /sys/user/updatePassword': ({ user, body }) => {
    if (user.password !== body.oldpassword) throw new Refusal('旧密码输入错误!')
    Object.assign(user, { password: body.password })
    return new Done('密码重置成功!')
  },
}
