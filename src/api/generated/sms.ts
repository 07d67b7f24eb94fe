// Made by `npm run generate`. Do not edit: change what it is made from.
/** Phone */
import { http } from '../http'
import { type Config } from './request'
import type { LoginResult } from './auth'
import type { Result } from './common'

export interface SmsBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  mobile: string
  /** 0 sign-in, 1 registration, 2 forgotten password. */
  smsmode: '0' | '1' | '2'
}

export interface PhoneLoginBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  mobile: string
  /** The code of the message, 6 digits; or the `choice` of an AccountChoice, with the chosen account. */
  captcha: string
  /** Which of several accounts of the phone is meant. */
  username?: string | null
  /** Sent by clients, unread. */
  remember_me?: boolean | null
}

/** `result` of an answer with code 300: the phone is proven, and several accounts have it. */
export interface AccountChoice {
  /** Stands for the code, which is used up: send it in its place, with the account that was chosen; lasts 5 minutes. */
  choice: string
  accounts: ChoosableAccount[]
}

export interface ChoosableAccount {
  username: string
  realname: string
  /** Names of the tenants in which it may work now, its own first. */
  tenants: string[]
}

/**
 * Send a code to a phone; it lasts 10 minutes. The answer is the same for every phone. Mode 0 sign-in and binding, 1 registration, 2 forgotten password.
 *
 * `POST /sys/sms`
 */
export function sysSms(request: { body: SmsBody }, config?: Config) {
  return http.Post<null>('/sys/sms', request.body, config)
}

export type SysPhoneLoginResult = Result & {
  result?: LoginResult | null
}

/**
 * Sign in with a phone and its code. Answers code 200; a wrong code answers success with code 0, 手机验证码错误 and null, as the family does. Where several accounts have the phone: code 300 and an AccountChoice. With a second factor: code 428 and a SecondFactorChallenge.
 *
 * `POST /sys/phoneLogin`
 */
export function sysPhoneLogin(request: { body: PhoneLoginBody }, config?: Config) {
  return http.Post<SysPhoneLoginResult>('/sys/phoneLogin', request.body, { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}
