// Made by `npm run generate`. Do not edit: change what it is made from.
/** Gateway routes */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

/** What a route does, as its form has it. */
export interface GatewayDraft {
  /** Names the route; made up when it is not given. */
  routerId?: string | null
  name: string
  /** The first route that fits takes a call. Default 100. */
  sortNo?: number | null
  /** Below API_BASE, one a line: `*` is a part of a segment, `{id}` a segment, `**` the rest. */
  paths: string
  /** With commas between. Default all. */
  methods?: string | null
  /** One a line; `*.example.org` for all below. */
  hosts?: string | null
  /** One a line, `name: value`; `*` for any value. Other values are kept sealed and shown as ******. */
  headers?: string | null
  /** Of a hundred calls that fit, so many. Default 100. */
  weight?: number | null
  /** One a line: an address, and its weight behind it. */
  targets: string
  /** Segments that are taken from the front of the path. Default 0. */
  stripPrefix?: number | null
  /** Put before the path after that. */
  addPrefix?: string | null
  /** One a line, `name: value`. Values are kept sealed for the targets and shown as ******. */
  setHeaders?: string | null
  /** Names, one a line. */
  removeHeaders?: string | null
  /** Headers of answers that callers get beside those of data: names that begin with x-, one a line. */
  answerHeaders?: string | null
  /** Paths with ;, //, %2f, %5c and %25 are forwarded. Default false: they are refused. */
  rawPaths?: boolean | null
  /** Pages of answers run on the origin of the application; asks for gatewayRoute:pages. Default false: answers are data. */
  trustedPages?: boolean | null
  /** `public`, `login` or a right such as `erp:list`. Default login. */
  rights?: string | null
  /** Callers that are taken, one address or net a line. Default all. */
  allowAddresses?: string | null
  /** Callers that are not. */
  denyAddresses?: string | null
  /** Calls a second of one address at one server. Default no limit. */
  rateLimit?: number | null
  /** How often a call without a body is sent again. Default 0. */
  retries?: number | null
  /** Failures in a row after which a target rests. Default never. */
  breakerFailures?: number | null
  /** How long it rests. Default 30. */
  breakerSeconds?: number | null
  /** Seconds until a target begins to answer, and between parts of its answer. Default 30. */
  timeLimit?: number | null
  /** Seconds for a call as a whole. Default 300. */
  totalLimit?: number | null
  /** Asked at each target; one that fails takes no calls. */
  healthPath?: string | null
  /** How often. Default 10. */
  healthSeconds?: number | null
  /** Loopback, link-local and metadata addresses that may be forwarded to; asks for gatewayRoute:internal. */
  internalAddresses?: string | null
  description?: string | null
}

export interface GatewayEdit {
  id: string
  version?: number | null
  /** Names the route; made up when it is not given. */
  routerId?: string | null
  name: string
  /** The first route that fits takes a call. Default 100. */
  sortNo?: number | null
  /** Below API_BASE, one a line: `*` is a part of a segment, `{id}` a segment, `**` the rest. */
  paths: string
  /** With commas between. Default all. */
  methods?: string | null
  /** One a line; `*.example.org` for all below. */
  hosts?: string | null
  /** One a line, `name: value`; `*` for any value. Other values are kept sealed and shown as ******. */
  headers?: string | null
  /** Of a hundred calls that fit, so many. Default 100. */
  weight?: number | null
  /** One a line: an address, and its weight behind it. */
  targets: string
  /** Segments that are taken from the front of the path. Default 0. */
  stripPrefix?: number | null
  /** Put before the path after that. */
  addPrefix?: string | null
  /** One a line, `name: value`. Values are kept sealed for the targets and shown as ******. */
  setHeaders?: string | null
  /** Names, one a line. */
  removeHeaders?: string | null
  /** Headers of answers that callers get beside those of data: names that begin with x-, one a line. */
  answerHeaders?: string | null
  /** Paths with ;, //, %2f, %5c and %25 are forwarded. Default false: they are refused. */
  rawPaths?: boolean | null
  /** Pages of answers run on the origin of the application; asks for gatewayRoute:pages. Default false: answers are data. */
  trustedPages?: boolean | null
  /** `public`, `login` or a right such as `erp:list`. Default login. */
  rights?: string | null
  /** Callers that are taken, one address or net a line. Default all. */
  allowAddresses?: string | null
  /** Callers that are not. */
  denyAddresses?: string | null
  /** Calls a second of one address at one server. Default no limit. */
  rateLimit?: number | null
  /** How often a call without a body is sent again. Default 0. */
  retries?: number | null
  /** Failures in a row after which a target rests. Default never. */
  breakerFailures?: number | null
  /** How long it rests. Default 30. */
  breakerSeconds?: number | null
  /** Seconds until a target begins to answer, and between parts of its answer. Default 30. */
  timeLimit?: number | null
  /** Seconds for a call as a whole. Default 300. */
  totalLimit?: number | null
  /** Asked at each target; one that fails takes no calls. */
  healthPath?: string | null
  /** How often. Default 10. */
  healthSeconds?: number | null
  /** Loopback, link-local and metadata addresses that may be forwarded to; asks for gatewayRoute:internal. */
  internalAddresses?: string | null
  description?: string | null
}

