// Made by `npm run generate`. Do not edit: change what it is made from.
/** Data rule trial */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface DataRuleTrial {
  /** Of the menu entry. */
  id: string
  /** The account whose sight is tried. */
  username: string
  /** Name of the menu entry. */
  name: string
  /** What the list shows. */
  title: string
  /** Rules in force that bind the account. */
  rules: number
  /** Which records the account sees, in words. */
  condition: string
  /** How many records the account sees, and of how many: of those that the caller may see. Null: the caller may not open the list. */
  seen: string | null
}

export interface DataRuleTrialGrant {
  /** Unique in the answer. */
  id: string
  /** The role, role of a department or department. */
  through: string
  /** The menu entry that is granted. */
  menu: string
  /** Null: the grant carries no rule. */
  ruleName: string | null
  /** What the rule means for the account, in words. */
  condition: string | null
  /** As it is written, with its variables. */
  ruleValue: string | null
  /** `1`: in force; `0`: switched off. */
  status: string | null
}

export interface DataRuleTrialRecord {
  /** Of the record. */
  id: string
  /** Its first field. */
  name: string
  /** Further fields, each with its title. */
  content: string
  /** Account that added it. */
  createBy?: string | null
  /** When it was added. */
  createTime?: string | null
}

export type SysDataRuleTrialListQuery = ListQuery & {
  /** The account whose sight is tried. */
  username?: string
  /** Part of the name of the menu entry. */
  name?: string
}

/**
 * The lists that an account may open, those that something narrows first; empty without an account.
 *
 * `GET /sys/dataRuleTrial/list`
 */
export function sysDataRuleTrialList(request: { query?: SysDataRuleTrialListQuery | undefined } = {}, config?: Config) {
  return http.Get<DataRuleTrial[]>('/sys/dataRuleTrial/list', { ...config, params: queryOf(request.query) })
}

export type SysDataRuleTrialGrantsQuery = ListQuery & {
  /** The account whose sight is tried. */
  username: string
  /** The menu entry that opens the list. */
  permissionId: string
}

/**
 * Through which roles an account may open a list, and which rules each of them carries.
 *
 * `GET /sys/dataRuleTrial/grants`
 */
export function sysDataRuleTrialGrants(request: { query: SysDataRuleTrialGrantsQuery }, config?: Config) {
  return http.Get<DataRuleTrialGrant[]>('/sys/dataRuleTrial/grants', { ...config, params: queryOf(request.query) })
}

export type SysDataRuleTrialRecordsQuery = ListQuery & {
  /** The account whose sight is tried. */
  username: string
  /** The menu entry that opens the list. */
  permissionId: string
}

export type SysDataRuleTrialRecordsResult = Page & {
  records: DataRuleTrialRecord[]
}

/**
 * The records that the account sees, as far as the caller may see them as well.
 *
 * `GET /sys/dataRuleTrial/records`
 */
export function sysDataRuleTrialRecords(request: { query: SysDataRuleTrialRecordsQuery }, config?: Config) {
  return http.Get<SysDataRuleTrialRecordsResult>('/sys/dataRuleTrial/records', { ...config, params: queryOf(request.query) })
}
