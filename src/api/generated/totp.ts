// Made by `npm run generate`. Do not edit: change what it is made from.
/** Second factor */
import { http } from '../http'
import { type Config } from './request'
import type { LoginResult } from './auth'

/** `result` of an answer with code 428: the password was right, and a second factor is asked for. */
export interface SecondFactorChallenge {
  /** For sysTotpLogin; lasts 5 minutes and 5 wrong codes. */
  challenge: string
  /** Present when the installation requires a second factor that the person does not have yet: show it, then complete with its first code. */
  enrol: TotpSecret | null
}

export interface TotpState {
  mode: 'off' | 'optional' | 'required'
  /** Whether the caller may enrol. */
  offered: boolean
  enabled: boolean
  recoveryCodesLeft: number
}

export interface TotpSecret {
  /** Base32, to type in. */
  secret: string
  /** otpauth address, to show as a QR code. */
  uri: string
}

export interface TotpRecoveryCodes {
  /** Shown only now; each is good for one sign-in. */
  recoveryCodes: string[]
}

export interface TotpEnrolBody {
  password: string
}

export interface TotpConfirmBody {
  /** 6 digits of the authenticator, or a recovery code. */
  code: string
}

export interface TotpProofBody {
  password: string
  /** 6 digits of the authenticator, or a recovery code. */
  code: string
}

export interface TotpResetBody {
  username: string
}

export interface TotpLoginBody {
  challenge: string
  /** 6 digits of the authenticator, or a recovery code. */
  code: string
}

/**
 * Whether the caller may have a second factor, and whether he has.
 *
 * `GET /sys/totp/state`
 */
export function sysTotpState(config?: Config) {
  return http.Get<TotpState>('/sys/totp/state', config)
}

/**
 * Make a secret; it counts once it is confirmed.
 *
 * `POST /sys/totp/enrol`
 */
export function sysTotpEnrol(request: { body: TotpEnrolBody }, config?: Config) {
  return http.Post<TotpSecret>('/sys/totp/enrol', request.body, config)
}

/**
 * Confirm the secret with a first code; the recovery codes.
 *
 * `POST /sys/totp/confirm`
 */
export function sysTotpConfirm(request: { body: TotpConfirmBody }, config?: Config) {
  return http.Post<TotpRecoveryCodes>('/sys/totp/confirm', request.body, config)
}

/**
 * New recovery codes in the place of the old ones.
 *
 * `POST /sys/totp/recoveryCodes`
 */
export function sysTotpRecoveryCodes(request: { body: TotpProofBody }, config?: Config) {
  return http.Post<TotpRecoveryCodes>('/sys/totp/recoveryCodes', request.body, config)
}

/**
 * Give up the second factor; refused where the installation requires it.
 *
 * `POST /sys/totp/disable`
 */
export function sysTotpDisable(request: { body: TotpProofBody }, config?: Config) {
  return http.Post<null>('/sys/totp/disable', request.body, config)
}

/**
 * Take the second factor from somebody who has lost it.
 *
 * `POST /sys/totp/reset`
 */
export function sysTotpReset(request: { body: TotpResetBody }, config?: Config) {
  return http.Post<null>('/sys/totp/reset', request.body, config)
}

/**
 * Complete a sign-in that was answered with code 428. Answers code 200.
 *
 * `POST /sys/totp/login`
 */
export function sysTotpLogin(request: { body: TotpLoginBody }, config?: Config) {
  return http.Post<LoginResult>('/sys/totp/login', request.body, config)
}