/** A route and whether it is on. */
export interface GatewayRoute {
  id: string
  /** Names the route; made up when it is not given. */
  routerId?: string | null
  name: string
  /** The first route that fits takes a call. Default 100. */
  sortNo?: number | null
  /** Below API_BASE, one a line: `*` is a part of a segment, `{id}` a segment, `**` the rest. */
  paths?: string
  /** With commas between. Default all. */
  methods?: string | null
  /** One a line; `*.example.org` for all below. */
  hosts?: string | null
  /** One a line, `name: value`; `*` for any value. Other values are kept sealed and shown as ******. */
  headers?: string | null
  /** Of a hundred calls that fit, so many. Default 100. */
  weight?: number | null
  /** One a line: an address, and its weight behind it. */
  targets?: string
  /** Segments that are taken from the front of the path. Default 0. */
  stripPrefix?: number | null
  /** Put before the path after that. */
  addPrefix?: string | null
  /** One a line, `name: value`. Values are kept sealed for the targets and shown as ******. */
  setHeaders?: string | null
  /** Names, one a line. */
  removeHeaders?: string | null
  /** Headers of answers that callers get beside those of data: names that begin with x-, one a line. */
  answerHeaders?: string | null
  /** Paths with ;, //, %2f, %5c and %25 are forwarded. Default false: they are refused. */
  rawPaths?: boolean | null
  /** Pages of answers run on the origin of the application; asks for gatewayRoute:pages. Default false: answers are data. */
  trustedPages?: boolean | null
  /** `public`, `login` or a right such as `erp:list`. Default login. */
  rights?: string | null
  /** Callers that are taken, one address or net a line. Default all. */
  allowAddresses?: string | null
  /** Callers that are not. */
  denyAddresses?: string | null
  /** Calls a second of one address at one server. Default no limit. */
  rateLimit?: number | null
  /** How often a call without a body is sent again. Default 0. */
  retries?: number | null
  /** Failures in a row after which a target rests. Default never. */
  breakerFailures?: number | null
  /** How long it rests. Default 30. */
  breakerSeconds?: number | null
  /** Seconds until a target begins to answer, and between parts of its answer. Default 30. */
  timeLimit?: number | null
  /** Seconds for a call as a whole. Default 300. */
  totalLimit?: number | null
  /** Asked at each target; one that fails takes no calls. */
  healthPath?: string | null
  /** How often. Default 10. */
  healthSeconds?: number | null
  /** Loopback, link-local and metadata addresses that may be forwarded to; asks for gatewayRoute:internal. */
  internalAddresses?: string | null
  description?: string | null
  /** 1: on. */
  status?: number
  /** Changed: what is on is not what is written. */
  state?: 'draft' | 'on' | 'changed' | 'off'
  /** What went wrong last. */
  error?: string | null
  errorTime?: string | null
  createBy?: string | null
  createTime?: string
  updateBy?: string | null
  updateTime?: string | null
  version?: number
}

export interface GatewayTrial {
  target: string
  status: number
  milliseconds: number
  headers: string
  /** Its beginning. */
  body: string
}

/** A route in the shapes of the family. */
export interface FamilyRoute {
  id: string
  routerId: string
  name: string
  uri: string
  predicates: {
    name?: string
    args?: unknown[]
  }[]
  filters: {
    name?: string
    title?: string
    args?: unknown[]
  }[]
  stripPrefix?: number
  retryable?: number
  persist?: number
  showApi?: number
  status: number
  delFlag?: number
  createTime?: string
}

export interface FamilyRouter {
  id?: string | null
  routerId?: string | null
  name?: string | null
  uri?: string | null
  status?: number | string | null
  /** JSON. */
  predicates?: string | null
  /** JSON. */
  filters?: string | null
}

/**
 * All routes, as clients of the family read them.
 *
 * `GET /sys/gatewayRoute/list`
 */
export function sysGatewayRouteList(config?: Config) {
  return http.Get<FamilyRoute[]>('/sys/gatewayRoute/list', config)
}

export type SysGatewayRoutePageQuery = ListQuery

export type SysGatewayRoutePageResult = Page & {
  records: GatewayRoute[]
}

/**
 * Routes.
 *
 * `GET /sys/gatewayRoute/page`
 */
export function sysGatewayRoutePage(request: { query?: SysGatewayRoutePageQuery | undefined } = {}, config?: Config) {
  return http.Get<SysGatewayRoutePageResult>('/sys/gatewayRoute/page', { ...config, params: queryOf(request.query) })
}

export interface SysGatewayRouteQueryByIdQuery {
  id: string
}

/**
 * One route.
 *
 * `GET /sys/gatewayRoute/queryById`
 */
