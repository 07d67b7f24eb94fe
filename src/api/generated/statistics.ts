// Made by `npm run generate`. Do not edit: change what it is made from.
/** Statistics */
import { http } from '../http'
import { type Config, queryOf } from './request'

/** Sign-ins, by the family's words. */
export interface LogInfo {
  /** Sign-ins of all time. */
  totalVisitCount: number
  /** Sign-ins of today. */
  todayVisitCount: number
  /** Addresses of today's sign-ins. */
  todayIp: number
}

/** Sign-ins of one day. */
export interface VisitInfo {
  /** Sign-ins. */
  visit: number
  /** Their addresses. */
  ip: number
  /** `yyyy-MM-dd`. */
  tian: string
  /** `MM-dd`. */
  type: string
}

/** Today, beside yesterday. */
export interface TodayFigures {
  signIns: number
  signInsYesterday: number
  /** Of all time. */
  signInsTotal: number
  visits: number
  visitsYesterday: number
  /** Of all time. */
  visitsTotal: number
  /** People who visited today. */
  people: number
  /** Addresses of today's visits. */
  addresses: number
}

/** One day. */
export interface DayFigures {
  /** `yyyy-MM-dd`. */
  day: string
  /** `MM-dd`. */
  label: string
  signIns: number
  visits: number
  /** People who visited. */
  people: number
  /** Addresses of the visits. */
  addresses: number
}

/** Accounts that are not deleted. */
export interface PeopleFigures {
  total: number
  /** May sign in. */
  active: number
  /** May not. */
  frozen: number
  /** Made in the last 30 days. */
  joined: number
}

/** Records of one entity. */
export interface EntityFigures {
  /** Its id. */
  entity: string
  title: string
  /** Where the menu shows them; null when it does not. */
  path: string | null
  total: number
  /** Made in the last 7 days. */
  recent: number
}

/** Something that somebody did. */
export interface Activity {
  id: string
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string
  /** Name of the person; his account where he has none. */
  who: string
  /** What was done. */
  text: string
  kind: 'signIn' | 'signOut' | 'refused' | 'add' | 'edit' | 'delete' | 'other'
  /** The kind as people read it. */
  kindText: string
  /** Where the menu shows such records; null when it does not. */
  path: string | null
}

/**
 * How often people have signed in, as the family counts visits.
 *
 * `GET /sys/loginfo`
 */
export function sysLoginfo(config?: Config) {
  return http.Get<LogInfo>('/sys/loginfo', config)
}

/**
 * Sign-ins of the last seven days; days without one are missing.
 *
 * `GET /sys/visitInfo`
 */
export function sysVisitInfo(config?: Config) {
  return http.Get<VisitInfo[]>('/sys/visitInfo', config)
}

/**
 * Sign-ins and visits of today beside those of yesterday up to the same time, and of all time.
 *
 * `GET /sys/statistics/today`
 */
export function sysStatisticsToday(config?: Config) {
  return http.Get<TodayFigures>('/sys/statistics/today', config)
}

export interface SysStatisticsDaysQuery {
  /**
   * How many, today included.
   * @default 7
   */
  days?: number
}

/**
 * Sign-ins and visits by day up to today; every day has a row.
 *
 * `GET /sys/statistics/days`
 */
export function sysStatisticsDays(request: { query?: SysStatisticsDaysQuery | undefined } = {}, config?: Config) {
  return http.Get<DayFigures[]>('/sys/statistics/days', { ...config, params: queryOf(request.query) })
}

/**
 * How many accounts there are.
 *
 * `GET /sys/statistics/people`
 */
export function sysStatisticsPeople(config?: Config) {
  return http.Get<PeopleFigures>('/sys/statistics/people', config)
}

/**
 * How many records there are of each entity that the caller may list; of entities whose rows have owners, his own.
 *
 * `GET /sys/statistics/records`
 */
export function sysStatisticsRecords(config?: Config) {
  return http.Get<EntityFigures[]>('/sys/statistics/records', config)
}

export interface SysStatisticsActivityQuery {
  /**
   * Rows at most.
   * @default 10
   */
  limit?: number
}

/**
 * What happened last: sign-ins and changes of records that the caller may list. Who may not list people sees what he did himself.
 *
 * `GET /sys/statistics/activity`
 */
export function sysStatisticsActivity(request: { query?: SysStatisticsActivityQuery | undefined } = {}, config?: Config) {
  return http.Get<Activity[]>('/sys/statistics/activity', { ...config, params: queryOf(request.query) })
}
