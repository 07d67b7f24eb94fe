import { type Answer, RequestError } from '../../renderer/contract'
import { type LoginBody, sysLogin } from '../api/generated/auth'
import { type PhoneLoginBody, sysPhoneLogin } from '../api/generated/sms'
import { sysCasClientValidateLogin, sysThirdLoginGetLoginUser } from '../api/generated/third'
import { type SecondFactorChallenge, sysTotpLogin } from '../api/generated/totp'
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

/** In, or half-way: a second factor is asked for. */
export type SignInAnswer = { readonly signedIn: SignedIn } | { readonly challenge: SecondFactorChallenge }

const SECOND_FACTOR = 428
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

/** Waits for the answer to a sign-in; throws a `RequestError` that nobody has shown yet. */
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

const QUIET = { meta: { quiet: true } }

/** The ways to sign in. None of them keeps anything: see `Session.begin`. */
export const signIn = {
  password: (body: LoginBody) => answerTo(sysLogin({ body }, QUIET)),
  phone: (body: PhoneLoginBody) => answerTo(byPhone(body)),
  /** `token` is what the window of the provider handed over. */
  third: (token: string, source: string) => answerTo(sysThirdLoginGetLoginUser({ params: { token, thirdType: source } }, QUIET)),
  /** `service` is the address that the ticket was made for. */
  cas: (ticket: string, service: string) => answerTo(sysCasClientValidateLogin({ query: { ticket, service } }, QUIET)),
  secondFactor: (challenge: string, code: string) => answerTo(sysTotpLogin({ body: { challenge, code } }, QUIET)),
}
