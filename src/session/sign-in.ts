import { type Answer, loadPart, RequestError } from '../../renderer/contract'
import { backEnd } from '../api/back-end'
import { type LoginBody, sysLogin } from '../api/generated/auth'
import { type AccountChoice, type PhoneLoginBody, sysPhoneLogin } from '../api/generated/sms'
import { type SignInOptions, sysCasClientValidateLogin, sysSignInOptions, sysThirdLoginGetLoginUser } from '../api/generated/third'
import { type SecondFactorChallenge, sysTotpLogin } from '../api/generated/totp'
import { http } from '../api/http'
import { readUser, type SessionUser } from './read'
import { texts } from './texts'

export interface Tenant {
  readonly id: number | string
  readonly name: string
}

export interface Depart {
  readonly orgCode: string
  readonly departName: string
}

/** What a server said of a user who has proven who they are. Nothing is kept of it yet. */
export interface SignedIn {
  readonly token: string
  readonly user: SessionUser
  /** Undefined: none came with this way to sign in. */
  readonly dictionaries: unknown
  /** Those to choose among. */
  readonly tenants: readonly Tenant[]
  /** Those to choose among; empty when there is no choice. */
  readonly departs: readonly Depart[]
  /** Of a second factor that was set up on the way: shown once. */
  readonly recoveryCodes: readonly string[]
}

/** A proven phone that several accounts have. */
export interface PhoneChoice extends AccountChoice {
  readonly mobile: string
}

/** In, or half-way: a second factor is asked for, or which account of a phone is meant. */
export type SignInAnswer =
  | { readonly signedIn: SignedIn }
  | { readonly challenge: SecondFactorChallenge }
  | { readonly choice: PhoneChoice }

const SECOND_FACTOR = 428
const SEVERAL_ACCOUNTS = 300
const SEVERAL_DEPARTS = 2

type Fields = { readonly [name: string]: unknown }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
const isId = (id: unknown): id is number | string => typeof id === 'number' || typeof id === 'string'

const readDeparts = (departs: readonly Fields[]): readonly Depart[] =>
  departs.map(({ orgCode, departName }) => ({ orgCode: String(orgCode ?? ''), departName: String(departName ?? orgCode ?? '') }))

function readSignedIn(value: unknown): SignedIn {
  const { token, userInfo, sysAllDictItems, tenantList, departs, multi_depart, recoveryCodes } = fieldsOf(value)
  const user = readUser(userInfo)
  if (typeof token !== 'string' || token === '' || !user) throw new Error(texts.badLogin)
  return {
    token,
    user,
    dictionaries: sysAllDictItems ?? undefined,
    tenants: list(tenantList).flatMap(({ id, name }) => (isId(id) ? [{ id, name: String(name ?? id) }] : [])),
    departs: multi_depart === SEVERAL_DEPARTS ? readDeparts(list(departs)) : [],
    recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [],
  }
}

/** Waits for the answer to a sign-in; throws a `RequestError` that has not been shown yet. */
async function answerTo(call: PromiseLike<unknown>): Promise<SignInAnswer> {
  try {
    return { signedIn: readSignedIn(await call) }
  } catch (error) {
    if (!(error instanceof RequestError && error.code === SECOND_FACTOR)) throw error
    const { challenge, enrol } = fieldsOf(error.result)
    if (typeof challenge !== 'string') throw error
    const { secret, uri } = fieldsOf(enrol)
    return { challenge: { challenge, enrol: enrol ? { secret: String(secret), uri: String(uri) } : null } }
  }
}

/** A wrong code is a success without a result here: only code 200 means that a user is in. */
async function byPhone(body: PhoneLoginBody): Promise<unknown> {
  const answer: unknown = await sysPhoneLogin({ body }, QUIET)
  const { code, message, result } = answer as Answer
  if (code !== 200 || !result) throw new RequestError(message || texts.badLogin, code, false, result)
  return result
}

