// Made by `npm run generate`. Do not edit: change what it is made from.
/** Tenant */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface SysTenant {
  /**
   * Goes into the header tenant_id.
   */
  id: number
  name: string
  /**
   * yyyy-MM-dd HH:mm:ss
   */
  beginDate?: string | null
  /**
   * yyyy-MM-dd HH:mm:ss
   */
  endDate?: string | null
  /**
   * 1 normal, 0 frozen.
   */
  status?: number | null
}
export interface SysTenantQueryListQuery {
  /**
   * Joined by commas.
   */
  ids?: string
}

/**
 * Active tenants among these ids that are the caller's; without ids all of his.
 *
 * `GET /sys/tenant/queryList`
 */
export function sysTenantQueryList(request: { query?: SysTenantQueryListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTenant[]>('/sys/tenant/queryList', { ...config, params: queryOf(request.query) })
}
