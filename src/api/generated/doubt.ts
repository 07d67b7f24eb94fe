// Made by `npm run generate`. Do not edit: change what it is made from.
/** Doubts */
import { http } from '../http'
import { type Config } from './request'

export interface AuditDoubtMark {
  /** The sheet. */
  id: string
  /** Version. Default: the current one. */
  no?: number
  /** What is done to the rows before they are looked at: filters and order. */
  steps: {
    [k: string]: unknown
  }[]
  skip?: number
  limit: number
  /** Names of the rows, of those that are looked at. Default: all of them. */
  places?: string[]
  /** Of each doubt. */
  title: string
  /** Columns that tell the row to people. */
  keys: string[]
  /** Name of the model that has found the rows. Default: the recipe that made them, if one did. */
  model?: string
}

export interface AuditDoubtMarked {
  /** Doubts that were made. */
  added: number
  /** Rows that a doubt of the same title marks already. */
  known: number
}

/**
 * Make a doubt of each chosen row of a sheet, as the caller reads it.
 *
 * `POST /audit/doubt/mark`
 */
export function auditDoubtMark(request: { body: AuditDoubtMark }, config?: Config) {
  return http.Post<AuditDoubtMarked>('/audit/doubt/mark', request.body, config)
}
