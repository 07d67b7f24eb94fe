import { Button } from 'antd'
import { lazy, Suspense, useEffect } from 'react'
import { SafeHtml, useLatest, usePageSight } from '../../../../renderer/index'
import { TabContext } from '../../../tabs/tab-context'
import { documentReader } from '../../documents'
import type { LearningLesson } from '../calls'
import { momentText } from '../moment'
import { texts } from '../texts'
import type { Watch } from './watch'

const DocumentReader = lazy(async () => ({ default: await documentReader.load() }))

interface ReadLessonProps {
  readonly lesson: LearningLesson
  readonly watch: Watch
  /** Seconds that were read before. */
  readonly start: number
  readonly onMoment: (second: number) => void
}

/** A document, a text or a link: what counts is how long it is in sight. */
export function ReadLesson({ lesson, watch, start, onMoment }: ReadLessonProps) {
  const tell = useLatest(onMoment)
  const { inSight } = usePageSight()
  const { seconds } = lesson
  useEffect(() => {
    let second = start < seconds ? start : 0
    watch.at(second)
    tell.current(second)
    const timer = setInterval(() => {
      if (!inSight() || second >= seconds) return
      second = Math.min(second + 1, seconds)
      watch.at(second)
      tell.current(second)
      if (second === seconds) void watch.flush()
    }, 1000)
    return () => clearInterval(timer)
  }, [watch, start, seconds, inSight])
  return (
    <div className="weft-lesson-read">
      <p className="weft-lesson-keys">{texts.reading(momentText(seconds))}</p>
      {/* The tab is called by the course, not by a document in it. */}
      {(lesson.kind === '3' || lesson.kind === '4') && (
        <Suspense fallback={null}>
          <TabContext.Provider value={null}>
            <DocumentReader settings={{}} values={{ source: 'document', id: lesson.documentId }} />
          </TabContext.Provider>
        </Suspense>
      )}
      {lesson.kind === '5' && <SafeHtml html={lesson.content ?? ''} className="weft-lesson-text" />}
      {lesson.kind === '6' && lesson.link && (
        <Button type="primary" href={lesson.link} target="_blank" rel="noopener noreferrer">
          {texts.openLink}
        </Button>
      )}
    </div>
  )
}
