// Made by `npm run generate`. Do not edit: change what it is made from.
/** API documentation */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

/** An operation and its schemas, each as the text of its JSON. */
export interface ApiOperation {
  /** Its name in the contracts. */
  id: string
  /** The part of the API that it belongs to. */
  tag: string
  /** Of HTTP. */
  method: string
  /** With the base of the API. */
  path: string
  /** What it does. */
  summary: string
  /** Who may call it, in words. */
  auth: string
  /** Its parameters in the path, as JSON Schema; empty without any. */
  params: string
  /** Those behind the path. */
  query: string
  /** What it is sent; empty when it is sent nothing, or a form with files. */
  body: string
  /** The envelope that it answers with. */
  answer: string
}

export type SysApiDocsListQuery = ListQuery

export type SysApiDocsListResult = Page & {
  records: ApiOperation[]
}

/**
 * The operations of this server, page by page.
 *
 * `GET /sys/apiDocs/list`
 */
export function sysApiDocsList(request: { query?: SysApiDocsListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysApiDocsListResult>('/sys/apiDocs/list', { ...config, params: queryOf(request.query) })
}
