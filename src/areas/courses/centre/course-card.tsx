import { ReadOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { useHost } from '../../../../renderer/index'
import { linkTo } from '../../documents'
import { type LearningCourse, studyAddress } from '../calls'
import { texts } from '../texts'

/** A course that can be learned, with how far the learner has come. */
export function CourseCard({ course }: { readonly course: LearningCourse }) {
  const { client, navigate } = useHost()
  const { id, title, cover, category_dictText: category, lecturer_dictText: lecturer, summary, lessons, done } = course
  const percent = lessons === 0 ? 0 : Math.round((done / lessons) * 100)
  return (
    <a className="weft-course-card" {...linkTo(studyAddress(id), navigate)}>
      <span className="weft-course-cover">{cover ? <img src={client.fileUrl(cover)} alt="" /> : <ReadOutlined aria-hidden />}</span>
      <span className="weft-course-facts">
        <strong>{title}</strong>
        <span className="weft-course-soft">{[category, lecturer, texts.lessons(lessons)].filter(Boolean).join(' · ')}</span>
        {summary && <span className="weft-course-summary">{summary}</span>}
        <span className="weft-course-progress">
          <Progress percent={percent} size="small" showInfo={false} aria-label={texts.percent(percent)} />
          <span className="weft-course-soft">{progressText(done, lessons)}</span>
        </span>
      </span>
    </a>
  )
}

function progressText(done: number, lessons: number): string {
  if (lessons > 0 && done === lessons) return texts.finished
  return done === 0 ? texts.notBegun : texts.progress(done, lessons)
}
