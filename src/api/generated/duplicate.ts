// Made by `npm run generate`. Do not edit: change what it is made from.
/** Duplicate check */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface DuplicateQuestion {
  /** As in the database. */
  tableName: string
  /** As in the database. */
  fieldName: string
  fieldVal: string
  /** The row being edited. */
  dataId?: string
}

export interface SysDuplicateCheckQuery {
  /** As in the database. */
  tableName: string
  /** As in the database. */
  fieldName: string
  fieldVal: string
  /** The row being edited. */
  dataId?: string
}

/**
 * Whether a value is free; taken is success false, an undeclared table or field answers like a free value.
 *
 * `GET /sys/duplicate/check`
 */
export function sysDuplicateCheck(request: { query: SysDuplicateCheckQuery }, config?: Config) {
  return http.Get<null>('/sys/duplicate/check', { ...config, params: queryOf(request.query) })
}

export interface SysDuplicateCheckPlusQuery {
  /** As in the database. */
  tableName: string
  /** JSON text: an object of fields, as in the database, and the value of each. */
  condition: string
  /** The row being edited. */
  dataId?: string
}

/**
 * Whether values of several fields are free together; taken is success false, an undeclared table or field answers like free values.
 *
 * `GET /sys/duplicate/checkPlus`
 */
export function sysDuplicateCheckPlus(request: { query: SysDuplicateCheckPlusQuery }, config?: Config) {
  return http.Get<null>('/sys/duplicate/checkPlus', { ...config, params: queryOf(request.query) })
}

export interface SysDuplicateCheckBatchBody {
  /** True: of a taken value the answer holds the reason as a text. Default false. */
  reasons?: boolean
  questions: DuplicateQuestion[]
}

/**
 * The same about many values at once, such as those of a pasted block. An operation of this server; clients of others ask one by one.
 *
 * `POST /sys/duplicate/checkBatch`
 */
export function sysDuplicateCheckBatch(request: { body: SysDuplicateCheckBatchBody }, config?: Config) {
  return http.Post<(boolean | string)[]>('/sys/duplicate/checkBatch', request.body, config)
}
