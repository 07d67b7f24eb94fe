// Made by `npm run generate`. Do not edit: change what it is made from.
/** Monitoring */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

/** A process of the installation, with its last minute. */
export interface MonitorServer {
  id: string
  /** Host. */
  name: string
  pid?: number
  /** `running`, `gone` (silent for three minutes) or `ended`. */
  state: string
  /** Version of Node.js. */
  node?: string
  cores?: number
  /** MB. */
  machineMemory?: number
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  seenTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** Of one core, in per cent. */
  cpu?: number
  /** Of all cores of the machine, in per cent. */
  machineCpu?: number
  /** Over a minute. */
  load?: number
  /** MB. */
  memory?: number
  /** MB. */
  heap?: number
  /** Per cent. */
  heapPart?: number
  /** Per cent. */
  machineMemoryPart?: number
  /** Per cent of the disk that DATA_DIR lies on. */
  diskPart?: number
  /** MB. */
  diskFree?: number
  /** How late the event loop is, in ms. */
  loopDelay?: number
  /** Per cent. */
  loopBusy?: number
  handles?: number
  sockets?: number
  /** Transactions that waited for a connection at once, at most. */
  queue?: number
  /** In a minute. */
  calls?: number
  /** Calls in a minute that failed as none should. */
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  p95?: number
  /** ms. */
  slowestStatement?: number
}

/** The last minute of all processes together, and of the database. */
export interface MonitorOverview {
  /** That run. */
  servers: number
  /** That are silent. */
  gone: number
  /** That are on. */
  alarms: number
  /** Of one core, in per cent. */
  cpu?: number
  /** Of all cores of the machine, in per cent. */
  machineCpu?: number
  /** Over a minute. */
  load?: number
  /** MB. */
  memory?: number
  /** MB. */
  heap?: number
  /** Per cent. */
  heapPart?: number
  /** Per cent. */
  machineMemoryPart?: number
  /** Per cent of the disk that DATA_DIR lies on. */
  diskPart?: number
  /** MB. */
  diskFree?: number
  /** How late the event loop is, in ms. */
  loopDelay?: number
  /** Per cent. */
  loopBusy?: number
  handles?: number
  sockets?: number
  /** Transactions that waited for a connection at once, at most. */
  queue?: number
  /** In a minute. */
  calls?: number
  /** Calls in a minute that failed as none should. */
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  p95?: number
  /** ms. */
  slowestStatement?: number
  connections?: number
  /** Per cent of what the database allows. */
  connectionsPart?: number
  active?: number
  idleInTransaction?: number
  /** Sessions that wait for a lock. */
  waiting?: number
  /** Seconds. */
  longestTransaction?: number
  /** MB. */
  size?: number
  /** In a second. */
  transactions?: number
  /** Per cent. */
  cacheHits?: number
  /** In a minute. */
  deadlocks?: number
  /** MB. */
  indexSize?: number
  /** Rows that wait for vacuum, in per cent. */
  deadPart?: number
  files?: number
  /** MB. */
  filesSize?: number
  /** Whose bytes are not there; looked for once an hour. */
  filesBroken?: number
  replicas?: number
  /** Seconds. */
  replicationDelay?: number
  jobsRunning?: number
  jobsWaiting?: number
  jobsLate?: number
  /** In the last hour. */
  jobsFailed?: number
}

/** Processes together: sums of calls, errors and sockets, means and worst of the rest. */
export interface ServerHistory {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  /** HH:mm, of 30 days with month and day. */
  label: string
  servers?: number
  /** The largest in the time. */
  peakCpu?: number
  /** MB. */
  peakMemory?: number
  /** ms. */
  peakLoopDelay?: number
  /** Of one core, in per cent. */
  cpu?: number
  /** Of all cores of the machine, in per cent. */
  machineCpu?: number
  /** Over a minute. */
  load?: number
  /** MB. */
  memory?: number
  /** MB. */
  heap?: number
  /** Per cent. */
  heapPart?: number
  /** Per cent. */
  machineMemoryPart?: number
  /** Per cent of the disk that DATA_DIR lies on. */
  diskPart?: number
  /** MB. */
  diskFree?: number
  /** How late the event loop is, in ms. */
  loopDelay?: number
  /** Per cent. */
  loopBusy?: number
  handles?: number
  sockets?: number
  /** Transactions that waited for a connection at once, at most. */
  queue?: number
  /** In a minute. */
  calls?: number
  /** Calls in a minute that failed as none should. */
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  p95?: number
  /** ms. */
  slowestStatement?: number
}