/** What a refusal offers where several accounts have a proven phone; null: it is another one. */
export function accountChoiceOf(error: unknown): AccountChoice | null {
  if (!(error instanceof RequestError && error.code === SEVERAL_ACCOUNTS)) return null
  const { choice, accounts } = fieldsOf(error.result)
  if (typeof choice !== 'string') return null
  const readAccount = ({ username, realname, tenants }: Fields) => ({
    username: String(username ?? ''),
    realname: String(realname ?? ''),
    tenants: Array.isArray(tenants) ? tenants.map(String) : [],
  })
  return { choice, accounts: list(accounts).map(readAccount) }
}

async function answerToPhone(body: PhoneLoginBody): Promise<SignInAnswer> {
  try {
    return await answerTo(byPhone(body))
  } catch (error) {
    const choice = accountChoiceOf(error)
    if (!choice) throw error
    return { choice: { ...choice, mobile: body.mobile } }
  }
}

const QUIET = { meta: { quiet: true } }

/** What the sign-in page offers. */
export interface WaysIn extends SignInOptions {
  /** True: a captcha is shown from the beginning. Default: once a refusal asks for one. */
  readonly captchaFirst?: boolean
  /** False: a forgotten password cannot be replaced here. Default: where codes can be sent. */
  readonly alteration?: boolean
}

/** Servers of the family know no such question; they have phone sign-in and registration. */
const ofTheFamily = (): WaysIn => ({
  ...{ registration: true, phone: true, third: [], cas: null, totp: 'off' },
  captchaFirst: backEnd.speech.captchaFirst,
  alteration: backEnd.has('GET', '/sys/user/querySysUser'),
})

/** What the server lets people do before they are signed in; who it is shows in how it takes the question. */
export async function loadSignInOptions(): Promise<WaysIn> {
  try {
    const options = await sysSignInOptions(QUIET)
    backEnd.learn(null)
    return options
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    backEnd.learn(error)
    if (backEnd.isFamily) return ofTheFamily()
    throw error
  }
}

/** The password as the server takes it. */
async function sentPassword(body: LoginBody): Promise<LoginBody> {
  if (!backEnd.speech.encrypts) return body
  const [{ encryptedPassword }, keys] = await Promise.all([
    loadPart(() => import('../api/back-end/password')),
    http.Get<{ key: string; iv: string }>('/sys/getEncryptedString', QUIET),
  ])
  return { ...body, password: encryptedPassword(body.password, keys) }
}

/** 2.4 tells of tenants by their ids alone: whose they are is asked with the new token. */
async function withTenants(login: Promise<unknown>): Promise<unknown> {
  const answer = fieldsOf(await login)
  const { token, userInfo, tenantList } = answer
  const ids = fieldsOf(userInfo).relTenantIds
  if (!backEnd.isFamily || tenantList || typeof ids !== 'string' || ids === '') return answer
  const headers = { 'X-Access-Token': String(token) }
  const tenants = http.Get<unknown>('/sys/tenant/queryList', { params: `ids=${encodeURIComponent(ids)}`, headers, ...QUIET })
  return { ...answer, tenantList: await tenants.send().catch(() => []) }
}

async function byPassword(body: LoginBody): Promise<unknown> {
  return await withTenants(sysLogin({ body: await sentPassword(body) }, QUIET).send())
}

/** The ways to sign in. None of them keeps anything: see `Session.begin`. */
export const signIn = {
  password: (body: LoginBody) => answerTo(byPassword(body)),
  phone: answerToPhone,
  /** `token` is what the window of the provider handed over. */
  third: (token: string, source: string) => answerTo(sysThirdLoginGetLoginUser({ params: { token, thirdType: source } }, QUIET)),
  /** `service` is the address that the ticket was made for. */
  cas: (ticket: string, service: string) => answerTo(sysCasClientValidateLogin({ query: { ticket, service } }, QUIET)),
  secondFactor: (challenge: string, code: string) => answerTo(sysTotpLogin({ body: { challenge, code } }, QUIET)),
}
