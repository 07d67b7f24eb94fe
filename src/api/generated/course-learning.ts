// Made by `npm run generate`. Do not edit: change what it is made from.
/** Learning */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface LearningCourse {
  id: string
  title?: string | null
  cover?: string | null
  category?: string | null
  /** Its name. */
  category_dictText?: string | null
  lecturer?: string | null
  /** Its name. */
  lecturer_dictText?: string | null
  summary?: string | null
  createTime?: string | null
  /** How many there are. */
  lessons: number
  /** How many of them the caller has finished. */
  done: number
}

export interface LearningFilters {
  categories: LearningFilter[]
  collections: LearningFilter[]
}

export interface LearningFilter {
  id: string
  name: string
  /** Of the courses that the caller may see. */
  count: number
}

export interface LearningCourseContent {
  course: LearningCourse
  chapters: LearningChapter[]
}

export interface LearningChapter {
  id: string
  title: string
  lessons: LearningLesson[]
}

export interface LearningLesson {
  id: string
  title: string
  /** Of `course_lesson_kind`. */
  kind: string
  /** How long it plays or takes. */
  seconds: number
  file: string | null
  /** A file of WebVTT. */
  captions: string | null
  /** A document of the library. */
  documentId: string | null
  /** HTML. */
  content: string | null
  link: string | null
  /** Seconds; where the caller stopped. */
  position: number
  /** Seconds that were watched, none of them twice. */
  covered: number
  done: boolean
}

export interface LessonProgress {
  position: number
  covered: number
  done: boolean
  /** Whether all lessons of the course are finished. */
  courseDone: boolean
}

export interface OpenedLesson {
  lessonId: string
}

export interface WatchedReport {
  lessonId: string
  /** Seconds; where the lesson stands. */
  position: number
  watched: WatchedInterval[]
}

export interface WatchedInterval {
  start: number
  end: number
}

export interface LessonNote {
  id: string
  second: number
  text: string
  createTime: string
}

export interface NewLessonNote {
  lessonId: string
  second: number
  text: string
}

export interface LearningCertificate {
  id: string
  number: string
  /** As the owner was called on that day. */
  realname: string
  courseId: string
  courseTitle: string
  /** How long the lessons take. */
  minutes: number
  /** yyyy-MM-dd */
  finishDate: string
  /** Of `course_certificate_state`. */
  state: string
  revokeReason: string | null
  state_dictText?: string | null
}

export interface CertificateAsk {
  courseId: string
}

export interface CertificateRevocation {
  id: string
  /** 吊销原因 */
  reason: string
}

export type CourseLearningListQuery = ListQuery & {
  /** Courses of that collection only. */
  collection?: string
}

export type CourseLearningListResult = Page & {
  records: LearningCourse[]
}

/**
 * Published courses that the caller may see, with the own progress.
 *
 * `GET /course/learning/list`
 */
export function courseLearningList(request: { query?: CourseLearningListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseLearningListResult>('/course/learning/list', { ...config, params: queryOf(request.query) })
}

/**
 * Categories and collections of the courses that the caller may see.
 *
 * `GET /course/learning/filters`
 */
export function courseLearningFilters(config?: Config) {
  return http.Get<LearningFilters>('/course/learning/filters', config)
}

export interface CourseLearningQueryByIdQuery {
  /** The course. */
  id: string
}

/**
 * A published course with chapters, lessons and the own progress.
 *
 * `GET /course/learning/queryById`
 */
export function courseLearningQueryById(request: { query: CourseLearningQueryByIdQuery }, config?: Config) {
  return http.Get<LearningCourseContent>('/course/learning/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Begins or resumes a lesson: from now on it may be watched. Answers how far the caller has come.
 *
 * `POST /course/learning/open`
 */
export function courseLearningOpen(request: { body: OpenedLesson }, config?: Config) {
  return http.Post<LessonProgress>('/course/learning/open', request.body, config)
}

/**
 * Reports what was watched since the last report. What is faster than the highest speed allows is refused.
 *
 * `POST /course/learning/report`
 */
export function courseLearningReport(request: { body: WatchedReport }, config?: Config) {
  return http.Post<LessonProgress>('/course/learning/report', request.body, config)
}

export interface CourseLearningNotesQuery {
  /** The lesson. */
  lessonId: string
}

/**
 * The caller's own notes on a lesson, in the order of their moments.
 *
 * `GET /course/learning/notes`
 */
export function courseLearningNotes(request: { query: CourseLearningNotesQuery }, config?: Config) {
  return http.Get<LessonNote[]>('/course/learning/notes', { ...config, params: queryOf(request.query) })
}

/**
 * Writes an own note at a moment of a lesson.
 *
 * `POST /course/learning/notes/add`
 */
export function courseLearningNotesAdd(request: { body: NewLessonNote }, config?: Config) {
  return http.Post<LessonNote>('/course/learning/notes/add', request.body, config)
}

export interface CourseLearningNotesDeleteQuery {
  /** The note. */
  id: string
}

/**
 * Removes an own note.
 *
 * `DELETE /course/learning/notes/delete`
 */
export function courseLearningNotesDelete(request: { query: CourseLearningNotesDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/learning/notes/delete', undefined, { ...config, params: queryOf(request.query) })
}

export type CourseLearningCertificatesListQuery = ListQuery

export type CourseLearningCertificatesListResult = Page & {
  records: LearningCertificate[]
}

/**
 * The caller's own certificates.
 *
 * `GET /course/learning/certificates/list`
 */
export function courseLearningCertificatesList(request: { query?: CourseLearningCertificatesListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseLearningCertificatesListResult>('/course/learning/certificates/list', { ...config, params: queryOf(request.query) })
}

/**
 * The caller's certificate of a finished course, given the first time that it is asked for. Refused before the course is finished, and once the certificate is revoked.
 *
 * `POST /course/learning/certificates/issue`
 */
export function courseLearningCertificatesIssue(request: { body: CertificateAsk }, config?: Config) {
  return http.Post<LearningCertificate>('/course/learning/certificates/issue', request.body, config)
}

export interface CourseLearningCertificatesQueryByIdQuery {
  /** The certificate. */
  id: string
}

/**
 * A certificate as it is printed: an own one, or with the right courseCertificate:list one of that list. Refused once it is revoked.
 *
 * `GET /course/learning/certificates/queryById`
 */
export function courseLearningCertificatesQueryById(request: { query: CourseLearningCertificatesQueryByIdQuery }, config?: Config) {
  return http.Get<LearningCertificate>('/course/learning/certificates/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Revoke a certificate, with the reason that its owner is told.
 *
 * `POST /course/certificate/revoke`
 */
export function courseCertificateRevoke(request: { body: CertificateRevocation }, config?: Config) {
  return http.Post<null>('/course/certificate/revoke', request.body, config)
}