export interface DatabaseHistory {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  /** HH:mm, of 30 days with month and day. */
  label: string
  connections?: number
  /** Per cent of what the database allows. */
  connectionsPart?: number
  active?: number
  idleInTransaction?: number
  /** Sessions that wait for a lock. */
  waiting?: number
  /** Seconds. */
  longestTransaction?: number
  /** MB. */
  size?: number
  /** In a second. */
  transactions?: number
  /** Per cent. */
  cacheHits?: number
  /** In a minute. */
  deadlocks?: number
  /** MB. */
  indexSize?: number
  /** Rows that wait for vacuum, in per cent. */
  deadPart?: number
  files?: number
  /** MB. */
  filesSize?: number
  /** Whose bytes are not there; looked for once an hour. */
  filesBroken?: number
  replicas?: number
  /** Seconds. */
  replicationDelay?: number
  jobsRunning?: number
  jobsWaiting?: number
  jobsLate?: number
  /** In the last hour. */
  jobsFailed?: number
}

export interface DatabaseSession {
  id: string
  pid: number
  role?: string
  program?: string
  state?: string
  /** What it waits for. */
  wait?: string | null
  /** In its state. */
  seconds?: number
  transactionSeconds?: number | null
  /** Without values. */
  query?: string
  /** How many sessions wait for this one. */
  blocks?: number
  /** Sessions that hold the lock it waits for. */
  blockedBy?: string
}

export interface DatabaseTable {
  id: string
  name: string
  /** Estimated. */
  rows?: number
  /** MB, indexes included. */
  size?: number
  /** MB. */
  indexSize?: number
  /** Rows that wait for vacuum. */
  dead?: number
  /** Estimated, in per cent of its pages. */
  bloat?: number | null
  /** Reads from one end to the other. */
  scans?: number
  indexScans?: number | null
  unusedIndexes?: number
  /** yyyy-MM-dd HH:mm:ss */
  analyzed?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  vacuumed?: string | null
}

export interface SlowStatement {
  id: string
  /** Without values. */
  text: string
  calls: number
  /** ms of all together. */
  time?: number
  /** ms. */
  mean?: number
  /** ms. */
  longest?: number
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  lastTime?: string | null
  plan?: string | null
  /** `own`: slow ones by our own watch; `pg`: those of pg_stat_statements. */
  origin?: string
}

export interface MonitorCall {
  /** Operation. */
  id: string
  /** The time that was counted. */
  range?: 'hour' | 'day' | 'month'
  path?: string
  method?: string
  calls: number
  /** In a minute. */
  rate?: number
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  mean?: number
  /** ms. */
  p50?: number
  /** ms. */
  p95?: number
  /** ms. */
  p99?: number
}

export interface CallHistory {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  /** HH:mm, of 30 days with month and day. */
  label: string
  calls?: number
  errors?: number
  /** ms. */
  p50?: number
  /** ms. */
  p95?: number
  /** ms. */
  p99?: number
}

export interface TracedCall {
  /** The trace, as logs have it. */
  id: string
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  method?: string
  /** Of the contract, without values. */
  path?: string
  operation?: string
  status?: number
  failed?: boolean
  ms?: number
  /** Until the handler began. */
  guardMs?: number | null
  /** Statements together. */
  databaseMs?: number
  statementCount?: number
  username?: string | null
  tenant?: number | null
  serverName?: string
}

