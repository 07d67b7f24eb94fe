// Made by `npm run generate`. Do not edit: change what it is made from.
/** Files */
import { http } from '../http'
import { type Config, formOf, pathOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { Result } from './common'

export interface UploadForm {
  file?: Blob
  /** What the file is for. */
  biz?: 'temp' | 'avatar' | 'image' | 'document' | 'library' | 'data' | 'jeditor'
  /** Sent by editors, unread. */
  jeditor?: string
  /** Sent by grids, unread. */
  isup?: string
  /** The folders that the file was chosen in, joined by slashes. */
  folder?: string
}

export interface SpaceUse {
  /** Bytes of stored files, and of unfinished uploads as announced. */
  used: number
  /** Bytes; null: no limit. */
  limit: number | null
}

export interface StorageUsage {
  user: SpaceUse
  /** Null for callers who do not see it. */
  tenant: SpaceUse | null
}

export interface UnusedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  createTime: string
}

export type SysCommonUploadResult = Result & {
  result?: null
}

/**
 * Store a file. The message is the stored path.
 *
 * `POST /sys/common/upload`
 */
export function sysCommonUpload(request: { body: UploadForm | FormData }, config?: Config) {
  return http.Post<SysCommonUploadResult>('/sys/common/upload', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

export interface SysCommonUploadFinishBody {
  /** The last part of the address of the upload. */
  id: string
}

export type SysCommonUploadFinishResult = Result & {
  result?: null
}

/**
 * Keep a file whose parts have all come by the tus protocol at /sys/common/parts. The message is the stored path.
 *
 * `POST /sys/common/uploadFinish`
 */
export function sysCommonUploadFinish(request: { body: SysCommonUploadFinishBody }, config?: Config) {
  return http.Post<SysCommonUploadFinishResult>('/sys/common/uploadFinish', request.body, { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

export interface SysCommonStaticParams {
  /** A stored path; it has slashes, which are not encoded. */
  path: string
}

/**
 * The bytes of a stored file, as an attachment; 404 when missing.
 *
 * `GET /sys/common/static/{path}`
 */
export function sysCommonStatic(request: { params: SysCommonStaticParams }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/sys/common/static/{path}', request.params, { path: 'slashes' }), { ...config, meta: { ...config?.meta, answer: 'file' } })
}

/**
 * Bytes that are kept for the caller and, for callers with user:edit, for the tenant.
 *
 * `GET /sys/common/storage`
 */
export function sysCommonStorage(config?: Config) {
  return http.Get<StorageUsage>('/sys/common/storage', config)
}

/**
 * Files of the caller that no record names, the largest first; 200 at most.
 *
 * `GET /sys/common/storage/unused`
 */
export function sysCommonStorageUnused(config?: Config) {
  return http.Get<UnusedFile[]>('/sys/common/storage/unused', config)
}

export interface SysCommonStorageUnusedDeleteQuery {
  /** Ids joined by commas, 200 at most; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete files of the caller that no record names; others are left. Refused when none is left to delete.
 *
 * `DELETE /sys/common/storage/unused`
 */
export function sysCommonStorageUnusedDelete(request: { query: SysCommonStorageUnusedDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/common/storage/unused', undefined, { ...config, params: queryOf(request.query) })
}
