// Made by `npm run generate`. Do not edit: change what it is made from.
/** Schedules */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface SysCronNextRunsQuery {
  expression: string
  /** Default 10. */
  count?: number
  /** Whose clock they are told by. Default `Asia/Shanghai`. */
  timeZone?: string
}

/**
 * The next runs of an expression, its year left out of account: what the preview of a cron field asks for.
 *
 * `GET /sys/cron/nextRuns`
 */
export function sysCronNextRuns(request: { query: SysCronNextRunsQuery }, config?: Config) {
  return http.Get<string[]>('/sys/cron/nextRuns', { ...config, params: queryOf(request.query) })
}
