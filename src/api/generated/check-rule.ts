// Made by `npm run generate`. Do not edit: change what it is made from.
/** Rules of codes */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface SysCheckRuleCheckByCodeQuery {
  ruleCode: string
  /** Encoded once by the client itself, beside the usual encoding. */
  value: string
}

/**
 * Whether a value keeps the rules of a code. Refused is success false with the first rule that refuses: digits, pattern, message, checkValue, and where the characters stand.
 *
 * `GET /sys/checkRule/checkByCode`
 */
export function sysCheckRuleCheckByCode(request: { query: SysCheckRuleCheckByCodeQuery }, config?: Config) {
  return http.Get<null>('/sys/checkRule/checkByCode', { ...config, params: queryOf(request.query) })
}
