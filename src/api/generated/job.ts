// Made by `npm run generate`. Do not edit: change what it is made from.
/** Jobs */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface JobRun {
  id: string
  /** The schedule; null for one that was asked for by itself. */
  scheduleId?: string | null
  name?: string | null
  /** Its kind. */
  jobClassName?: string | null
  /** JSON. */
  params?: string | null
  /** plan, hand, again or call. */
  cause?: string | null
  /** Username of whom it runs for. */
  owner?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  plannedTime?: string | null
  /** waiting, running, done, failed, cancelled or skipped. */
  state?: string | null
  /** How often it was begun. */
  turn?: number | null
  /** Host and process that ran it last. */
  serverName?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** How long it took, or takes so far. */
  seconds?: number | null
  done?: number | null
  total?: number | null
  /** 0 to 100; null where it tells none. */
  percent?: number | null
  progressText?: string | null
  /** Whether somebody has cancelled it. */
  stopWanted?: boolean | null
  /** Its end is told to nobody: what it works on shows it. */
  quiet?: boolean | null
  /** What it has brought, for people. */
  resultText?: string | null
  /** Path of the application to read on. */
  resultLink?: string | null
  /** Id of a file. */
  resultFile?: string | null
  /** JSON. */
  result?: string | null
  /** Why it failed, or was skipped. */
  error?: string | null
  /** yyyy-MM-dd HH:mm:ss; the same as plannedTime, as lists call it. */
  createTime?: string | null
}

export interface JobLine {
  id: string
  runId?: string | null
  /** Which attempt says it. */
  turn?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  at?: string | null
  /** info, warn or error. */
  level?: string | null
  text?: string | null
  /** yyyy-MM-dd HH:mm:ss; the same as at, as lists call it. */
  createTime?: string | null
}

export interface JobType {
  name: string
  title: string
  /** JSON Schema of the parameters. */
  params: {
    [k: string]: unknown
  }
  attempts?: number
  pauseSeconds?: number
  timeLimit?: number
  /** Begun at most once. */
  once?: boolean
}

export interface JobHold {
  held: boolean
  heldBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  heldTime?: string | null
}

export interface JobTime {
  /** yyyy-MM-dd HH:mm:ss, China time: when it was planned for. */
  time: string
  name: string
  /** Null for a run that was asked for by itself. */
  scheduleId?: string | null
  /** Null while it is still to come. */
  runId?: string | null
  /** That of the run, or `planned`. */
  state: string
  /** What it has brought, why it failed, or how many more times come today. */
  note?: string | null
  /** The state in words. */
  stateText: string
}

export interface JobFigures {
  /** Runs planned for today so far. */
  total: number
  done: number
  /** Failed or cancelled. */
  failed: number
  /** Of any day. */
  running: number
  /** Of any day. */
  waiting: number
  /** Begun more than once. */
  again?: number
  /** How long those that are done took on average. */
  seconds?: number | null
}

export interface JobFlowRun {
  id: string
  /** The flow. */
  flowId?: string | null
  name?: string | null
  /** Username of whom it runs for. */
  owner?: string | null
  /** running, done, failed or cancelled. */
  state?: string | null
  /** Whether a user has stopped it. */
  stopWanted?: boolean | null
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** Steps. */
  total?: number | null
  /** Steps that are done. */
  done?: number | null
  /** Steps that wait. */
  waiting?: number | null
  /** Names of those that run. */
  runningSteps?: string | null
  /** Names of those that failed. */
  failedSteps?: string | null
  /** yyyy-MM-dd HH:mm:ss; the same as beginTime, as lists call it. */
  createTime?: string | null
}

export interface JobFlowStep {
  id: string
  flowRunId?: string | null
  /** From 1. */
  place?: number | null
  name?: string | null
  /** Names of the steps that it waits for. */
  parents?: string | null
  /** all: every parent has to be done; one: one of them. */
  waitsFor?: string | null
  /** Kind of job. */
  jobClassName?: string | null
  /** waiting, running, done, failed, cancelled or skipped. */
  state?: string | null
  /** Its run. */
  runId?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 0 to 100. */
  percent?: number | null
  resultText?: string | null
  /** Why it failed. */
  error?: string | null
  /** yyyy-MM-dd HH:mm:ss: when its flow began. */
  createTime?: string | null
}

