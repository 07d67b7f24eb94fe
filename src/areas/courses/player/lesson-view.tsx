import { Alert, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { Failure } from '../../../../renderer/index'
import type { LearningLesson, LessonProgress } from '../calls'
import { texts } from '../texts'
import { MediaPlayer } from './media-player'
import { NotesPanel } from './notes-panel'
import { ReadLesson } from './read-lesson'
import { useWatch } from './use-watch'

interface LessonViewProps {
  readonly lesson: LearningLesson
  /** Seconds; where video or sound begins. Default: where the learner stopped. */
  readonly moment: number | undefined
  readonly onProgress: (progress: LessonProgress) => void
}

/** One lesson, by its kind, with the learner's notes. */
export function LessonView({ lesson, moment: asked, onProgress }: LessonViewProps) {
  const { opened, lost, retry } = useWatch(lesson, onProgress)
  const media = useRef<HTMLVideoElement>(null)
  const [moment, setMoment] = useState(0)
  if (opened?.error !== undefined) {
    return (
      <Failure title={texts.openFailed} onRetry={retry}>
        {opened.error instanceof Error ? opened.error.message : String(opened.error)}
      </Failure>
    )
  }
  if (opened?.watch === undefined) return <Skeleton active paragraph={{ rows: 8 }} aria-label={texts.opening} />
  const { watch, position } = opened
  const go = (second: number) => {
    if (media.current) media.current.currentTime = second
  }
  return (
    <>
      {lost && <Alert type="warning" showIcon message={texts.notSaved} />}
      {lesson.kind === '1' || lesson.kind === '2' ? (
        <MediaPlayer lesson={lesson} watch={watch} start={asked ?? position} media={media} onMoment={setMoment} />
      ) : (
        <ReadLesson lesson={lesson} watch={watch} start={position} onMoment={setMoment} />
      )}
      <NotesPanel lessonId={lesson.id} moment={moment} onGo={go} />
    </>
  )
}
