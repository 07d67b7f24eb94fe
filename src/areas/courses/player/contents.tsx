import { CheckCircleFilled, FileTextOutlined, LinkOutlined, PlayCircleOutlined, SoundOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { LearningChapter, LearningLesson } from '../calls'
import { momentText } from '../moment'
import { texts } from '../texts'

const icons: Readonly<Record<string, ReactNode>> = {
  '1': <PlayCircleOutlined aria-hidden />,
  '2': <SoundOutlined aria-hidden />,
  '6': <LinkOutlined aria-hidden />,
}

interface ContentsProps {
  readonly chapters: readonly LearningChapter[]
  readonly current: string
  readonly onOpen: (id: string) => void
}

/** Chapters and lessons of a course, with what of them is learned. */
export function Contents({ chapters, current, onOpen }: ContentsProps) {
  return (
    <nav className="weft-course-contents" aria-label={texts.contents}>
      <h3>{texts.contents}</h3>
      {chapters.map(({ id, title, lessons }) => (
        <section key={id}>
          <h4>{title}</h4>
          <ol>
            {lessons.map(lesson => (
              <li key={lesson.id}>
                <button type="button" aria-current={lesson.id === current ? 'true' : undefined} onClick={() => onOpen(lesson.id)}>
                  {icons[lesson.kind] ?? <FileTextOutlined aria-hidden />}
                  <span className="weft-course-lesson">{lesson.title}</span>
                  <span className="weft-course-state">{stateOf(lesson)}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  )
}

function stateOf({ done, covered, seconds }: LearningLesson): ReactNode {
  if (done) return <CheckCircleFilled className="weft-course-done" aria-label={texts.done} />
  return covered > 0 ? texts.watched(Math.min(99, Math.floor((covered / seconds) * 100))) : momentText(seconds)
}
