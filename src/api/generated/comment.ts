// Made by `npm run generate`. Do not edit: change what it is made from.
/** Comments on records */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { Page } from './common'

export interface SysComment {
  id: string
  tableName: string
  tableDataId: string
  /** The account that wrote it. */
  fromUserId: string
  /** Name of the writer; null when the account is gone. */
  fromUserId_dictText?: string | null
  fromUserAvatar?: string | null
  /** The writer of the comment that this one answers. */
  toUserId?: string | null
  toUserId_dictText?: string | null
  toUserAvatar?: string | null
  /** The comment that this one answers; null for one that answers none, or one that is gone. */
  commentId: string | null
  /** Plain text; `@name[account]` names a user. */
  commentContent: string
  /** Of a page: the caller may delete it. */
  removable?: boolean
  createBy?: string | null
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: string
  fileList: SysCommentFile[]
}

export interface SysCommentFile {
  /** Of the file. */
  id: string
  /** The same. */
  fileId?: string
  /** The same. */
  sysFormFileId?: string
  name: string
  /** The stored path. */
  url: string
  /** `image`, or `doc` for all others. */
  type: string
  /** Bytes. */
  fileSize: number
  tableName?: string
  tableDataId?: string
  /** The comment that carries it. */
  commentId: string
  /** The account of its writer. */
  createBy?: string | null
  createBy_dictText?: string | null
  createTime: string
}

export interface SysCommentAdd {
  tableName: string
  tableDataId: string
  /** Plain text. May be empty where there are files, which clients of 3.x send afterwards. */
  commentContent?: string | null
  /** The comment that it answers. */
  commentId?: string | null
  /** Unread: the writer of that comment. */
  toUserId?: string | null
  /** Unread: the caller. */
  fromUserId?: string | null
  /** Stored paths of uploads. */
  files?: string[]
  /** Path of the page on which those who get a message find the record, such as `/course/lecturer?form.id=1`. */
  page?: string | null
}

export interface SysCommentFileForm {
  file?: Blob
  tableName?: string
  tableDataId?: string
  /** The own comment that it belongs to. */
  commentId?: string
  /** Unread: the caller. */
  fromUserId?: string
  /** Unread. */
  biz?: string
}

export interface SysCommentListByFormQuery {
  /** The table of the record: of an entity, or of an online form. */
  tableName: string
  /** The record. */
  tableDataId: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 100.
   * @default 100
   */
  pageSize?: number
}

export type SysCommentListByFormResult = Page & {
  records: SysComment[]
}

/**
 * Comments on a record, the newest first.
 *
 * `GET /sys/comment/listByForm`
 */
export function sysCommentListByForm(request: { query: SysCommentListByFormQuery }, config?: Config) {
  return http.Get<SysCommentListByFormResult>('/sys/comment/listByForm', { ...config, params: queryOf(request.query) })
}

export interface SysCommentFileListQuery {
  /** The table of the record: of an entity, or of an online form. */
  tableName: string
  /** The record. */
  tableDataId: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 100.
   * @default 100
   */
  pageSize?: number
}

export type SysCommentFileListResult = Page & {
  records: SysCommentFile[]
}

/**
 * Files of the comments on a record, the newest comment first.
 *
 * `GET /sys/comment/fileList`
 */
export function sysCommentFileList(request: { query: SysCommentFileListQuery }, config?: Config) {
  return http.Get<SysCommentFileListResult>('/sys/comment/fileList', { ...config, params: queryOf(request.query) })
}

export interface SysCommentQueryByIdQuery {
  /** The comment. */
  id: string
}

/**
 * One comment.
 *
 * `GET /sys/comment/queryById`
 */
export function sysCommentQueryById(request: { query: SysCommentQueryByIdQuery }, config?: Config) {
  return http.Get<SysComment>('/sys/comment/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Where another server shows files; empty: there is none, files are shown by the client.
 *
 * `GET /sys/comment/getFileViewDomain`
 */
export function sysCommentGetFileViewDomain(config?: Config) {
  return http.Get<string>('/sys/comment/getFileViewDomain', config)
}

/**
 * Add a comment; users that it names, and the writer of the comment that it answers, get a message. The result is its id.
 *
 * `POST /sys/comment/addText`
 */
export function sysCommentAddText(request: { body: SysCommentAdd }, config?: Config) {
  return http.Post<string>('/sys/comment/addText', request.body, config)
}

/**
 * Add a file to an own comment, or as a comment of its own. The result is the id of the comment.
 *
 * `POST /sys/comment/addFile`
 */
export function sysCommentAddFile(request: { body: SysCommentFileForm | FormData }, config?: Config) {
  return http.Post<string>('/sys/comment/addFile', formOf(request.body), config)
}

export interface SysCommentDeleteOneQuery {
  /** The comment. */
  id: string
}

/**
 * Delete an own comment for good, or that of another user where the caller may delete the records of the list.
 *
 * `DELETE /sys/comment/deleteOne`
 */
export function sysCommentDeleteOne(request: { query: SysCommentDeleteOneQuery }, config?: Config) {
  return http.Delete<null>('/sys/comment/deleteOne', undefined, { ...config, params: queryOf(request.query) })
}
