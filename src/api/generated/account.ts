// Made by `npm run generate`. Do not edit: change what it is made from.
/** Account */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface RegisterBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  phone: string
  /** The code of the message, 6 digits. */
  smscode: string
  username?: string | null
  password?: string | null
  email?: string | null
}

export interface FoundAccount {
  username: string
  /** Eleven stars unless the phone was given. */
  phone: string
}

export interface PhoneVerificationBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  phone: string
  /** The code of the message, 6 digits; or the `choice` of an AccountChoice, with the chosen account. */
  smscode: string
  /** Which of several accounts of the phone is meant. */
  username?: string | null
}

export interface VerifiedPhone {
  /** A ticket for step 3, for this account, phone and address; lasts 10 minutes and one use. Clients send it on as they would the code. */
  smscode: string
  username: string
}

export interface PasswordChangeBody {
  username: string
  password: string
  /** The ticket that step 2 answered. */
  smscode: string
  /** 11 digits. Empty: 手机号不允许为空！ */
  phone: string
}

/**
 * Register with a phone and a code of mode 1. Without account name it is the phone; without password a random one. Refused when the installation takes no registrations.
 *
 * `POST /sys/user/register`
 */
export function sysUserRegister(request: { body: RegisterBody }, config?: Config) {
  return http.Post<null>('/sys/user/register', request.body, config)
}

export interface SysUserQuerySysUserQuery {
  username?: string
  phone?: string
}

/**
 * Step 1 of a new password: name the account or its phone. What was given comes back, the other is hidden; the answer is the same whether or not there is such an account.
 *
 * `GET /sys/user/querySysUser`
 */
export function sysUserQuerySysUser(request: { query?: SysUserQuerySysUserQuery | undefined } = {}, config?: Config) {
  return http.Get<FoundAccount>('/sys/user/querySysUser', { ...config, params: queryOf(request.query) })
}

/**
 * Step 2: prove the phone with a code of mode 2, which is used up. Where several accounts have the phone: code 300 and an AccountChoice.
 *
 * `POST /sys/user/phoneVerification`
 */
export function sysUserPhoneVerification(request: { body: PhoneVerificationBody }, config?: Config) {
  return http.Post<VerifiedPhone>('/sys/user/phoneVerification', request.body, config)
}

export interface SysUserPasswordChangeQuery {
  username?: string
  password?: string
  smscode?: string
  phone?: string
}

/**
 * Step 3 as clients of the family call it; use POST, which keeps the password out of addresses.
 *
 * `GET /sys/user/passwordChange`
 */
export function sysUserPasswordChange(request: { query?: SysUserPasswordChangeQuery | undefined } = {}, config?: Config) {
  return http.Get<null>('/sys/user/passwordChange', { ...config, params: queryOf(request.query) })
}

/**
 * Step 3: the new password; the ticket is used up and every session of the person ends.
 *
 * `POST /sys/user/passwordChange`
 */
export function sysUserPasswordChangePost(request: { body: PasswordChangeBody }, config?: Config) {
  return http.Post<null>('/sys/user/passwordChange', request.body, config)
}
