// Made by `npm run generate`. Do not edit: change what it is made from.
/** Website */
import { http } from '../http'
import { type Config } from './request'

export interface ArticleIds {
  /** Ids, joined by commas. */
  ids: string
}

export interface ArticleReview {
  /** Ids, joined by commas. */
  ids: string
  passed: boolean
  /** Required where articles are sent back. */
  opinion?: string | null
  /** Of one article: the version that was looked at. */
  version?: number | null
}

/**
 * Hand in drafts, and articles that are offline, for review.
 *
 * `POST /website/article/submit`
 */
export function websiteArticleSubmit(request: { body: ArticleIds }, config?: Config) {
  return http.Post<null>('/website/article/submit', request.body, config)
}

/**
 * Publish articles that wait for review, or send them back as drafts; never those that the caller has written, but with websiteArticle:reviewOwn.
 *
 * `POST /website/article/review`
 */
export function websiteArticleReview(request: { body: ArticleReview }, config?: Config) {
  return http.Post<null>('/website/article/review', request.body, config)
}

/**
 * Take published articles offline.
 *
 * `POST /website/article/offline`
 */
export function websiteArticleOffline(request: { body: ArticleIds }, config?: Config) {
  return http.Post<null>('/website/article/offline', request.body, config)
}
