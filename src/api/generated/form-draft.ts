// Made by `npm run generate`. Do not edit: change what it is made from.
/** Drafts of forms */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface FormDraft {
  /** Which form of which record: what its writer calls it. */
  place: string
  /** The text of a JSON object. */
  content: string
}

export interface SysFormDraftQueryQuery {
  /** Which form of which record: what its writer calls it. */
  place: string
}

export type SysFormDraftQueryResult = FormDraft | null

/**
 * The caller's own draft at a place; null without one.
 *
 * `GET /sys/formDraft/query`
 */
export function sysFormDraftQuery(request: { query: SysFormDraftQueryQuery }, config?: Config) {
  return http.Get<SysFormDraftQueryResult>('/sys/formDraft/query', { ...config, params: queryOf(request.query) })
}

/**
 * Keep a draft in place of the one before. Of more than fifty the oldest go, and so do those that were not written for thirty days.
 *
 * `POST /sys/formDraft/save`
 */
export function sysFormDraftSave(request: { body: FormDraft }, config?: Config) {
  return http.Post<null>('/sys/formDraft/save', request.body, config)
}

export interface SysFormDraftDeleteQuery {
  /** Which form of which record: what its writer calls it. */
  place: string
}

/**
 * Drop the draft at a place; nothing happens without one.
 *
 * `DELETE /sys/formDraft/delete`
 */
export function sysFormDraftDelete(request: { query: SysFormDraftDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/formDraft/delete', undefined, { ...config, params: queryOf(request.query) })
}
