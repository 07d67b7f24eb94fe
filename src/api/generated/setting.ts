// Made by `npm run generate`. Do not edit: change what it is made from.
/** Settings */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

/** A setting of the installation. */
export interface Setting {
  id: string
  code: string
  /** The part of the page that it stands in. */
  area: string
  name: string
  help?: string | null
  given?: SettingGiven
  /** What it is now, in words. */
  valueText: string
  defaultText: string
  /** Whether an administrator has set it. */
  changed: boolean
  /** Where the value comes from. */
  state: 'default' | 'changed' | 'fixed'
  /** The variable of the environment that fixes it. */
  fixedBy?: string | null
  updateBy?: string | null
  updateBy_dictText?: string | null
  updateTime?: string | null
  version: number
  sortNo?: number
  createTime?: string
}

/** A value, as the schema of the setting has it; without one where it is never shown. */
export interface SettingGiven {
  value?: string | number | boolean
}

export interface SettingType {
  name: string
  title: string
  params: {
    [k: string]: unknown
  }
}

export interface SettingEdit {
  id: string
  version?: number | null
  given: SettingGiven
}

export interface SettingReset {
  id: string
}

export type SysSettingListQuery = ListQuery

export type SysSettingListResult = Page & {
  records: Setting[]
}

/**
 * Every setting, with what it is now and what it is by default.
 *
 * `GET /sys/setting/list`
 */
export function sysSettingList(request: { query?: SysSettingListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSettingListResult>('/sys/setting/list', { ...config, params: queryOf(request.query) })
}

export interface SysSettingQueryByIdQuery {
  id: string
}

/**
 * One setting.
 *
 * `GET /sys/setting/queryById`
 */
export function sysSettingQueryById(request: { query: SysSettingQueryByIdQuery }, config?: Config) {
  return http.Get<Setting>('/sys/setting/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * The schemas of the values, by the codes of the settings.
 *
 * `GET /sys/setting/types`
 */
export function sysSettingTypes(config?: Config) {
  return http.Get<SettingType[]>('/sys/setting/types', config)
}

/**
 * Set a value; refused where the environment fixes it.
 *
 * `PUT /sys/setting/edit`
 */
export function sysSettingEdit(request: { body: SettingEdit }, config?: Config) {
  return http.Put<null>('/sys/setting/edit', request.body, config)
}

/**
 * Back to the default.
 *
 * `PUT /sys/setting/reset`
 */
export function sysSettingReset(request: { body: SettingReset }, config?: Config) {
  return http.Put<null>('/sys/setting/reset', request.body, config)
}
