// Made by `npm run generate`. Do not edit: change what it is made from.
/** Content */
import { http } from '../http'
import { type Config, pathOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { Page } from './common'

export interface ContentColumn {
  code: string
  title: string
  /** Code of the column above. */
  parent: string | null
}

export interface ContentArticleHead {
  id: string
  title: string
  /** Code of its column. */
  column: string
  columnTitle: string
  summary: string | null
  /** Address of the picture. */
  cover: string | null
  source: string | null
  author: string | null
  tags: string[]
  pinned: boolean
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  publishTime: string
}

export interface ContentFile {
  name: string
  /** Bytes. */
  size: number
  address: string
}

export interface ContentArticle {
  id: string
  title: string
  /** Code of its column. */
  column: string
  columnTitle: string
  summary: string | null
  /** Address of the picture. */
  cover: string | null
  source: string | null
  author: string | null
  tags: string[]
  pinned: boolean
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  publishTime: string
  /** Cleaned HTML. */
  body: string
  files: ContentFile[]
}

export interface ContentSlide {
  title: string
  /** Address. */
  picture: string
  link: string | null
}

export interface ContentLink {
  name: string
  address: string
  /** Address of the picture. */
  logo: string | null
}

export interface ContentColumnsQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * Columns that are shown.
 *
 * `GET /content/columns`
 */
export function contentColumns(request: { query?: ContentColumnsQuery | undefined } = {}, config?: Config) {
  return http.Get<ContentColumn[]>('/content/columns', { ...config, params: queryOf(request.query) })
}

export interface ContentArticlesQuery {
  /** Code of the column. Default: all. */
  column?: string
  /** From 1, the default. */
  pageNo?: number
  /** At most 50. Default 10. */
  pageSize?: number
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export type ContentArticlesResult = Page & {
  records: ContentArticleHead[]
}

/**
 * Articles of a column and of those below it, or of all: pinned ones first, then the newest.
 *
 * `GET /content/articles`
 */
export function contentArticles(request: { query?: ContentArticlesQuery | undefined } = {}, config?: Config) {
  return http.Get<ContentArticlesResult>('/content/articles', { ...config, params: queryOf(request.query) })
}

export interface ContentArticleParams {
  id: string
}

export interface ContentArticleQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * One article.
 *
 * `GET /content/article/{id}`
 */
export function contentArticle(request: { params: ContentArticleParams; query?: ContentArticleQuery | undefined }, config?: Config) {
  return http.Get<ContentArticle>(pathOf('/content/article/{id}', request.params), { ...config, params: queryOf(request.query) })
}

export interface ContentArticlePictureParams {
  id: string
  /** Its place in the article, from 0. */
  no: number
}

export interface ContentArticlePictureQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * A picture of an article.
 *
 * `GET /content/article/{id}/picture/{no}`
 */
export function contentArticlePicture(request: { params: ContentArticlePictureParams; query?: ContentArticlePictureQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/content/article/{id}/picture/{no}', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface ContentArticleFileParams {
  id: string
  /** Its place in the article, from 0. */
  no: number
}

export interface ContentArticleFileQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * An attachment of an article.
 *
 * `GET /content/article/{id}/file/{no}`
 */
export function contentArticleFile(request: { params: ContentArticleFileParams; query?: ContentArticleFileQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/content/article/{id}/file/{no}', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface ContentSlidesQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * Slides of the home page.
 *
 * `GET /content/slides`
 */
export function contentSlides(request: { query?: ContentSlidesQuery | undefined } = {}, config?: Config) {
  return http.Get<ContentSlide[]>('/content/slides', { ...config, params: queryOf(request.query) })
}

export interface ContentSlidePictureParams {
  id: string
}

export interface ContentSlidePictureQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * The picture of a slide.
 *
 * `GET /content/slide/{id}/picture`
 */
export function contentSlidePicture(request: { params: ContentSlidePictureParams; query?: ContentSlidePictureQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/content/slide/{id}/picture', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface ContentLinksQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * Links to other websites.
 *
 * `GET /content/links`
 */
export function contentLinks(request: { query?: ContentLinksQuery | undefined } = {}, config?: Config) {
  return http.Get<ContentLink[]>('/content/links', { ...config, params: queryOf(request.query) })
}

export interface ContentLinkLogoParams {
  id: string
}

export interface ContentLinkLogoQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * The logo of a link.
 *
 * `GET /content/link/{id}/logo`
 */
export function contentLinkLogo(request: { params: ContentLinkLogoParams; query?: ContentLinkLogoQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/content/link/{id}/logo', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface ContentFeedXmlQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

/**
 * The newest fifty articles as an Atom feed.
 *
 * `GET /content/feed.xml`
 */
export function contentFeedXml(request: { query?: ContentFeedXmlQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/content/feed.xml', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}
