// Made by `npm run generate`. Do not edit: change what it is made from.
/** Other doors */
import { http } from '../http'
import { type Config, pathOf, queryOf } from './request'
import type { SysDepart } from './depart'
import type { SysTenant } from './tenant'
import type { SysUser } from './user'

export interface SignInOptions {
  /** Whether people may register. */
  registration: boolean
  /** Whether codes can be sent: phone sign-in, registration and new passwords need it. */
  phone: boolean
  /** Providers, opened at /sys/thirdLogin/render/{source}. */
  third: {
    source: string
    title: string
  }[]
  cas: {
    /** Append ?service= with the encoded address of the login page. */
    loginUrl: string
  } | null
  totp: 'off' | 'optional' | 'required'
}

export interface ThirdLoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
  tenantList?: SysTenant[]
}

export interface CasLoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
  departs: SysDepart[]
  multi_depart: 0 | 1 | 2
  tenantList?: SysTenant[]
}

export interface ThirdCreateBody {
  source: string
  /** What the pop-up posted after `绑定手机号,`; lasts 10 minutes. */
  uuid: string
  /** Default: the name that the provider suggests. */
  username?: string | null
  /** Unread. */
  avatar?: string | null
  /** Appended to the name. */
  suffix?: string | null
  /** Sent by clients, unread. */
  operateCode?: string | null
}

export interface ThirdPasswordBody {
  /** What the pop-up posted after `绑定手机号,`; lasts 10 minutes. */
  uuid: string
  /** The account to bind. Default: the name that the provider suggests. */
  username?: string | null
  password: string
  /** Sent by clients, unread. */
  operateCode?: string | null
}

export interface ThirdPhoneBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  mobile: string
  /** The code of the message, 6 digits. */
  captcha: string
  /** What the pop-up posted after `绑定手机号,`; lasts 10 minutes. */
  thirdUserUuid: string
}

export interface CasBody {
  ticket?: string | null
  /** The address that the ticket was made for; it must be one of ours. */
  service?: string | null
}

export interface BoundAccount {
  source: string
  title: string
  /** The installation has this provider now. */
  offered: boolean
  /** yyyy-MM-dd HH:mm:ss; null: not bound. */
  bindTime: string | null
  /** The caller has another way to sign in. */
  removable: boolean
}

export interface BindOwnBody {
  /** What the pop-up posted after `绑定手机号,`. */
  uuid: string
}

/**
 * What the login page may offer.
 *
 * `GET /sys/signIn/options`
 */
export function sysSignInOptions(config?: Config) {
  return http.Get<SignInOptions>('/sys/signIn/options', config)
}

export interface SysThirdLoginRenderParams {
  /** Name of the provider, of signInOptions. */
  source: string
}

/**
 * Opened in a pop-up window: leads on to the provider.
 *
 * `GET /sys/thirdLogin/render/{source}`
 */
export function sysThirdLoginRender(request: { params: SysThirdLoginRenderParams }, config?: Config) {
  return http.Get<string>(pathOf('/sys/thirdLogin/render/{source}', request.params), { ...config, meta: { ...config?.meta, answer: 'text' } })
}

export interface SysThirdLoginCallbackParams {
  /** Name of the provider, of signInOptions. */
  source: string
}

export interface SysThirdLoginCallbackQuery {
  code?: string
  state?: string
  error?: string
  error_description?: string
  error_uri?: string
  iss?: string
  session_state?: string
  scope?: string
}

/**
 * Where the provider sends the pop-up back to. Its page posts one text to the opener (and to the BroadcastChannel `weft-third-login`): a token for getLoginUser, or `绑定手机号,{uuid}`, or `登录失败`.
 *
 * `GET /sys/thirdLogin/{source}/callback`
 */
export function sysThirdLoginCallback(request: { params: SysThirdLoginCallbackParams; query?: SysThirdLoginCallbackQuery | undefined }, config?: Config) {
  return http.Get<string>(pathOf('/sys/thirdLogin/{source}/callback', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'text' } })
}

