// Made by `npm run generate`. Do not edit: change what it is made from.
/** Home pages of roles */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface RoleHome {
  id?: string | null
  /** `DEF_INDEX_ALL`: of everybody who has no other. */
  roleCode: string
  url: string
  component?: string | null
  priority?: number | null
  status?: string | null
}

export interface SysSysRoleIndexQueryByCodeQuery {
  /** Code of the role. */
  roleCode: string
}

export type SysSysRoleIndexQueryByCodeResult = RoleHome | null

/**
 * The home page of a role; null where it has none.
 *
 * `GET /sys/sysRoleIndex/queryByCode`
 */
export function sysSysRoleIndexQueryByCode(request: { query: SysSysRoleIndexQueryByCodeQuery }, config?: Config) {
  return http.Get<SysSysRoleIndexQueryByCodeResult>('/sys/sysRoleIndex/queryByCode', { ...config, params: queryOf(request.query) })
}

/**
 * The home page of everybody whose roles have none.
 *
 * `GET /sys/sysRoleIndex/queryDefIndex`
 */
export function sysSysRoleIndexQueryDefIndex(config?: Config) {
  return http.Get<RoleHome>('/sys/sysRoleIndex/queryDefIndex', config)
}

export interface SysSysRoleIndexUpdateDefIndexQuery {
  /** Path of a page, such as `/course/lecturer`. */
  url: string
  /** What the client draws it with; nothing is done with it. */
  component?: string
  /** Whether it is a route of the client; nothing is done with it. */
  isRoute?: boolean
}

/**
 * Set the home page of everybody whose roles have none.
 *
 * `PUT /sys/sysRoleIndex/updateDefIndex`
 */
export function sysSysRoleIndexUpdateDefIndex(request: { query: SysSysRoleIndexUpdateDefIndexQuery }, config?: Config) {
  return http.Put<null>('/sys/sysRoleIndex/updateDefIndex', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * Nothing is kept between two calls: there is nothing to clean.
 *
 * `GET /sys/sysRoleIndex/cleanDefaultIndexCache`
 */
export function sysSysRoleIndexCleanDefaultIndexCache(config?: Config) {
  return http.Get<null>('/sys/sysRoleIndex/cleanDefaultIndexCache', config)
}
