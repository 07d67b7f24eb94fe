// Made by `npm run generate`. Do not edit: change what it is made from.
/** Session */
import { http } from '../http'
import { type Config, pathOf } from './request'
import type { SysDepart } from './depart'
import type { DictMap } from './dict'
import type { SysTenant } from './tenant'
import type { SysUser } from './user'

export interface CaptchaBody {
  captcha: string
  /** The key that the picture was asked with. */
  checkKey: string | number
}

export interface LoginBody {
  username: string
  password: string
  /** Asked for after some failed sign-ins of an account, unless the browser is known to it. Empty: the picture is older than the seconds that the refusal named. */
  captcha?: string | null
  /** The key that the captcha was asked with. */
  checkKey?: string | number | null
  /** Sent by clients, unread. */
  remember_me?: boolean | null
}

export interface LoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
  /** Departments of the user. */
  departs: SysDepart[]
  /** 0 none, 1 one and set as current, 2 several. */
  multi_depart: 0 | 1 | 2
  sysAllDictItems: DictMap
  /** Tenants that the person may choose among; the choice goes into the header tenant_id. */
  tenantList?: SysTenant[]
  /** Only when this sign-in set up a second factor: shown once. */
  recoveryCodes?: string[]
}

export interface MenuMeta {
  title: string
  icon?: string | null
  keepAlive: boolean
  /** True: open in a new browser tab. */
  internalOrExternal: boolean
  componentName?: string | null
  /** External urls only; its placeholders are a closed list. */
  url?: string | null
}

export interface MenuNode {
  id: string
  path: string
  name: string
  /** View path without prefix, such as `system/UserList`. */
  component?: string | null
  /** 1: register as a route. */
  route: '0' | '1'
  /** Present only when true. */
  hidden?: boolean
  /** Present only when true. */
  alwaysShow?: boolean
  /** Top nodes only. */
  redirect?: string | null
  meta: MenuMeta
  /** Absent on leaves. */
  children?: MenuNode[]
}

/** A button permission that the caller holds. */
export interface AuthAction {
  /** Action codes, joined by commas. */
  action: string
  /** 1 show, 2 disable. */
  type: string
  describe?: string | null
}

/** A button permission that exists. */
export interface AllAuthAction {
  action: string
  /** 1 show, 2 disable. */
  type: string
  describe?: string | null
  /** 1 enabled; 0 switches the rule off. */
  status: string
}

export interface UserPermission {
  menu: MenuNode[]
  auth: AuthAction[]
  allAuth: AllAuthAction[]
  /** True where the session began with a password that another user has set, or the first start, or that is too old: it may do nothing but set another one. Servers of the family do not know it. */
  oneTimePassword?: boolean
  /** True where `oneTimePassword` is so because the password is older than the rules of the installation allow. Servers of the family do not know it. */
  passwordExpired?: boolean
  /** After so many minutes without use the session ends; calls with the header X-Weft-Background: 1 are no use. Servers of the family do not know it. */
  sessionIdleMinutes?: number
  /** Codes of the roles that the person has, as expressions of screens see them under `user.roles`. Servers of the family do not send them. */
  roles?: string[]
  /** Rights as clients of 3.x look for them: each under its own name and under that with `system:` before it. */
  codeList?: string[]
  /** Whether pages of 3.x hide what changes the system; never here. */
  sysSafeMode?: boolean
  /** Path of the page that this user opens first, by the roles; null: the usual one. Servers of the family tell it elsewhere. */
  homePath?: string | null
}

export interface CurrentDeparts {
  list: SysDepart[]
  /** Code of the current one. */
  orgCode: string | null
}

export interface SelectDepartBody {
  orgCode: string
  /** The caller; another name is refused. */
  username?: string | null
}

export interface UpdatePasswordBody {
  /** The caller; another name is refused. */
  username?: string | null
  oldpassword: string
  password: string
  confirmpassword: string
}

export interface AppLoginBody {
  username: string
  password: string
  /** As in LoginBody. Without one an account that is asked for it waits until it has been quiet for the seconds of the refusal. */
  captcha?: string | null
  /** The key that the captcha was asked with. */
  checkKey?: string | number | null
}

export interface AppLoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
}

/** AES in CBC mode, sixteen letters each. */
export interface PasswordKey {
  key: string
  iv: string
}

/** Nothing of it is read. */
export interface NoDepartsBody {
  [k: string]: never
}

export interface NoDeparts {
  departs: SysDepart[]
  multi_depart: 0
}

export interface OwnUser {
  userInfo: SysUser & {
    /** As in the permissions. */
    homePath?: string | null
  }
  sysAllDictItems: DictMap
}

export interface PermissionCodes {
  /** Rights as clients of 3.x look for them: each under its own name and under that with `system:` before it. */
  codeList: string[]
  /** Whether pages of 3.x hide what changes the system; never here. */
  sysSafeMode: boolean
  auth: AuthAction[]
  allAuth: AllAuthAction[]
}

export interface SysRandomImageParams {
  key: string
}

/**
 * A picture of four letters or digits for a key of the client, as a data address; good for five minutes and one sign-in.
 *
 * `GET /sys/randomImage/{key}`
 */