export interface SysQuartzJobPauseQuery {
  /** Of one schedule. */
  id?: string
  /** Of all schedules of a kind, as clients of 2.4 ask. */
  jobClassName?: string
}

/**
 * Stop schedules: nothing is planned until they are resumed.
 *
 * `GET /sys/quartzJob/pause`
 */
export function sysQuartzJobPause(request: { query?: SysQuartzJobPauseQuery | undefined } = {}, config?: Config) {
  return http.Get<null>('/sys/quartzJob/pause', { ...config, params: queryOf(request.query) })
}

export interface SysQuartzJobResumeQuery {
  /** Of one schedule. */
  id?: string
  /** Of all schedules of a kind, as clients of 2.4 ask. */
  jobClassName?: string
}

/**
 * Resume schedules; times that passed meanwhile are not made up for.
 *
 * `GET /sys/quartzJob/resume`
 */
export function sysQuartzJobResume(request: { query?: SysQuartzJobResumeQuery | undefined } = {}, config?: Config) {
  return http.Get<null>('/sys/quartzJob/resume', { ...config, params: queryOf(request.query) })
}

export interface SysQuartzJobExecuteQuery {
  id: string
}

/**
 * Run a schedule now, for the caller.
 *
 * `GET /sys/quartzJob/execute`
 */
export function sysQuartzJobExecute(request: { query: SysQuartzJobExecuteQuery }, config?: Config) {
  return http.Get<null>('/sys/quartzJob/execute', { ...config, params: queryOf(request.query) })
}

/**
 * The kinds of jobs, with their parameters.
 *
 * `GET /sys/quartzJob/types`
 */
export function sysQuartzJobTypes(config?: Config) {
  return http.Get<JobType[]>('/sys/quartzJob/types', config)
}

export interface SysQuartzJobNextRunsQuery {
  id: string
  /** Default 5. */
  count?: number
  /** As lists ask; every page is the same. */
  pageNo?: number
  /** As lists ask; `count` says how many. */
  pageSize?: number
}

export type SysQuartzJobNextRunsResult = {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
}[]

/**
 * When a schedule runs next, by the clock of its time zone; nothing while it, or all jobs, are held.
 *
 * `GET /sys/quartzJob/nextRuns`
 */
export function sysQuartzJobNextRuns(request: { query: SysQuartzJobNextRunsQuery }, config?: Config) {
  return http.Get<SysQuartzJobNextRunsResult>('/sys/quartzJob/nextRuns', { ...config, params: queryOf(request.query) })
}

export interface SysQuartzJobTodayQuery {
  /** yyyy-MM-dd. Default: so many days from today as `ahead` says. */
  day?: string
  /** Days from today, by the clock of China, wherever the caller is. Default 0. */
  ahead?: number
}

/**
 * What has run and will run on a day (China time): the runs of the day and the times that are still to come, at most 24 of a schedule, in their order.
 *
 * `GET /sys/quartzJob/today`
 */
export function sysQuartzJobToday(request: { query?: SysQuartzJobTodayQuery | undefined } = {}, config?: Config) {
  return http.Get<JobTime[]>('/sys/quartzJob/today', { ...config, params: queryOf(request.query) })
}

/**
 * Whether all jobs of the installation are held for maintenance.
 *
 * `GET /sys/quartzJob/hold`
 */
export function sysQuartzJobHold(config?: Config) {
  return http.Get<JobHold>('/sys/quartzJob/hold', config)
}

export interface SysQuartzJobHoldPutBody {
  held: boolean
}

/**
 * Hold all jobs of the installation, or let them go on. What runs ends; nothing is begun.
 *
 * `PUT /sys/quartzJob/hold`
 */
export function sysQuartzJobHoldPut(request: { body: SysQuartzJobHoldPutBody }, config?: Config) {
  return http.Put<null>('/sys/quartzJob/hold', request.body, config)
}

export type SysJobRunListQuery = ListQuery

export type SysJobRunListResult = Page & {
  records: JobRun[]
}

/**
 * Runs, the newest first.
 *
 * `GET /sys/jobRun/list`
 */