export interface TraceStep {
  id: string
  /** `guard`, `handler` or `statement`. */
  step: string
  text?: string
  /** ms since the call began. */
  begin?: number
  ms?: number
}

export interface FrontError {
  id: string
  message: string
  /** Path without values. */
  page?: string
  stack?: string | null
  times?: number
  users?: number
  /** yyyy-MM-dd HH:mm:ss */
  lastTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string
}

export interface FrontVital {
  id: string
  /** Path without values. */
  page: string
  views?: number
  /** ms, 75th percentile, as the others. */
  lcp?: number | null
  /** ms. */
  inp?: number | null
  cls?: number | null
  /** ms. */
  fcp?: number | null
  /** ms. */
  ttfb?: number | null
}

export interface MonitorAlarm {
  id: string
  ruleName: string
  measure?: string
  measureText?: string
  sourceName?: string
  threshold?: number
  /** When it began. */
  value?: number
  worst?: number
  unit?: string
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** `on` or `over`. */
  state: string
}

/**
 * The last minute at a glance.
 *
 * `GET /sys/monitor/overview`
 */
export function sysMonitorOverview(config?: Config) {
  return http.Get<MonitorOverview>('/sys/monitor/overview', config)
}

export interface SysMonitorServerHistoryQuery {
  /** The last hour by the minute, day by five minutes, or 30 days by the hour. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

/**
 * What the servers measured.
 *
 * `GET /sys/monitor/serverHistory`
 */
export function sysMonitorServerHistory(request: { query?: SysMonitorServerHistoryQuery | undefined } = {}, config?: Config) {
  return http.Get<ServerHistory[]>('/sys/monitor/serverHistory', { ...config, params: queryOf(request.query) })
}

export interface SysMonitorDatabaseHistoryQuery {
  /** The last hour by the minute, day by five minutes, or 30 days by the hour. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

/**
 * What was measured of the database.
 *
 * `GET /sys/monitor/databaseHistory`
 */
export function sysMonitorDatabaseHistory(request: { query?: SysMonitorDatabaseHistoryQuery | undefined } = {}, config?: Config) {
  return http.Get<DatabaseHistory[]>('/sys/monitor/databaseHistory', { ...config, params: queryOf(request.query) })
}

export interface SysMonitorCallHistoryQuery {
  /** The last hour by the minute, day by five minutes, or 30 days by the hour. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

/**
 * Calls over time.
 *
 * `GET /sys/monitor/callHistory`
 */
export function sysMonitorCallHistory(request: { query?: SysMonitorCallHistoryQuery | undefined } = {}, config?: Config) {
  return http.Get<CallHistory[]>('/sys/monitor/callHistory', { ...config, params: queryOf(request.query) })
}

export type SysMonitorServerListQuery = ListQuery

export type SysMonitorServerListResult = Page & {
  records: MonitorServer[]
}

/**
 * Processes of the installation.
 *
 * `GET /sys/monitor/server/list`
 */
export function sysMonitorServerList(request: { query?: SysMonitorServerListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorServerListResult>('/sys/monitor/server/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorSessionListQuery = ListQuery

export type SysMonitorSessionListResult = Page & {
  records: DatabaseSession[]
}

/**
 * Sessions of the database, and who waits for whom.
 *
 * `GET /sys/monitor/session/list`
 */
export function sysMonitorSessionList(request: { query?: SysMonitorSessionListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorSessionListResult>('/sys/monitor/session/list', { ...config, params: queryOf(request.query) })
}

export interface SysMonitorSessionEndBody {
  /** Number of the session. */
  pid: number
  /** The role that it was seen with: a number may be given away meanwhile. */
  role: string
}

/**
 * End a session of the database: what it was at is undone, and who waits for it goes on.
 *
 * `POST /sys/monitor/session/end`
 */
export function sysMonitorSessionEnd(request: { body: SysMonitorSessionEndBody }, config?: Config) {
  return http.Post<null>('/sys/monitor/session/end', request.body, config)
}

export type SysMonitorTableListQuery = ListQuery

export type SysMonitorTableListResult = Page & {
  records: DatabaseTable[]
}

/**
 * Tables with their sizes.
 *
 * `GET /sys/monitor/table/list`
 */
export function sysMonitorTableList(request: { query?: SysMonitorTableListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorTableListResult>('/sys/monitor/table/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorStatementListQuery = ListQuery

export type SysMonitorStatementListResult = Page & {
  records: SlowStatement[]
}

/**
 * Slow statements with their plans; with pg_stat_statements those of all.
 *
 * `GET /sys/monitor/statement/list`
 */
export function sysMonitorStatementList(request: { query?: SysMonitorStatementListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorStatementListResult>('/sys/monitor/statement/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorCallListQuery = ListQuery & {
  /** The last hour, day or 30 days. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

export type SysMonitorCallListResult = Page & {
  records: MonitorCall[]
}

/**
 * Calls by operation.
 *
 * `GET /sys/monitor/call/list`
 */
export function sysMonitorCallList(request: { query?: SysMonitorCallListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorCallListResult>('/sys/monitor/call/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorTraceListQuery = ListQuery

export type SysMonitorTraceListResult = Page & {
  records: TracedCall[]
}

/**
 * The last 1,000 calls of each process; those of other processes are up to a minute old.
 *
 * `GET /sys/monitor/trace/list`
 */
export function sysMonitorTraceList(request: { query?: SysMonitorTraceListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorTraceListResult>('/sys/monitor/trace/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorTraceStepsQuery = ListQuery & {
  /** Of the call; without it there are no steps. */
  traceId?: string
}

export type SysMonitorTraceStepsResult = Page & {
  records: TraceStep[]
}

/**
 * A call step by step; nothing when it is no longer kept.
 *
 * `GET /sys/monitor/trace/steps`
 */
export function sysMonitorTraceSteps(request: { query?: SysMonitorTraceStepsQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorTraceStepsResult>('/sys/monitor/trace/steps', { ...config, params: queryOf(request.query) })
}

export type SysMonitorFrontErrorListQuery = ListQuery

export type SysMonitorFrontErrorListResult = Page & {
  records: FrontError[]
}

/**
 * Errors of front ends in the last 30 days, the same ones together.
 *
 * `GET /sys/monitor/frontError/list`
 */
export function sysMonitorFrontErrorList(request: { query?: SysMonitorFrontErrorListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorFrontErrorListResult>('/sys/monitor/frontError/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorVitalListQuery = ListQuery

export type SysMonitorVitalListResult = Page & {
  records: FrontVital[]
}

/**
 * How fast pages were for users in the last 30 days.
 *
 * `GET /sys/monitor/vital/list`
 */
export function sysMonitorVitalList(request: { query?: SysMonitorVitalListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorVitalListResult>('/sys/monitor/vital/list', { ...config, params: queryOf(request.query) })
}

export type SysMonitorAlarmListQuery = ListQuery

export type SysMonitorAlarmListResult = Page & {
  records: MonitorAlarm[]
}

/**
 * Alarms, the newest first.
 *
 * `GET /sys/monitor/alarm/list`
 */
export function sysMonitorAlarmList(request: { query?: SysMonitorAlarmListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMonitorAlarmListResult>('/sys/monitor/alarm/list', { ...config, params: queryOf(request.query) })
}

export interface SysMonitorReportBody {
  items: {
    kind: 'error' | 'vital'
    /** Of an error its class, of a vital LCP, INP, CLS, FCP or TTFB. */
    name: string
    /** Path, without query. */
    page: string
    message?: string
    stack?: string
    value?: number
  }[]
}

/**
 * What the browser of the caller has noticed: errors and vitals. What comes too often is dropped.
 *
 * `POST /sys/monitor/report`
 */
export function sysMonitorReport(request: { body: SysMonitorReportBody }, config?: Config) {
  return http.Post<null>('/sys/monitor/report', request.body, config)
}
