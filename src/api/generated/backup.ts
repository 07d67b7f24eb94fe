// Made by `npm run generate`. Do not edit: change what it is made from.
/** Backups */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

export interface Backup {
  /** Name of its file. */
  id: string
  /** The moment that it holds. */
  beginTime: string
  /** How long it took. */
  seconds: number
  /** Megabytes, to a tenth. */
  size: number
  /** Account of who asked for it; empty: the command. */
  createBy: string
  /** Made by a schedule, by hand, or by the command. */
  origin: 'plan' | 'hand' | 'command'
  /** Whether a passphrase opens it. */
  sealed: 'Y' | 'N'
  rows: number
  files: number
  /** Whether it was tried, and what came of it. */
  state: 'new' | 'good' | 'bad'
  checkTime: string | null
  checkText: string | null
  /** Of the program that wrote it. */
  version: string
  server: string
}

export interface BackupPlace {
  /** Folder of this server. */
  folder: string
  /** To be given on a machine with the settings of the server. */
  command: string
}

export type SysBackupListQuery = ListQuery

export type SysBackupListResult = Page & {
  records: Backup[]
}

/**
 * Backups in the folder of this server, the newest first.
 *
 * `GET /sys/backup/list`
 */
export function sysBackupList(request: { query?: SysBackupListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysBackupListResult>('/sys/backup/list', { ...config, params: queryOf(request.query) })
}

/**
 * Where backups lie, and the command that restores one.
 *
 * `GET /sys/backup/place`
 */
export function sysBackupPlace(config?: Config) {
  return http.Get<BackupPlace>('/sys/backup/place', config)
}

/**
 * Ask for a backup, and for a trial of it; its result is that of the run.
 *
 * `POST /sys/backup/run`
 */
export function sysBackupRun(config?: Config) {
  return http.Post<null>('/sys/backup/run', undefined, config)
}

export interface SysBackupCheckBody {
  /** Name of the backup. */
  id: string
}

/**
 * Ask for a restore into a database that is made for it and removed again; its result is that of the run.
 *
 * `POST /sys/backup/check`
 */
export function sysBackupCheck(request: { body: SysBackupCheckBody }, config?: Config) {
  return http.Post<null>('/sys/backup/check', request.body, config)
}

export interface SysBackupDownloadQuery {
  /** Name of the backup. */
  id: string
}

/**
 * The file of a backup.
 *
 * `GET /sys/backup/download`
 */
export function sysBackupDownload(request: { query: SysBackupDownloadQuery }, config?: Config) {
  return http.Get<DownloadedFile>('/sys/backup/download', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface SysBackupDeleteQuery {
  /** Name of the backup. */
  id: string
}

/**
 * Delete a backup.
 *
 * `DELETE /sys/backup/delete`
 */
export function sysBackupDelete(request: { query: SysBackupDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/backup/delete', undefined, { ...config, params: queryOf(request.query) })
}