export function sysRandomImage(request: { params: SysRandomImageParams }, config?: Config) {
  return http.Get<string>(pathOf('/sys/randomImage/{key}', request.params), config)
}

/**
 * Whether a text is what the picture of a key shows; it is not used up.
 *
 * `POST /sys/checkCaptcha`
 */
export function sysCheckCaptcha(request: { body: CaptchaBody }, config?: Config) {
  return http.Post<null>('/sys/checkCaptcha', request.body, config)
}

/**
 * Sign in with account and password. Answers code 200; with a second factor code 428 and a SecondFactorChallenge.
 *
 * `POST /sys/login`
 */
export function sysLogin(request: { body: LoginBody }, config?: Config) {
  return http.Post<LoginResult>('/sys/login', request.body, config)
}

/**
 * Sign out, as clients of the family call it too.
 *
 * `GET /sys/logout`
 */
export function sysLogoutGet(config?: Config) {
  return http.Get<null>('/sys/logout', config)
}

/**
 * Sign out; the token of the header is revoked.
 *
 * `POST /sys/logout`
 */
export function sysLogout(config?: Config) {
  return http.Post<null>('/sys/logout', undefined, config)
}

/**
 * The menu of the caller and his button permissions. Answers code 200.
 *
 * `GET /sys/permission/getUserPermissionByToken`
 */
export function sysPermissionGetUserPermissionByToken(config?: Config) {
  return http.Get<UserPermission>('/sys/permission/getUserPermissionByToken', config)
}

/**
 * The departments of the caller.
 *
 * `GET /sys/user/getCurrentUserDeparts`
 */
export function sysUserGetCurrentUserDeparts(config?: Config) {
  return http.Get<CurrentDeparts>('/sys/user/getCurrentUserDeparts', config)
}

export interface SysSelectDepartResult {
  userInfo: SysUser
}

/**
 * Choose the current department of the caller.
 *
 * `PUT /sys/selectDepart`
 */
export function sysSelectDepart(request: { body: SelectDepartBody }, config?: Config) {
  return http.Put<SysSelectDepartResult>('/sys/selectDepart', request.body, config)
}

export interface SysSelectDepartPostResult {
  userInfo: SysUser
}

/**
 * Choose the current department of the caller.
 *
 * `POST /sys/selectDepart`
 */
export function sysSelectDepartPost(request: { body: SelectDepartBody }, config?: Config) {
  return http.Post<SysSelectDepartPostResult>('/sys/selectDepart', request.body, config)
}

/**
 * Change the own password; every session of the caller ends.
 *
 * `PUT /sys/user/updatePassword`
 */
export function sysUserUpdatePassword(request: { body: UpdatePasswordBody }, config?: Config) {
  return http.Put<null>('/sys/user/updatePassword', request.body, config)
}

/**
 * Change the own password; every session of the caller ends.
 *
 * `POST /sys/user/updatePassword`
 */
export function sysUserUpdatePasswordPost(request: { body: UpdatePasswordBody }, config?: Config) {
  return http.Post<null>('/sys/user/updatePassword', request.body, config)
}

/**
 * Sign in with account and password, as apps of the family do. Answers code 200.
 *
 * `POST /sys/mLogin`
 */
export function sysMLogin(request: { body: AppLoginBody }, config?: Config) {
  return http.Post<AppLoginResult>('/sys/mLogin', request.body, config)
}

/**
 * What clients of 3.x encrypt the password of a sign-in with. It is the same everywhere and no secret.
 *
 * `GET /sys/getEncryptedString`
 */
export function sysGetEncryptedString(config?: Config) {
  return http.Get<PasswordKey>('/sys/getEncryptedString', config)
}

/**
 * Departments to choose among before a sign-in, which clients of 3.x ask for. None are told: they come with the sign-in.
 *
 * `POST /sys/loginGetUserDeparts`
 */
export function sysLoginGetUserDeparts(request: { body: NoDepartsBody }, config?: Config) {
  return http.Post<NoDeparts>('/sys/loginGetUserDeparts', request.body, config)
}

/**
 * Who the caller is, and every dictionary, as clients of 3.x ask after a sign-in.
 *
 * `GET /sys/user/getUserInfo`
 */
export function sysUserGetUserInfo(config?: Config) {
  return http.Get<OwnUser>('/sys/user/getUserInfo', config)
}

/**
 * The own account, for the settings page of clients of 3.x.
 *
 * `GET /sys/user/login/setting/getUserData`
 */
export function sysUserLoginSettingGetUserData(config?: Config) {
  return http.Get<SysUser>('/sys/user/login/setting/getUserData', config)
}

/**
 * Whether the password is a default one, which clients of 3.x warn of. There is no default password: a success without result.
 *
 * `GET /sys/user/verifyIzDefaultPwd`
 */
export function sysUserVerifyIzDefaultPwd(config?: Config) {
  return http.Get<null>('/sys/user/verifyIzDefaultPwd', config)
}

/**
 * The rights of the caller as codes, as clients of 3.x ask for them.
 *
 * `GET /sys/permission/getPermCode`
 */
export function sysPermissionGetPermCode(config?: Config) {
  return http.Get<PermissionCodes>('/sys/permission/getPermCode', config)
}