export interface SysThirdLoginGetLoginUserParams {
  token: string
  /** Name of the provider. */
  thirdType: string
}

/**
 * Exchange the token of the pop-up for a session. Answers code 200; with a second factor code 428 and a SecondFactorChallenge.
 *
 * `GET /sys/thirdLogin/getLoginUser/{token}/{thirdType}`
 */
export function sysThirdLoginGetLoginUser(request: { params: SysThirdLoginGetLoginUserParams }, config?: Config) {
  return http.Get<ThirdLoginResult>(pathOf('/sys/thirdLogin/getLoginUser/{token}/{thirdType}', request.params), config)
}

/**
 * Make an account for whoever came from the provider; only where registration is on.
 *
 * `POST /sys/thirdLogin/user/create`
 */
export function sysThirdLoginUserCreate(request: { body: ThirdCreateBody }, config?: Config) {
  return http.Post<string>('/sys/thirdLogin/user/create', request.body, config)
}

/**
 * Bind an existing account by its password.
 *
 * `POST /sys/thirdLogin/user/checkPassword`
 */
export function sysThirdLoginUserCheckPassword(request: { body: ThirdPasswordBody }, config?: Config) {
  return http.Post<string>('/sys/thirdLogin/user/checkPassword', request.body, config)
}

/**
 * Bind the account of a phone, proven by a code of mode 0 (mode 1 makes an account where registration is on).
 *
 * `POST /sys/thirdLogin/bindingThirdPhone`
 */
export function sysThirdLoginBindingThirdPhone(request: { body: ThirdPhoneBody }, config?: Config) {
  return http.Post<string>('/sys/thirdLogin/bindingThirdPhone', request.body, config)
}

export interface SysCasClientValidateLoginQuery {
  ticket?: string
  service?: string
}

/**
 * Sign in with a ticket of the CAS server. Answers code 200, no dictionaries; with a second factor code 428.
 *
 * `GET /sys/cas/client/validateLogin`
 */
export function sysCasClientValidateLogin(request: { query?: SysCasClientValidateLoginQuery | undefined } = {}, config?: Config) {
  return http.Get<CasLoginResult>('/sys/cas/client/validateLogin', { ...config, params: queryOf(request.query) })
}

export interface SysCasClientValidateLoginPostQuery {
  ticket?: string
  service?: string
}

/**
 * The same; ticket and service in the body or in the address.
 *
 * `POST /sys/cas/client/validateLogin`
 */
export function sysCasClientValidateLoginPost(request: { query?: SysCasClientValidateLoginPostQuery | undefined; body?: CasBody | undefined } = {}, config?: Config) {
  return http.Post<CasLoginResult>('/sys/cas/client/validateLogin', request.body, { ...config, params: queryOf(request.query) })
}

/**
 * The accounts of providers that the caller has bound or may bind.
 *
 * `GET /sys/thirdLogin/accounts`
 */
export function sysThirdLoginAccounts(config?: Config) {
  return http.Get<BoundAccount[]>('/sys/thirdLogin/accounts', config)
}

/**
 * Bind the account that the caller has just shown to its provider in the pop-up.
 *
 * `POST /sys/thirdLogin/bindOwn`
 */
export function sysThirdLoginBindOwn(request: { body: BindOwnBody }, config?: Config) {
  return http.Post<null>('/sys/thirdLogin/bindOwn', request.body, config)
}

export interface SysThirdLoginUnbindQuery {
  source: string
}

/**
 * Give up the account of a provider; the last way of signing in stays.
 *
 * `DELETE /sys/thirdLogin/unbind`
 */
export function sysThirdLoginUnbind(request: { query: SysThirdLoginUnbindQuery }, config?: Config) {
  return http.Delete<null>('/sys/thirdLogin/unbind', undefined, { ...config, params: queryOf(request.query) })
}
