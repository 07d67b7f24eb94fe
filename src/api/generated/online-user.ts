// Made by `npm run generate`. Do not edit: change what it is made from.
/** Online users */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

/** A session and whose it is. */
export interface OnlineUser {
  id: string
  /** Names the session to forceLogout; it is not the token of the user. */
  token: string
  userId: string
  username: string
  realname?: string | null
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  sex?: number | null
  sex_dictText?: string | null
  phone?: string | null
  orgCode?: string | null
  orgCode_dictText?: string | null
  address?: string
  /** Browser and system; empty when not known. */
  device?: string
  /** Active: used within five minutes. */
  state?: 'active' | 'idle'
  /** When the session began, yyyy-MM-dd HH:mm:ss. */
  createTime?: string
  /** The last act, to a minute. */
  lastSeen?: string
  /** Whether it is the caller's. */
  own?: boolean
  /** Where the address lies: this machine, a private net, or elsewhere; empty when not known. */
  place?: '' | 'local' | 'intranet' | 'internet'
  /** The name that administrators gave the network of the address; empty where it has none. */
  network?: string
}

/** An account and how often it was tried in vain lately. */
export interface FailedSignIn {
  id: string
  userId: string
  username: string
  realname?: string | null
  status?: number | null
  status_dictText?: string | null
  failures: number
  /** From how many addresses. */
  addresses?: number
  /** The last one. */
  address?: string | null
  lastTime?: string
  /** The last failure, by the name that lists sort by. */
  createTime?: string
}

/** A session of the caller. */
export interface OwnSession {
  id: string
  /** Empty when not known. */
  address?: string
  /** Where the address lies: this machine, a private net, or elsewhere; empty when not known. */
  place?: '' | 'local' | 'intranet' | 'internet'
  /** The name that administrators gave the network of the address; empty where it has none. */
  network?: string
  /** Browser and system; empty when not known. */
  device?: string
  /** When the session began, yyyy-MM-dd HH:mm:ss. */
  createTime?: string
  /** The last act, to a minute. */
  lastSeen?: string
  /** Whether it is the one that asks. */
  own: boolean
}

export type SysOnlineListQuery = ListQuery

export type SysOnlineListResult = Page & {
  records: OnlineUser[]
}

/**
 * Sessions that go on, the last used first.
 *
 * `GET /sys/online/list`
 */
export function sysOnlineList(request: { query?: SysOnlineListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysOnlineListResult>('/sys/online/list', { ...config, params: queryOf(request.query) })
}

export interface SysOnlineForceLogoutBody {
  /** Of the list; it names the session and opens nothing. */
  token: string
}

/**
 * End a session of another user, or another one of the caller's.
 *
 * `POST /sys/online/forceLogout`
 */
export function sysOnlineForceLogout(request: { body: SysOnlineForceLogoutBody }, config?: Config) {
  return http.Post<null>('/sys/online/forceLogout', request.body, config)
}

export interface SysOnlineEndAllBody {
  userId: string
}

/**
 * End all sessions of a user but the caller's current one.
 *
 * `POST /sys/online/endAll`
 */
export function sysOnlineEndAll(request: { body: SysOnlineEndAllBody }, config?: Config) {
  return http.Post<null>('/sys/online/endAll', request.body, config)
}

export type SysOnlineFailuresQuery = ListQuery

export type SysOnlineFailuresResult = Page & {
  records: FailedSignIn[]
}

/**
 * Accounts that were tried in vain within the last 15 minutes.
 *
 * `GET /sys/online/failures`
 */
export function sysOnlineFailures(request: { query?: SysOnlineFailuresQuery | undefined } = {}, config?: Config) {
  return http.Get<SysOnlineFailuresResult>('/sys/online/failures', { ...config, params: queryOf(request.query) })
}

export interface SysOnlineUnlockBody {
  userId: string
}

/**
 * Forget the failures of an account: it may be tried again at once.
 *
 * `POST /sys/online/unlock`
 */
export function sysOnlineUnlock(request: { body: SysOnlineUnlockBody }, config?: Config) {
  return http.Post<null>('/sys/online/unlock', request.body, config)
}

/**
 * The caller's sessions: the current one first, then the last used.
 *
 * `GET /sys/online/own`
 */
export function sysOnlineOwn(config?: Config) {
  return http.Get<OwnSession[]>('/sys/online/own', config)
}

export interface SysOnlineEndOwnBody {
  id: string
}

/**
 * End another session of the caller.
 *
 * `POST /sys/online/endOwn`
 */
export function sysOnlineEndOwn(request: { body: SysOnlineEndOwnBody }, config?: Config) {
  return http.Post<null>('/sys/online/endOwn', request.body, config)
}

/**
 * End all sessions of the caller but the current one.
 *
 * `POST /sys/online/endOthers`
 */
export function sysOnlineEndOthers(config?: Config) {
  return http.Post<null>('/sys/online/endOthers', undefined, config)
}
