// Made by `npm run generate`. Do not edit: change what it is made from.
/** Online form right */
import { http } from '../http'
import { type Config, jsonOf, pathOf, queryOf } from './request'
import type { ListQuery } from './common'
import type { OnlineFormButton } from './online-form'

/** A column, and what of it is under control. */
export interface OnlineFormColumnRight {
  /** The form. */
  cgformId?: string
  /** Name of the column. */
  code: string
  title: string
  /** 1: under control. */
  status: number
  /** Only who is granted it sees it in lists. */
  listShow: boolean
  /** Only who is granted it sees it in forms. */
  formShow: boolean
  /** Only who is granted it changes it. */
  formEditable: boolean
  /** 1: lists show it at all. */
  isShowList?: number
  /** 1: forms show it at all. */
  isShowForm?: number
  /** Its control. */
  fieldShowType?: string
  dbType?: string
  /** 1: it stands in the table. */
  dbIsPersist?: number
}

/** A column that is put under control, or freed. */
export interface OnlineFormColumnControl {
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 1: under control. */
  status: string | number
}

/** One of the three that is put under control, or freed. */
export interface OnlineFormColumnSwitch {
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 1 list, 2 form, 3 change; 4 form and change together. */
  switchFlag: string | number
  /** Lists show it. */
  listShow?: boolean | null
  /** Forms show it. */
  formShow?: boolean | null
  /** It may be changed. */
  formEditable?: boolean | null
}

/** A button or a part of a column that is under control. */
export interface OnlineFormControl {
  id: string
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 1 column, 2 button. */
  type: number
  /** 3 list, 5 form. */
  page: number
  /** 3 change, 5 sight. */
  control: number
  /** 1: in force. */
  status: number
}

/** Buttons, and which of them are under control. */
export interface OnlineFormButtonRights {
  /** Those of its own; every form has the fixed ones. */
  buttonList: OnlineFormButton[]
  authList: OnlineFormControl[]
}

/** A button that is put under control. */
export interface OnlineFormButtonControl {
  /** Id of the control, where there was one. */
  id?: string | null
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 3 list, 5 form. */
  page?: string | number | null
  /** 2. */
  type?: string | number | null
  /** 5. */
  control?: string | number | null
  /** 1. */
  status?: string | number | null
}

/** A rule for rows: who holds it sees those alone that it is true of. */
export interface OnlineFormDataRule {
  id: string
  /** Form that it belongs to. */
  cgformId: string
  ruleName: string
  /** Column that is compared. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleOperator: string
  /** A value, or a variable such as `#{sys_user_code}`. */
  ruleValue: string
  /** 1: in force. */
  status: number
  version?: number | null
}

/** A new rule for rows. */
export interface OnlineFormDataRuleGiven {
  id?: string | null
  /** Form that it belongs to. */
  cgformId: string
  ruleName: string
  /** Column that is compared. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleOperator: string
  /** A value, or a variable such as `#{sys_user_code}`. */
  ruleValue: string
  /** 1: in force. */
  status?: string | number | null
}

/** A changed rule for rows. */
export interface OnlineFormDataRuleEdit {
  id: string
  cgformId?: string | null
  ruleName: string
  /** Column that is compared. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleOperator: string
  /** A value, or a variable such as `#{sys_user_code}`. */
  ruleValue: string
  /** 1: in force. */
  status?: string | number | null
  version?: number | null
}

/** What can be granted. */
export interface OnlineFormGrantable {
  id: string
  code: string
  title: string
  /** 3 list, 5 form. */
  page: number
  /** 3 change, 5 sight. */
  control: number
}

/** What is granted. */
export interface OnlineFormGranted {
  authId: string
}

/** What is granted from now on. */
export interface OnlineFormGrant {
  /** A JSON text: a list of ids. */
  authId: string
  /** Who is granted. Default: role. */
  authMode?: 'role' | 'depart' | 'user' | null
}

export interface OnlineCgformApiAuthColumnGetParams {
  /** Id of the form. */
  headId: string
}