export function sysJobRunList(request: { query?: SysJobRunListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysJobRunListResult>('/sys/jobRun/list', { ...config, params: queryOf(request.query) })
}

export interface SysJobRunQueryByIdQuery {
  id: string
}

/**
 * One run: for who may list them, and for its owner.
 *
 * `GET /sys/jobRun/queryById`
 */
export function sysJobRunQueryById(request: { query: SysJobRunQueryByIdQuery }, config?: Config) {
  return http.Get<JobRun>('/sys/jobRun/queryById', { ...config, params: queryOf(request.query) })
}

export type SysJobRunLinesQuery = ListQuery

export type SysJobRunLinesResult = Page & {
  records: JobLine[]
}

/**
 * What runs have logged, the newest first; of one by `runId`.
 *
 * `GET /sys/jobRun/lines`
 */
export function sysJobRunLines(request: { query?: SysJobRunLinesQuery | undefined } = {}, config?: Config) {
  return http.Get<SysJobRunLinesResult>('/sys/jobRun/lines', { ...config, params: queryOf(request.query) })
}

export interface SysJobRunCancelBody {
  id: string
}

/**
 * Cancel a run that has not ended: for its owner, and with jobRun:cancel.
 *
 * `POST /sys/jobRun/cancel`
 */
export function sysJobRunCancel(request: { body: SysJobRunCancelBody }, config?: Config) {
  return http.Post<null>('/sys/jobRun/cancel', request.body, config)
}

export interface SysJobRunAgainBody {
  id: string
}

/**
 * Run the same again, for the caller: for its owner, and with jobRun:again.
 *
 * `POST /sys/jobRun/again`
 */
export function sysJobRunAgain(request: { body: SysJobRunAgainBody }, config?: Config) {
  return http.Post<null>('/sys/jobRun/again', request.body, config)
}

/**
 * The caller's runs that have not ended, and the newest that have.
 *
 * `GET /sys/jobRun/mine`
 */
export function sysJobRunMine(config?: Config) {
  return http.Get<JobRun[]>('/sys/jobRun/mine', config)
}

/**
 * Runs of today (China time) in numbers.
 *
 * `GET /sys/jobRun/figures`
 */
export function sysJobRunFigures(config?: Config) {
  return http.Get<JobFigures>('/sys/jobRun/figures', config)
}

export interface SysJobFlowRunBody {
  id: string
}

export interface SysJobFlowRunResult {
  /** Of the run. */
  id: string
}

/**
 * Begin a flow for the caller; refused while a run of it goes on.
 *
 * `POST /sys/jobFlow/run`
 */
export function sysJobFlowRun(request: { body: SysJobFlowRunBody }, config?: Config) {
  return http.Post<SysJobFlowRunResult>('/sys/jobFlow/run', request.body, config)
}

export type SysJobFlowRunListQuery = ListQuery

export type SysJobFlowRunListResult = Page & {
  records: JobFlowRun[]
}

/**
 * Runs of flows, the newest first.
 *
 * `GET /sys/jobFlowRun/list`
 */
export function sysJobFlowRunList(request: { query?: SysJobFlowRunListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysJobFlowRunListResult>('/sys/jobFlowRun/list', { ...config, params: queryOf(request.query) })
}

export type SysJobFlowRunStepsQuery = ListQuery

export type SysJobFlowRunStepsResult = Page & {
  records: JobFlowStep[]
}

/**
 * Steps of runs of flows, in their order; of one by `flowRunId`.
 *
 * `GET /sys/jobFlowRun/steps`
 */
export function sysJobFlowRunSteps(request: { query?: SysJobFlowRunStepsQuery | undefined } = {}, config?: Config) {
  return http.Get<SysJobFlowRunStepsResult>('/sys/jobFlowRun/steps', { ...config, params: queryOf(request.query) })
}

export interface SysJobFlowRunCancelBody {
  id: string
}

/**
 * Stop a run of a flow: what waits is not begun, and what runs is asked to end.
 *
 * `POST /sys/jobFlowRun/cancel`
 */
export function sysJobFlowRunCancel(request: { body: SysJobFlowRunCancelBody }, config?: Config) {
  return http.Post<null>('/sys/jobFlowRun/cancel', request.body, config)
}

export interface SysJobFlowRunAgainBody {
  id: string
}

/**
 * Let a run that failed or was stopped go on from the steps that did not succeed.
 *
 * `POST /sys/jobFlowRun/again`
 */
export function sysJobFlowRunAgain(request: { body: SysJobFlowRunAgainBody }, config?: Config) {
  return http.Post<null>('/sys/jobFlowRun/again', request.body, config)
}
