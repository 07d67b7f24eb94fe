import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { CommentsPanel, Failure, useHost, type WidgetProps } from '../../../../renderer/index'
import { usePageTab } from '../../../tabs/tab-context'
import {
  type LearningChapter,
  type LearningCourse,
  type LearningCourseContent,
  type LearningLesson,
  type LessonProgress,
  readCourse,
  studyAddress,
} from '../calls'
import { Certificate } from '../certificate/certificate'
import { CertificateButton } from '../certificate/certificate-button'
import { texts } from '../texts'
import { Contents } from './contents'
import { LessonView } from './lesson-view'
import './player.css'

/** Where a link leads within a course. */
interface LessonLink {
  /** '': nowhere. */
  readonly lesson: string
  /** Seconds; undefined: where the learner stopped. */
  readonly moment: number | undefined
}

/** Seconds that an address tells; undefined where it tells none. */
function momentOf(value: unknown): number | undefined {
  const text = textOf(value)
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** A course with its lessons, of which one is open: that of the address, else the first that is not finished. Or a certificate. */
export function CoursePlayer({ values }: WidgetProps<unknown>) {
  const [id, lesson, certificate] = [textOf(values.id), textOf(values.lesson), textOf(values.certificate)]
  if (certificate !== '') return <Certificate key={certificate} id={certificate} />
  if (id === '') return <Empty description={texts.missing} />
  return <Course key={id} id={id} link={{ lesson, moment: momentOf(values.t) }} />
}

function useCourse(id: string) {
  const { client } = useHost()
  const [read, setRead] = useState<LearningCourseContent>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    readCourse(client, id, abort.signal).then(
      found => abort.signal.aborted || setRead(found),
      failure => abort.signal.aborted || setError(failure),
    )
    return () => abort.abort()
  }, [client, id, round])
  const retry = () => {
    setError(undefined)
    setRound(round + 1)
  }
  return { read, error, retry, setRead }
}

const lessonsOf = (chapters: readonly LearningChapter[]) => chapters.flatMap(({ lessons }) => lessons)

/** Chapters with how far the learner has come now. */
const withProgress = (chapters: readonly LearningChapter[], id: string, { position, covered, done }: LessonProgress) =>
  chapters.map(chapter => ({
    ...chapter,
    lessons: chapter.lessons.map(lesson => (lesson.id === id ? { ...lesson, position, covered, done } : lesson)),
  }))

function Course({ id, link }: { readonly id: string; readonly link: LessonLink }) {
  const tab = usePageTab()
  const { read, error, retry, setRead } = useCourse(id)
  const name = read?.course.title
  useEffect(() => {
    if (name) tab?.rename(name)
  }, [tab, name])
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (read === undefined) return <Skeleton active paragraph={{ rows: 10 }} />
  const learned = (lesson: string, progress: LessonProgress) =>
    setRead(before => before && { ...before, chapters: withProgress(before.chapters, lesson, progress) })
  return <Lessons content={read} link={link} onProgress={learned} />
}

interface LessonsProps {
  readonly content: LearningCourseContent
  readonly link: LessonLink
  readonly onProgress: (lesson: string, progress: LessonProgress) => void
}

/** The lesson that a link leads to, else the first that was not finished when the course was opened. */
function firstOf(lessons: readonly LearningLesson[], { lesson, moment }: LessonLink): Opened {
  if (lessons.some(({ id }) => id === lesson)) return { lesson, moment, missing: false }
  const found = lessons.find(({ done }) => !done) ?? lessons[0]
  return { lesson: found?.id ?? '', moment: undefined, missing: lesson !== '' }
}

/** The lesson that is open. */
interface Opened extends LessonLink {
  /** Whether a link led to a lesson that is not there for the learner. */
  readonly missing: boolean
}

/** The lesson that is open: a link opens one, and the learner another. It stays open when it is finished. */
function useOpened(lessons: readonly LearningLesson[], link: LessonLink) {
  const address = usePageTab()?.address
  const [followed, setFollowed] = useState(link)
  const [opened, setOpened] = useState(() => firstOf(lessons, link))
  if (link.lesson !== followed.lesson || link.moment !== followed.moment) {
    setFollowed(link)
    // The address follows what the learner opens: that is no other link.
    if (link.lesson !== opened.lesson || link.moment !== undefined) setOpened(firstOf(lessons, link))
  }
  const open = (lesson: string) => {
    setOpened({ lesson, moment: undefined, missing: false })
    if (!address) return
    const { t: _moment, ...rest } = address.get()
    address.set({ ...rest, lesson })
  }
  return { opened, open }
}

function Lessons({ content: { course, chapters }, link, onProgress }: LessonsProps) {
  const lessons = lessonsOf(chapters)
  const { opened, open } = useOpened(lessons, link)
  const { lesson: chosen, moment, missing } = opened
  const at = lessons.findIndex(({ id }) => id === chosen)
  const current = lessons[at]
  return (
    <div className="weft-course">
      <section className="weft-course-main">
        <Head course={course} lesson={current} />
        {lessons.length > 0 && lessons.every(({ done }) => done) && (
          <Alert type="success" showIcon message={texts.courseDone} action={<CertificateButton course={course} />} />
        )}
        {missing && <Alert type="warning" showIcon message={texts.linkMissing} />}
        {current ? (
          <LessonView
            key={`${current.id} ${moment}`}
            lesson={current}
            moment={moment}
            onProgress={progress => onProgress(current.id, progress)}
          />
        ) : (
          <Empty description={texts.noLessons} />
        )}
        <Next lesson={lessons[at + 1]} onOpen={open} />
        <CommentsPanel place={{ table: 'course', id: course.id, page: studyAddress(course.id) }} />
      </section>
      <Contents chapters={chapters} current={chosen} onOpen={open} />
    </div>
  )
}

function Head({ course, lesson }: { readonly course: LearningCourse; readonly lesson: LearningLesson | undefined }) {
  const { navigate } = useHost()
  return (
    <header className="weft-course-head">
      <Button type="text" size="small" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => navigate('/course/learning')}>
        {texts.back}
      </Button>
      <h2>{lesson?.title ?? course.title}</h2>
      <p>{[course.title, course.lecturer_dictText && texts.lecturer(course.lecturer_dictText)].filter(Boolean).join(' · ')}</p>
    </header>
  )
}

function Next({ lesson, onOpen }: { readonly lesson: LearningLesson | undefined; readonly onOpen: (id: string) => void }) {
  if (lesson === undefined) return null
  return (
    <Button className="weft-course-next" onClick={() => onOpen(lesson.id)}>
      {texts.next}：{lesson.title}
    </Button>
  )
}
