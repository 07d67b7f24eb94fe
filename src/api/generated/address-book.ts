// Made by `npm run generate`. Do not edit: change what it is made from.
/** Address book */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

/** A user as an address book shows one. */
export interface AddressEntry {
  id: string
  username: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  workNo?: string | null
  /** Codes of positions. */
  post?: string | null
  post_dictText?: string | null
  phone?: string | null
  telephone?: string | null
  email?: string | null
  /** Ids of departments, joined by commas. */
  departId?: string | null
  /** Names of departments, joined by commas. */
  departName?: string | null
  /** Names of the departments that the user is in charge of, joined by commas. */
  headOf?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  status_dictText?: string | null
  /** When the account was added, yyyy-MM-dd HH:mm:ss; lists of the family sort by it. */
  createTime?: string | null
}

export type SysUserQueryByOrgCodeForAddressListQuery = ListQuery & {
  /** Code of a department: users in it or below it. */
  orgCode?: string
  /** Part of a name or its pinyin, of a number of staff or telephone, of a mail address or an account; stars around it do not count. */
  realname?: string
}

export type SysUserQueryByOrgCodeForAddressListResult = Page & {
  records: AddressEntry[]
}

/**
 * Users with what they are reached by; without a department all of them.
 *
 * `GET /sys/user/queryByOrgCodeForAddressList`
 */
export function sysUserQueryByOrgCodeForAddressList(request: { query?: SysUserQueryByOrgCodeForAddressListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysUserQueryByOrgCodeForAddressListResult>('/sys/user/queryByOrgCodeForAddressList', { ...config, params: queryOf(request.query) })
}

export type SysAddressBookExportXlsQuery = ListQuery & {
  /** Code of a department: users in it or below it. */
  orgCode?: string
  /** Part of a name or its pinyin, of a number of staff or telephone, of a mail address or an account; stars around it do not count. */
  realname?: string
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the entries that the filters leave, or of `selections`.
 *
 * `GET /sys/addressBook/exportXls`
 */
export function sysAddressBookExportXls(request: { query?: SysAddressBookExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/addressBook/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}
