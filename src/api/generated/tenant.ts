// Made by `npm run generate`. Do not edit: change what it is made from.
/** Tenant */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface SysTenant {
  /** Goes into the header tenant_id. */
  id: number
  name: string
  /** yyyy-MM-dd HH:mm:ss */
  beginDate?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endDate?: string | null
  /** 1 normal, 0 frozen. */
  status?: number | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Optimistic lock. */
  version?: number | null
}

export interface SysTenantAdd {
  /** Chosen by the user; absent: the next after the highest. */
  id?: number
  name: string
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  beginDate?: string | null
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  endDate?: string | null
  /** 1 normal, 0 frozen. */
  status?: 0 | 1
}

export interface SysTenantEdit {
  id: number
  name?: string
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  beginDate?: string | null
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  endDate?: string | null
  /** 1 normal, 0 frozen. */
  status?: 0 | 1
  /** As it was read; a stale one answers code 409. */
  version?: number | null
}

export interface TenantUser {
  id: string
  username: string
  realname?: string | null
  phone?: string | null
  status?: number | null
  /** 1: manages the tenant. */
  manager?: '0' | '1'
}

export interface TenantUsersAdd {
  tenantId: number
  /** Accounts joined by commas. */
  usernames: string
}

export interface TenantManager {
  tenantId: number
  /** User id. */
  id: string
  manager: boolean
}

export type SysTenantListQuery = ListQuery

export type SysTenantListResult = Page & {
  records: SysTenant[]
}

/**
 * Every tenant, for the house alone.
 *
 * `GET /sys/tenant/list`
 */
export function sysTenantList(request: { query?: SysTenantListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTenantListResult>('/sys/tenant/list', { ...config, params: queryOf(request.query) })
}

export interface SysTenantQueryByIdQuery {
  /** Tenant id. */
  id: string
}

/**
 * One tenant.
 *
 * `GET /sys/tenant/queryById`
 */
export function sysTenantQueryById(request: { query: SysTenantQueryByIdQuery }, config?: Config) {
  return http.Get<SysTenant>('/sys/tenant/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a tenant, under a number that the user chooses or the next one.
 *
 * `POST /sys/tenant/add`
 */
export function sysTenantAdd(request: { body: SysTenantAdd }, config?: Config) {
  return http.Post<null>('/sys/tenant/add', request.body, config)
}

/**
 * Change a tenant; a frozen one is shut at once.
 *
 * `PUT /sys/tenant/edit`
 */
export function sysTenantEdit(request: { body: SysTenantEdit }, config?: Config) {
  return http.Put<null>('/sys/tenant/edit', request.body, config)
}

export interface SysTenantDeleteQuery {
  /** Tenant id. */
  id: string
}

/**
 * Move a tenant without people into the recycle bin.
 *
 * `DELETE /sys/tenant/delete`
 */
export function sysTenantDelete(request: { query: SysTenantDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/tenant/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysTenantDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Move tenants without people into the recycle bin.
 *
 * `DELETE /sys/tenant/deleteBatch`
 */
export function sysTenantDeleteBatch(request: { query: SysTenantDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/tenant/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export type SysTenantUserListQuery = ListQuery & {
  /** The tenant whose members are listed. */
  tenantId?: string
}

export type SysTenantUserListResult = Page & {
  records: TenantUser[]
}

/**
 * People of the house who may also work in a tenant.
 *
 * `GET /sys/tenant/userList`
 */
export function sysTenantUserList(request: { query?: SysTenantUserListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTenantUserListResult>('/sys/tenant/userList', { ...config, params: queryOf(request.query) })
}

/**
 * Let people of the house into a tenant.
 *
 * `PUT /sys/tenant/addUsers`
 */
export function sysTenantAddUsers(request: { body: TenantUsersAdd }, config?: Config) {
  return http.Put<null>('/sys/tenant/addUsers', request.body, config)
}

export interface SysTenantRemoveUsersQuery {
  /** Tenant id. */
  tenantId: string
  /** User ids joined by commas. */
  ids: string
}

/**
 * Take people out of a tenant, with their roles and departments there.
 *
 * `DELETE /sys/tenant/removeUsers`
 */
export function sysTenantRemoveUsers(request: { query: SysTenantRemoveUsersQuery }, config?: Config) {
  return http.Delete<null>('/sys/tenant/removeUsers', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * Make somebody who may work in a tenant its manager, or no longer. A manager holds there what the caller holds here, tenants and menus excepted.
 *
 * `PUT /sys/tenant/manager`
 */
export function sysTenantManager(request: { body: TenantManager }, config?: Config) {
  return http.Put<null>('/sys/tenant/manager', request.body, config)
}

export interface SysTenantQueryListQuery {
  /** Joined by commas. */
  ids?: string
}

/**
 * Active tenants among these ids that are the caller's; without ids all of his.
 *
 * `GET /sys/tenant/queryList`
 */
export function sysTenantQueryList(request: { query?: SysTenantQueryListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTenant[]>('/sys/tenant/queryList', { ...config, params: queryOf(request.query) })
}

export type SysTenantRecycleBinPageListQuery = ListQuery

export type SysTenantRecycleBinPageListResult = Page & {
  records: SysTenant[]
}

/**
 * Tenants in the recycle bin, for the system tenant alone.
 *
 * `GET /sys/tenant/recycleBinPageList`
 */
export function sysTenantRecycleBinPageList(request: { query?: SysTenantRecycleBinPageListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTenantRecycleBinPageListResult>('/sys/tenant/recycleBinPageList', { ...config, params: queryOf(request.query) })
}

export interface SysTenantRevertTenantLogicQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Restore tenants from the recycle bin.
 *
 * `PUT /sys/tenant/revertTenantLogic`
 */
export function sysTenantRevertTenantLogic(request: { query: SysTenantRevertTenantLogicQuery }, config?: Config) {
  return http.Put<null>('/sys/tenant/revertTenantLogic', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysTenantDeleteLogicDeletedQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Erase tenants of the recycle bin for good.
 *
 * `DELETE /sys/tenant/deleteLogicDeleted`
 */
export function sysTenantDeleteLogicDeleted(request: { query: SysTenantDeleteLogicDeletedQuery }, config?: Config) {
  return http.Delete<null>('/sys/tenant/deleteLogicDeleted', undefined, { ...config, params: queryOf(request.query) })
}
