import type { Client } from '../../../renderer/contract'
import type {
  LearningCertificate,
  LearningCourse,
  LearningCourseContent,
  LearningFilters,
  LessonNote,
  LessonProgress,
  WatchedReport,
} from '../../api/generated/course-learning'

export type {
  LearningCertificate,
  LearningChapter,
  LearningCourse,
  LearningCourseContent,
  LearningFilters,
  LearningLesson,
  LessonNote,
  LessonProgress,
  WatchedInterval,
  WatchedReport,
} from '../../api/generated/course-learning'

const BASE = '/course/learning'

export interface CoursePage {
  readonly records: readonly LearningCourse[]
  readonly total: number
}

/** What courses are looked for by; all empty: all of them. */
export interface CourseSearch {
  readonly title: string
  readonly category: string
  readonly collection: string
  readonly page: number
}

export const COURSES_A_PAGE = 12

export const findCourses = (client: Client, { title, category, collection, page }: CourseSearch, signal: AbortSignal) =>
  client.request<CoursePage>({
    method: 'GET',
    path: `${BASE}/list`,
    query: { title: title && `*${title}*`, category, collection, pageNo: page, pageSize: COURSES_A_PAGE },
    signal,
    silent: true,
  })

export const readFilters = (client: Client, signal: AbortSignal) =>
  client.request<LearningFilters>({ method: 'GET', path: `${BASE}/filters`, signal, silent: true })

export const readCourse = (client: Client, id: string, signal: AbortSignal) =>
  client.request<LearningCourseContent>({
    method: 'GET',
    path: `${BASE}/queryById`,
    query: { id },
    signal,
    silent: true,
  })

export const openLesson = (client: Client, lessonId: string, signal: AbortSignal) =>
  client.request<LessonProgress>({ method: 'POST', path: `${BASE}/open`, body: { lessonId }, signal, silent: true })

export const reportWatched = (client: Client, body: WatchedReport) =>
  client.request<LessonProgress>({ method: 'POST', path: `${BASE}/report`, body, silent: true })

export const readNotes = (client: Client, lessonId: string, signal: AbortSignal) =>
  client.request<readonly LessonNote[]>({ method: 'GET', path: `${BASE}/notes`, query: { lessonId }, signal, silent: true })

export const addNote = (client: Client, body: { readonly lessonId: string; readonly second: number; readonly text: string }) =>
  client.request<LessonNote>({ method: 'POST', path: `${BASE}/notes/add`, body })

export const removeNote = (client: Client, id: string) => client.request({ method: 'DELETE', path: `${BASE}/notes/delete`, query: { id } })

/** The address of a course, at one of its lessons. */
export const studyAddress = (id: string, lesson = '') => `/course/study?${new URLSearchParams({ id, ...(lesson && { lesson }) })}`

/** The certificate of a finished course, given the first time that it is asked for. */
export const issueCertificate = (client: Client, courseId: string) =>
  client.request<LearningCertificate>({ method: 'POST', path: `${BASE}/certificates/issue`, body: { courseId } })

export const readCertificate = (client: Client, id: string, signal: AbortSignal) =>
  client.request<LearningCertificate>({ method: 'GET', path: `${BASE}/certificates/queryById`, query: { id }, signal, silent: true })

export const certificateAddress = (id: string) => `/course/certificate-page?${new URLSearchParams({ id })}`