export function sysGatewayRouteQueryById(request: { query: SysGatewayRouteQueryByIdQuery }, config?: Config) {
  return http.Get<GatewayRoute>('/sys/gatewayRoute/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Write a new route; it is not on.
 *
 * `POST /sys/gatewayRoute/add`
 */
export function sysGatewayRouteAdd(request: { body: GatewayDraft }, config?: Config) {
  return http.Post<null>('/sys/gatewayRoute/add', request.body, config)
}

/**
 * Change what is written; what is on stays as it is.
 *
 * `PUT /sys/gatewayRoute/edit`
 */
export function sysGatewayRouteEdit(request: { body: GatewayEdit }, config?: Config) {
  return http.Put<null>('/sys/gatewayRoute/edit', request.body, config)
}

export interface SysGatewayRoutePublishBody {
  id: string
}

/**
 * Switch on what is written, at every server.
 *
 * `POST /sys/gatewayRoute/publish`
 */
export function sysGatewayRoutePublish(request: { body: SysGatewayRoutePublishBody }, config?: Config) {
  return http.Post<null>('/sys/gatewayRoute/publish', request.body, config)
}

export interface SysGatewayRouteSwitchOffBody {
  id: string
}

/**
 * Switch a route off.
 *
 * `POST /sys/gatewayRoute/switchOff`
 */
export function sysGatewayRouteSwitchOff(request: { body: SysGatewayRouteSwitchOffBody }, config?: Config) {
  return http.Post<null>('/sys/gatewayRoute/switchOff', request.body, config)
}

export interface SysGatewayRouteUndoBody {
  id: string
}

/**
 * Switch on again what was on before.
 *
 * `POST /sys/gatewayRoute/undo`
 */
export function sysGatewayRouteUndo(request: { body: SysGatewayRouteUndoBody }, config?: Config) {
  return http.Post<null>('/sys/gatewayRoute/undo', request.body, config)
}

export interface SysGatewayRouteTryOutBody {
  id: string
  /** Below API_BASE. */
  path: string
  /** Default GET. */
  method?: 'GET' | 'HEAD' | 'OPTIONS'
}

/**
 * Send one call by what is written.
 *
 * `POST /sys/gatewayRoute/tryOut`
 */
export function sysGatewayRouteTryOut(request: { body: SysGatewayRouteTryOutBody }, config?: Config) {
  return http.Post<GatewayTrial>('/sys/gatewayRoute/tryOut', request.body, config)
}

export interface SysGatewayRouteUpdateAllBody {
  router: FamilyRouter
}

/**
 * Write a route in the shapes of the family; with status 1 it is on at once.
 *
 * `POST /sys/gatewayRoute/updateAll`
 */
export function sysGatewayRouteUpdateAll(request: { body: SysGatewayRouteUpdateAllBody }, config?: Config) {
  return http.Post<null>('/sys/gatewayRoute/updateAll', request.body, config)
}

export interface SysGatewayRouteDeleteQuery {
  id: string
}

/**
 * Switch a route off and put it into the recycle bin.
 *
 * `DELETE /sys/gatewayRoute/delete`
 */
export function sysGatewayRouteDelete(request: { query: SysGatewayRouteDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/gatewayRoute/delete', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * The recycle bin.
 *
 * `GET /sys/gatewayRoute/deleteList`
 */
export function sysGatewayRouteDeleteList(config?: Config) {
  return http.Get<FamilyRoute[]>('/sys/gatewayRoute/deleteList', config)
}

export interface SysGatewayRoutePutRecycleBinBody {
  ids: string
}

/**
 * Put routes back; they are off.
 *
 * `PUT /sys/gatewayRoute/putRecycleBin`
 */
export function sysGatewayRoutePutRecycleBin(request: { body: SysGatewayRoutePutRecycleBinBody }, config?: Config) {
  return http.Put<null>('/sys/gatewayRoute/putRecycleBin', request.body, config)
}

export interface SysGatewayRouteDeleteRecycleBinQuery {
  ids: string
}

/**
 * Remove routes of the recycle bin.
 *
 * `DELETE /sys/gatewayRoute/deleteRecycleBin`
 */
export function sysGatewayRouteDeleteRecycleBin(request: { query: SysGatewayRouteDeleteRecycleBinQuery }, config?: Config) {
  return http.Delete<null>('/sys/gatewayRoute/deleteRecycleBin', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysGatewayRouteCopyRouteQuery {
  id: string
}

/**
 * Copy a route; the copy is off.
 *
 * `GET /sys/gatewayRoute/copyRoute`
 */
export function sysGatewayRouteCopyRoute(request: { query: SysGatewayRouteCopyRouteQuery }, config?: Config) {
  return http.Get<FamilyRoute>('/sys/gatewayRoute/copyRoute', { ...config, params: queryOf(request.query) })
}

/**
 * Let every server read the routes anew.
 *
 * `GET /sys/gatewayRoute/clearRedis`
 */
export function sysGatewayRouteClearRedis(config?: Config) {
  return http.Get<null>('/sys/gatewayRoute/clearRedis', config)
}