/**
 * The columns of a form and which of them are under control.
 *
 * `GET /online/cgform/api/authColumn/{headId}`
 */
export function onlineCgformApiAuthColumnGet(request: { params: OnlineCgformApiAuthColumnGetParams }, config?: Config) {
  return http.Get<OnlineFormColumnRight[]>(pathOf('/online/cgform/api/authColumn/{headId}', request.params), config)
}

/**
 * Put a column under control, or free it.
 *
 * `PUT /online/cgform/api/authColumn`
 */
export function onlineCgformApiAuthColumnPut(request: { body: OnlineFormColumnControl }, config?: Config) {
  return http.Put<null>('/online/cgform/api/authColumn', request.body, config)
}

/**
 * Say what of a column is under control: its place in lists, in forms, or its change.
 *
 * `POST /online/cgform/api/authColumn`
 */
export function onlineCgformApiAuthColumnPost(request: { body: OnlineFormColumnSwitch }, config?: Config) {
  return http.Post<null>('/online/cgform/api/authColumn', request.body, config)
}

export interface OnlineCgformApiAuthButtonGetParams {
  /** Id of the form. */
  headId: string
}

/**
 * The own buttons of a form, and which buttons are under control.
 *
 * `GET /online/cgform/api/authButton/{headId}`
 */
export function onlineCgformApiAuthButtonGet(request: { params: OnlineCgformApiAuthButtonGetParams }, config?: Config) {
  return http.Get<OnlineFormButtonRights>(pathOf('/online/cgform/api/authButton/{headId}', request.params), config)
}

export interface OnlineCgformApiAuthButtonPutParams {
  /** Id of the control. */
  headId: string
}

/**
 * Free a button.
 *
 * `PUT /online/cgform/api/authButton/{headId}`
 */
export function onlineCgformApiAuthButtonPut(request: { params: OnlineCgformApiAuthButtonPutParams }, config?: Config) {
  return http.Put<null>(pathOf('/online/cgform/api/authButton/{headId}', request.params), undefined, config)
}

/**
 * Put a button under control.
 *
 * `POST /online/cgform/api/authButton`
 */
export function onlineCgformApiAuthButtonPost(request: { body: OnlineFormButtonControl }, config?: Config) {
  return http.Post<OnlineFormControl>('/online/cgform/api/authButton', request.body, config)
}

export interface OnlineCgformApiAuthDataGetParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiAuthDataGetQuery = ListQuery

/**
 * The rules of a form for its rows.
 *
 * `GET /online/cgform/api/authData/{headId}`
 */
