// Made by `npm run generate`. Do not edit: change what it is made from.
/** Stored screens */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface StoredScreen {
  id: string
  name: string
  title: string
  kind: string
  /** The screen, as JSON. */
  content: string
  /** Who sees it: its owner, some roles, or everybody. */
  audience: 'own' | 'roles' | 'all'
  /** Ids of roles, joined by commas; told to who may change it. */
  roleIds: string
  ownerName: string | null
  mine: boolean
  mayEdit: boolean
  mayDelete: boolean
  version: number
  description: string | null
}

export interface StoredScreenLink {
  id: string
  name: string
  title: string
  kind: string
  mine: boolean
  ownerName: string | null
}

export interface StoredScreenRow {
  id: string
  name?: string | null
  title?: string | null
  kind?: string | null
  audience?: string | null
  ownerName?: string | null
  roleNames?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  description?: string | null
}

export interface ScreenIssue {
  code: string
  message: string
  line: number
  column: number
  /** Characters before it. */
  from: number
  /** Characters before its end. */
  to: number
}

export interface StoredScreenCheck {
  content: string
}

export interface StoredScreenAdd {
  /** Its id behind stored/. Default: one is made. */
  name?: string | null
  /** The screen, as JSON. */
  content: string
  /** Who sees it: its owner, some roles, or everybody. */
  audience?: 'own' | 'roles' | 'all'
  /** Ids of the roles that see it, joined by commas. */
  roleIds?: string | null
  /** What the screen is for. */
  description?: string | null
}

export interface StoredScreenEdit {
  id: string
  version?: number
  /** Its id behind stored/. Default: one is made. */
  name?: string | null
  /** The screen, as JSON. */
  content?: string
  /** Who sees it: its owner, some roles, or everybody. */
  audience?: 'own' | 'roles' | 'all'
  /** Ids of the roles that see it, joined by commas. */
  roleIds?: string | null
  /** What the screen is for. */
  description?: string | null
}

export type SysStoredScreenListQuery = ListQuery

export type SysStoredScreenListResult = Page & {
  records: StoredScreenRow[]
}

/**
 * Every stored screen, for who looks after them.
 *
 * `GET /sys/storedScreen/list`
 */
export function sysStoredScreenList(request: { query?: SysStoredScreenListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysStoredScreenListResult>('/sys/storedScreen/list', { ...config, params: queryOf(request.query) })
}

/**
 * The screens that the caller made and those that he is shown, by title.
 *
 * `GET /sys/storedScreen/mine`
 */
export function sysStoredScreenMine(config?: Config) {
  return http.Get<StoredScreenLink[]>('/sys/storedScreen/mine', config)
}

export interface SysStoredScreenQueryByNameQuery {
  /** Its id behind stored/. */
  name: string
}

/**
 * One screen that the caller may open.
 *
 * `GET /sys/storedScreen/queryByName`
 */
export function sysStoredScreenQueryByName(request: { query: SysStoredScreenQueryByNameQuery }, config?: Config) {
  return http.Get<StoredScreen>('/sys/storedScreen/queryByName', { ...config, params: queryOf(request.query) })
}

export interface SysStoredScreenQueryByIdQuery {
  /** Key of the row. */
  id: string
}

/**
 * The same by its key.
 *
 * `GET /sys/storedScreen/queryById`
 */
export function sysStoredScreenQueryById(request: { query: SysStoredScreenQueryByIdQuery }, config?: Config) {
  return http.Get<StoredScreen>('/sys/storedScreen/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * What is wrong in a screen, as `npm run check:screens` tells it.
 *
 * `POST /sys/storedScreen/check`
 */
export function sysStoredScreenCheck(request: { body: StoredScreenCheck }, config?: Config) {
  return http.Post<ScreenIssue[]>('/sys/storedScreen/check', request.body, config)
}

/**
 * Store a screen. To show it to others takes the right storedScreen:share, to write more than a query storedScreen:edit.
 *
 * `POST /sys/storedScreen/add`
 */
export function sysStoredScreenAdd(request: { body: StoredScreenAdd }, config?: Config) {
  return http.Post<StoredScreen>('/sys/storedScreen/add', request.body, config)
}

/**
 * Change one's own screen; that of others with the right storedScreen:edit.
 *
 * `PUT /sys/storedScreen/edit`
 */
export function sysStoredScreenEdit(request: { body: StoredScreenEdit }, config?: Config) {
  return http.Put<StoredScreen>('/sys/storedScreen/edit', request.body, config)
}

export interface SysStoredScreenDeleteQuery {
  /** Key of the row. */
  id: string
}

/**
 * Delete one's own screen; that of others with the right storedScreen:delete.
 *
 * `DELETE /sys/storedScreen/delete`
 */
export function sysStoredScreenDelete(request: { query: SysStoredScreenDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/storedScreen/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysStoredScreenDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Delete several screens.
 *
 * `DELETE /sys/storedScreen/deleteBatch`
 */
export function sysStoredScreenDeleteBatch(request: { query: SysStoredScreenDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/storedScreen/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}
