// Made by `npm run generate`. Do not edit: change what it is made from.
/** Saved queries */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface SavedQuery {
  id: string
  page: string
  kind: 'conditions' | 'analysis'
  title: string
  /** JSON: a tree of conditions as in superQueryTree, or what an analysis is made of. */
  content: string
  mine: boolean
  /** Name of the owner. */
  ownerName: string | null
  /** Roles that it is shared with; told to the owner alone. */
  roleIds: string[]
  version: number
}

export interface SharedQuery {
  id: string
  page?: string | null
  kind?: string | null
  title?: string | null
  ownerName?: string | null
  roleNames?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

export interface SavedQueryAdd {
  page: string
  kind: 'conditions' | 'analysis'
  title: string
  content: string
  roleIds?: string[]
}

export interface SavedQueryEdit {
  id: string
  version?: number
  title?: string
  content?: string
  roleIds?: string[]
}

export type SysSavedQueryListQuery = ListQuery

export type SysSavedQueryListResult = Page & {
  records: SharedQuery[]
}

/**
 * Every query that is shared, for who looks after them.
 *
 * `GET /sys/savedQuery/list`
 */
export function sysSavedQueryList(request: { query?: SysSavedQueryListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSavedQueryListResult>('/sys/savedQuery/list', { ...config, params: queryOf(request.query) })
}

export interface SysSavedQueryMineQuery {
  /** Id of the screen, or the code that it shares queries under. */
  page: string
  /** What was saved. Default conditions. */
  kind?: 'conditions' | 'analysis'
}

/**
 * The caller's own queries of a page and those that are shared with his roles, by title.
 *
 * `GET /sys/savedQuery/mine`
 */
export function sysSavedQueryMine(request: { query: SysSavedQueryMineQuery }, config?: Config) {
  return http.Get<SavedQuery[]>('/sys/savedQuery/mine', { ...config, params: queryOf(request.query) })
}

export interface SysSavedQueryQueryByIdQuery {
  /** Id of the query. */
  id: string
}

/**
 * One query that the caller sees.
 *
 * `GET /sys/savedQuery/queryById`
 */
export function sysSavedQueryQueryById(request: { query: SysSavedQueryQueryByIdQuery }, config?: Config) {
  return http.Get<SavedQuery>('/sys/savedQuery/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Save a query. To share it takes the right savedQuery:share.
 *
 * `POST /sys/savedQuery/add`
 */
export function sysSavedQueryAdd(request: { body: SavedQueryAdd }, config?: Config) {
  return http.Post<SavedQuery>('/sys/savedQuery/add', request.body, config)
}

/**
 * Change one's own query, or whom it is shared with.
 *
 * `PUT /sys/savedQuery/edit`
 */
export function sysSavedQueryEdit(request: { body: SavedQueryEdit }, config?: Config) {
  return http.Put<SavedQuery>('/sys/savedQuery/edit', request.body, config)
}

export interface SysSavedQueryDeleteQuery {
  /** Id of the query. */
  id: string
}

/**
 * Delete one's own query; a shared one of others with the right savedQuery:delete.
 *
 * `DELETE /sys/savedQuery/delete`
 */
export function sysSavedQueryDelete(request: { query: SysSavedQueryDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/savedQuery/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSavedQueryDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Delete several queries.
 *
 * `DELETE /sys/savedQuery/deleteBatch`
 */
export function sysSavedQueryDeleteBatch(request: { query: SysSavedQueryDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/savedQuery/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}