export function onlineCgformApiAuthDataGet(request: { params: OnlineCgformApiAuthDataGetParams; query?: OnlineCgformApiAuthDataGetQuery | undefined }, config?: Config) {
  return http.Get<OnlineFormDataRule[]>(pathOf('/online/cgform/api/authData/{headId}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiAuthDataDeleteParams {
  /** Id of the rule. */
  headId: string
}

/**
 * Delete a rule for rows, with its grants.
 *
 * `DELETE /online/cgform/api/authData/{headId}`
 */
export function onlineCgformApiAuthDataDelete(request: { params: OnlineCgformApiAuthDataDeleteParams }, config?: Config) {
  return http.Delete<null>(pathOf('/online/cgform/api/authData/{headId}', request.params), undefined, config)
}

/**
 * Change a rule for rows.
 *
 * `PUT /online/cgform/api/authData`
 */
export function onlineCgformApiAuthDataPut(request: { body: OnlineFormDataRuleEdit }, config?: Config) {
  return http.Put<null>('/online/cgform/api/authData', request.body, config)
}

/**
 * Add a rule for rows.
 *
 * `POST /online/cgform/api/authData`
 */
export function onlineCgformApiAuthDataPost(request: { body: OnlineFormDataRuleGiven }, config?: Config) {
  return http.Post<OnlineFormDataRule>('/online/cgform/api/authData', request.body, config)
}

export interface OnlineCgformApiAuthPageParams {
  /** Id of the form. */
  headId: string
  /** 1 columns, 2 buttons. */
  type: string
}

/**
 * What is under control, and can be granted.
 *
 * `GET /online/cgform/api/authPage/{headId}/{type}`
 */
export function onlineCgformApiAuthPage(request: { params: OnlineCgformApiAuthPageParams }, config?: Config) {
  return http.Get<OnlineFormGrantable[]>(pathOf('/online/cgform/api/authPage/{headId}/{type}', request.params), config)
}

export interface OnlineCgformApiValidAuthDataParams {
  /** Id of the form. */
  headId: string
}

/**
 * The rules for rows that are switched on, and can be granted.
 *
 * `GET /online/cgform/api/validAuthData/{headId}`
 */
export function onlineCgformApiValidAuthData(request: { params: OnlineCgformApiValidAuthDataParams }, config?: Config) {
  return http.Get<OnlineFormDataRule[]>(pathOf('/online/cgform/api/validAuthData/{headId}', request.params), config)
}

export interface OnlineCgformApiRoleAuthQuery {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  cgformId: string
  /** 1 columns, 2 buttons, 3 rows. */
  type: '1' | '2' | '3'
  /** Who is granted. Default: role. */
  authMode?: 'role' | 'depart' | 'user'
}

/**
 * What a role, a department or a user is granted of a form.
 *
 * `GET /online/cgform/api/roleAuth`
 */
export function onlineCgformApiRoleAuth(request: { query: OnlineCgformApiRoleAuthQuery }, config?: Config) {
  return http.Get<OnlineFormGranted[]>('/online/cgform/api/roleAuth', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiRoleColumnAuthParams {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  headId: string
}

/**
 * Grant columns: the whole set.
 *
 * `POST /online/cgform/api/roleColumnAuth/{roleId}/{headId}`
 */
export function onlineCgformApiRoleColumnAuth(request: { params: OnlineCgformApiRoleColumnAuthParams; body: OnlineFormGrant }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/api/roleColumnAuth/{roleId}/{headId}', request.params), request.body, config)
}

export interface OnlineCgformApiRoleButtonAuthParams {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  headId: string
}

/**
 * Grant buttons: the whole set.
 *
 * `POST /online/cgform/api/roleButtonAuth/{roleId}/{headId}`
 */
export function onlineCgformApiRoleButtonAuth(request: { params: OnlineCgformApiRoleButtonAuthParams; body: OnlineFormGrant }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/api/roleButtonAuth/{roleId}/{headId}', request.params), request.body, config)
}

export interface OnlineCgformApiRoleDataAuthParams {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  headId: string
}

/**
 * Bind by rules for rows: the whole set.
 *
 * `POST /online/cgform/api/roleDataAuth/{roleId}/{headId}`
 */
export function onlineCgformApiRoleDataAuth(request: { params: OnlineCgformApiRoleDataAuthParams; body: OnlineFormGrant }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/api/roleDataAuth/{roleId}/{headId}', request.params), request.body, config)
}

export type OnlineCgformApiAuthColumnBatchPutBody = OnlineFormColumnControl[]

/**
 * Put columns under control, or free them: all or none.
 *
 * `PUT /online/cgform/api/authColumn/batch`
 */
export function onlineCgformApiAuthColumnBatchPut(request: { body: OnlineCgformApiAuthColumnBatchPutBody }, config?: Config) {
  return http.Put<null>('/online/cgform/api/authColumn/batch', jsonOf(request.body), config)
}

export type OnlineCgformApiAuthColumnBatchPostBody = OnlineFormColumnSwitch[]

/**
 * Say what of columns is under control: all or none.
 *
 * `POST /online/cgform/api/authColumn/batch`
 */
export function onlineCgformApiAuthColumnBatchPost(request: { body: OnlineCgformApiAuthColumnBatchPostBody }, config?: Config) {
  return http.Post<null>('/online/cgform/api/authColumn/batch', jsonOf(request.body), config)
}
