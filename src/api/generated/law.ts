// Made by `npm run generate`. Do not edit: change what it is made from.
/** Articles of laws */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface LawArticle {
  /** Of the version and the place in it. */
  id: string
  lawId: string
  versionId: string
  lawName: string
  /** Of `law_level`. */
  level: string
  issuer: string | null
  number: string | null
  promulgated: string | null
  effective: string | null
  expired: string | null
  /** Of the version today, of `law_validity`. */
  validity: string
  /** As it is cited: 第三十四条. */
  label: string
  /** Its headings, the outermost first. */
  path: string
  /** Its paragraphs, one a line. */
  text: string
  /** Its place in the whole answer: higher laws first, each in its own order. */
  place: number
}

export interface ComparedArticle {
  id: string
  /** `moved`: under another number; its text may have changed, too. */
  change: 'same' | 'changed' | 'moved' | 'added' | 'removed'
  beforeLabel: string | null
  before: string | null
  afterLabel: string | null
  after: string | null
}

export type AuditLawArticleListQuery = ListQuery & {
  /** Words and the number of an article: 审计法34, 第三十四条, 采购 招标. */
  asked?: string
  /** The day on which they were in force. Default today. */
  day?: string
  /** Articles of that law only. */
  ofLaw?: string
  /** Articles of that version only, whether it is in force or not. */
  ofVersion?: string
}

export type AuditLawArticleListResult = Page & {
  records: LawArticle[]
}

/**
 * Articles of the laws in force today, on a day, or of one version.
 *
 * `GET /audit/law/article/list`
 */
export function auditLawArticleList(request: { query?: AuditLawArticleListQuery | undefined } = {}, config?: Config) {
  return http.Get<AuditLawArticleListResult>('/audit/law/article/list', { ...config, params: queryOf(request.query) })
}

export interface AuditLawComparisonQuery {
  /** Ids of the two, joined by a comma; the one that began to hold earlier is compared with. */
  versions: string
  /** `Y`: without what is the same. */
  changes?: 'Y' | 'N'
  /** As lists send it; not read, since all of it is answered. */
  pageNo?: number
  /** As lists send it; not read, since all of it is answered. */
  pageSize?: number
  /** As lists send it; not read, since all of it is answered. */
  queryPage?: number
  /** As lists send it; not read, since all of it is answered. */
  querySize?: number
  /** As lists send it; not read, since all of it is answered. */
  field?: string
}

/**
 * Two versions of laws article by article.
 *
 * `GET /audit/law/comparison`
 */
export function auditLawComparison(request: { query: AuditLawComparisonQuery }, config?: Config) {
  return http.Get<ComparedArticle[]>('/audit/law/comparison', { ...config, params: queryOf(request.query) })
}
