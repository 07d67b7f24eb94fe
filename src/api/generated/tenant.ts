// Made by `npm run generate`. Do not edit: change what it is made from.
/** Tenant */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, MenuTree, Page } from './common'

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
  /** Users at most; null: any number. */
  userLimit?: number | null
  /** Megabytes of files at most; null: as the installation says. */
  storageMb?: number | null
  /** Its users now: own accounts and those of the default tenant that are let in. */
  users?: number | null
  /** Megabytes of files that it keeps now. */
  storageUsed?: number | null
  /** Its pack of rights; null: none. */
  packId?: string | null
  packName?: string | null
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
  /** Users at most; null: any number. Those who are there stay when they are more. */
  userLimit?: number | null
  /** Megabytes of files at most; null: as the installation says. */
  storageMb?: number | null
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
  /** Users at most; null: any number. Those who are there stay when they are more. */
  userLimit?: number | null
  /** Megabytes of files at most; null: as the installation says. */
  storageMb?: number | null
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
  /** 1: an account of the tenant itself; 0: one of the system tenant that is let in; 2: one of another tenant. */
  own?: '0' | '1' | '2'
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

/** A pack of menus and rights that bounds what the users of its tenants can hold. */
export interface SysTenantPack {
  id: string
  packName: string
  /** 0: no tenant may be given it any more. */
  status?: '0' | '1'
  remarks?: string | null
  /** Ids of its menus and buttons, joined by commas. */
  permissionIds?: string | null
  /** How many menus and buttons it has. */
  permissionCount?: number | null
  /** Names of the tenants that have it, joined by commas. */
  tenants?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  /** Optimistic lock. */
  version?: number | null
}

export interface TenantPackAdd {
  packName: string
  status?: '0' | '1'
  remarks?: string | null
  /** Ids of menus and buttons joined by commas. */
  permissionIds?: string | null
}

export interface TenantPackEdit {
  id: string
  packName?: string
  status?: '0' | '1'
  remarks?: string | null
  /** Ids of menus and buttons joined by commas. */
  permissionIds?: string | null
  /** As it was read; a stale one answers code 409. */
  version?: number | null
}

export interface TenantPackGrant {
  packId: string
  /** Those that are chosen, joined by commas. */
  permissionIds: string
  /** Those that were chosen when they were read. */
  lastpermissionIds?: string | null
}

export interface TenantPackChoice {
  tenantId: number
  /** Null or empty: none, so that roles alone say what users hold. */
  packId?: string | null
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
 * Users of a tenant: its own accounts, and those of the system tenant that are let in.
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

export type SysTenantPackListQuery = ListQuery

export type SysTenantPackListResult = Page & {
  records: SysTenantPack[]
}

/**
 * Packs of rights, with the tenants that have them.
 *
 * `GET /sys/tenant/packList`
 */
export function sysTenantPackList(request: { query?: SysTenantPackListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTenantPackListResult>('/sys/tenant/packList', { ...config, params: queryOf(request.query) })
}

export interface SysTenantQueryPackByIdQuery {
  id: string
}

/**
 * A pack with its menus and buttons.
 *
 * `GET /sys/tenant/queryPackById`
 */
export function sysTenantQueryPackById(request: { query: SysTenantQueryPackByIdQuery }, config?: Config) {
  return http.Get<SysTenantPack>('/sys/tenant/queryPackById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a pack.
 *
 * `POST /sys/tenant/addPackPermission`
 */
export function sysTenantAddPackPermission(request: { body: TenantPackAdd }, config?: Config) {
  return http.Post<null>('/sys/tenant/addPackPermission', request.body, config)
}

/**
 * Change a pack; its menus and buttons too where they are given.
 *
 * `PUT /sys/tenant/editPackPermission`
 */
export function sysTenantEditPackPermission(request: { body: TenantPackEdit }, config?: Config) {
  return http.Put<null>('/sys/tenant/editPackPermission', request.body, config)
}

export interface SysTenantDeleteTenantPackQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Delete packs that no tenant has.
 *
 * `DELETE /sys/tenant/deleteTenantPack`
 */
export function sysTenantDeleteTenantPack(request: { query: SysTenantDeleteTenantPackQuery }, config?: Config) {
  return http.Delete<null>('/sys/tenant/deleteTenantPack', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * The menus and buttons that tenants may have, as a tree.
 *
 * `GET /sys/tenant/packTree`
 */
export function sysTenantPackTree(config?: Config) {
  return http.Get<MenuTree>('/sys/tenant/packTree', config)
}

export interface SysTenantPackPermissionsQuery {
  packId: string
}

/**
 * Ids of the menus and buttons of a pack.
 *
 * `GET /sys/tenant/packPermissions`
 */
export function sysTenantPackPermissions(request: { query: SysTenantPackPermissionsQuery }, config?: Config) {
  return http.Get<string[]>('/sys/tenant/packPermissions', { ...config, params: queryOf(request.query) })
}

/**
 * Add menus and buttons to a pack and take them out.
 *
 * `POST /sys/tenant/savePackPermissions`
 */
export function sysTenantSavePackPermissions(request: { body: TenantPackGrant }, config?: Config) {
  return http.Post<null>('/sys/tenant/savePackPermissions', request.body, config)
}

/**
 * Who would gain and lose what if this were saved, in sentences; nothing is.
 *
 * `POST /sys/tenant/packEffect`
 */
export function sysTenantPackEffect(request: { body: TenantPackGrant }, config?: Config) {
  return http.Post<string[]>('/sys/tenant/packEffect', request.body, config)
}

/**
 * Give a tenant a pack, another one or none.
 *
 * `PUT /sys/tenant/choosePack`
 */
export function sysTenantChoosePack(request: { body: TenantPackChoice }, config?: Config) {
  return http.Put<null>('/sys/tenant/choosePack', request.body, config)
}

/**
 * Who would gain and lose what if the tenant had this pack, in sentences; nothing is changed.
 *
 * `POST /sys/tenant/choosePackEffect`
 */
export function sysTenantChoosePackEffect(request: { body: TenantPackChoice }, config?: Config) {
  return http.Post<string[]>('/sys/tenant/choosePackEffect', request.body, config)
}
