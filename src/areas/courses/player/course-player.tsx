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

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** A course with its lessons, of which one is open: that of the address, else the first that is not finished. Or a certificate. */
export function CoursePlayer({ values }: WidgetProps<unknown>) {
  const [id, lesson, certificate] = [textOf(values.id), textOf(values.lesson), textOf(values.certificate)]
  if (certificate !== '') return <Certificate key={certificate} id={certificate} />
  if (id === '') return <Empty description={texts.missing} />
  return <Course key={id} id={id} first={lesson} />
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

function Course({ id, first }: { readonly id: string; readonly first: string }) {
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
  return <Lessons content={read} first={first} onProgress={learned} />
}

interface LessonsProps {
  readonly content: LearningCourseContent
  readonly first: string
  readonly onProgress: (lesson: string, progress: LessonProgress) => void
}

/** The lesson that is asked for, else the first that was not finished when the course was opened. */
function firstOf(lessons: readonly LearningLesson[], asked: string): string {
  const found = lessons.find(({ id }) => id === asked) ?? lessons.find(({ done }) => !done) ?? lessons[0]
  return found?.id ?? ''
}

function Lessons({ content: { course, chapters }, first, onProgress }: LessonsProps) {
  const address = usePageTab()?.address
  const lessons = lessonsOf(chapters)
  // A lesson stays open when it is finished.
  const [chosen, setChosen] = useState(() => firstOf(lessons, first))
  const at = lessons.findIndex(({ id }) => id === chosen)
  const current = lessons[at]
  const open = (lesson: string) => {
    setChosen(lesson)
    address?.set({ ...address.get(), lesson })
  }
  return (
    <div className="weft-course">
      <section className="weft-course-main">
        <Head course={course} lesson={current} />
        {lessons.length > 0 && lessons.every(({ done }) => done) && (
          <Alert type="success" showIcon message={texts.courseDone} action={<CertificateButton course={course} />} />
        )}
        {current ? (
          <LessonView key={current.id} lesson={current} onProgress={progress => onProgress(current.id, progress)} />
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
