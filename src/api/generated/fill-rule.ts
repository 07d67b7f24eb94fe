// Made by `npm run generate`. Do not edit: change what it is made from.
/** Fill rules */
import { http } from '../http'
import { type Config, jsonOf, pathOf, queryOf } from './request'

/** The form as it stands: fields that a format names. */
export interface FormDataModel {
  [k: string]: unknown
}

export interface SysFillRuleTestFillRuleQuery {
  ruleCode: string
}

/**
 * The value that a rule would give next; nothing is taken.
 *
 * `GET /sys/fillRule/testFillRule`
 */
export function sysFillRuleTestFillRule(request: { query: SysFillRuleTestFillRuleQuery }, config?: Config) {
  return http.Get<string>('/sys/fillRule/testFillRule', { ...config, params: queryOf(request.query) })
}

export interface SysFillRuleExecuteRuleByCodeParams {
  ruleCode: string
}

/**
 * A value that no other call is given. Its number is kept for the caller for a day; a record of an online form that is saved with it uses it.
 *
 * `PUT /sys/fillRule/executeRuleByCode/{ruleCode}`
 */
export function sysFillRuleExecuteRuleByCode(request: { params: SysFillRuleExecuteRuleByCodeParams; body?: FormDataModel | undefined }, config?: Config) {
  return http.Put<string>(pathOf('/sys/fillRule/executeRuleByCode/{ruleCode}', request.params), jsonOf(request.body), config)
}

export interface SysFillRuleExecuteRuleByCodeBatchBody {
  rules: {
    ruleCode: string
    formData?: FormDataModel
  }[]
  commonFormData?: FormDataModel
}

export type SysFillRuleExecuteRuleByCodeBatchResult = {
  ruleCode: string
  result: string
}[]

/**
 * The same of several rules, all or none.
 *
 * `PUT /sys/fillRule/executeRuleByCodeBatch`
 */
export function sysFillRuleExecuteRuleByCodeBatch(request: { body: SysFillRuleExecuteRuleByCodeBatchBody }, config?: Config) {
  return http.Put<SysFillRuleExecuteRuleByCodeBatchResult>('/sys/fillRule/executeRuleByCodeBatch', request.body, config)
}
