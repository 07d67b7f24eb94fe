import { Button, Empty, Input, Select, Skeleton } from 'antd'
import { Failure, Pager, useHost, useNarrow } from '../../../../renderer/index'
import { linkTo } from '../../documents'
import { COURSES_A_PAGE, type LearningFilters } from '../calls'
import { CertificateButton } from '../certificate/certificate-button'
import { texts } from '../texts'
import { CourseCard } from './course-card'
import { useCourses } from './use-courses'
import './centre.css'

type Courses = ReturnType<typeof useCourses>

/** Published courses as cards, found by name, category and collection. */
export function LearningCentre() {
  const courses = useCourses()
  return (
    <div className="weft-centre">
      <Narrowing {...courses} />
      <Found {...courses} />
    </div>
  )
}

function Narrowing({ search, filters, go }: Courses) {
  const { navigate } = useHost()
  return (
    <search className="weft-centre-bar" aria-label={texts.filter}>
      <Input.Search
        key={search.title}
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        defaultValue={search.title}
        maxLength={60}
        onSearch={title => go({ title: title.trim() })}
      />
      <Choice label={texts.category} value={search.category} options={filters.categories} onChange={category => go({ category })} />
      {filters.collections.length > 0 && (
        <Choice
          label={texts.collection}
          value={search.collection}
          options={filters.collections}
          onChange={collection => go({ collection })}
        />
      )}
      <Button type="link" {...linkTo('/course/certificates', navigate)}>
        {texts.myCertificates}
      </Button>
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: LearningFilters['categories']
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const known = [{ value: '', label }, ...options.map(({ id, name, count }) => ({ value: id, label: `${name}（${count}）` }))]
  return <Select aria-label={label} value={value} options={known} onChange={onChange} />
}

function Found({ search, page, error, go, retry }: Courses) {
  const narrow = useNarrow()
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (page === undefined) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  if (page.records.length === 0) {
    const asked = search.title !== '' || search.category !== '' || search.collection !== ''
    return <Empty description={asked ? texts.none : texts.noneYet} />
  }
  return (
    <>
      <ul className="weft-centre-cards" aria-label={texts.courses}>
        {page.records.map(course => (
          <li key={course.id}>
            <CourseCard course={course} />
            {course.lessons > 0 && course.done === course.lessons && <CertificateButton course={course} />}
          </li>
        ))}
      </ul>
      <Pager
        page={search.page}
        pageSize={COURSES_A_PAGE}
        pageSizes={[COURSES_A_PAGE]}
        total={page.total}
        tight={narrow}
        onChange={next => go({ page: next })}
      >
        {texts.count(page.total)}
      </Pager>
    </>
  )
}
