import type { Maker } from './requests'
import type { World } from './world'

/** A lesson that was opened, so that it may be watched. */
async function openedLesson(world: World): Promise<string> {
  const { id } = await world.usual('/course/lesson')
  await world.admin.post('/course/learning/open', { lessonId: id })
  return String(id)
}

async function noteOn(world: World): Promise<string> {
  const { body } = await world.admin.post<{ id: string }>('/course/learning/notes/add', {
    lessonId: (await world.usual('/course/lesson')).id,
    second: 1,
    text: '笔记',
  })
  return body.result.id
}

/** What is written down of a lesson that was opened. */
async function recordOf(world: World): Promise<string> {
  await openedLesson(world)
  const [row] = await world.rows('select id from course_record order by create_time desc limit 1')
  return row?.id ?? ''
}

/** A new course that the administrator has finished. */
async function finishedCourse(world: World): Promise<string> {
  const { id } = await world.make('/course/course')
  const chapter = await world.make('/course/chapter', { courseId: id })
  const lesson = await world.make('/course/lesson', { chapterId: chapter.id, seconds: 5 })
  await world.admin.post('/course/learning/open', { lessonId: lesson.id })
  const earlier = "update weft.course_progress set reported_at = reported_at - interval '1 minute' where username = $1"
  await world.server.sql(earlier, [world.username], world.tenantId)
  await world.admin.post('/course/learning/report', { lessonId: lesson.id, position: 5, watched: [{ start: 0, end: 5 }] })
  return id
}

async function certificateOf(world: World): Promise<string> {
  const { body } = await world.admin.post<{ id: string }>('/course/learning/certificates/issue', { courseId: await finishedCourse(world) })
  return body.result.id
}

/** Requests of learners. */
export const courses: Readonly<Record<string, Maker>> = {
  courseLearningList: async world => {
    await world.usual('/course/course')
    return { query: {} }
  },
  courseLearningFilters: async world => {
    await world.usual('/course/collection')
    return {}
  },
  courseLearningQueryById: async world => ({ query: { id: (await world.usual('/course/course')).id } }),
  courseLearningOpen: async world => ({ body: { lessonId: (await world.usual('/course/lesson')).id } }),
  courseLearningReport: async world => ({ body: { lessonId: await openedLesson(world), position: 1, watched: [] } }),
  courseLearningNotes: async world => ({ query: { lessonId: (await world.usual('/course/lesson')).id } }),
  courseLearningNotesAdd: async world => ({ body: { lessonId: (await world.usual('/course/lesson')).id, second: 1, text: '笔记' } }),
  courseLearningNotesDelete: async world => ({ query: { id: await noteOn(world) } }),
  courseRecordList: async world => ({ query: { username: (await recordOf(world)) && world.username } }),
  courseRecordQueryById: async world => ({ query: { id: await recordOf(world) } }),
  courseRecordExportXls: async world => ({ query: { selections: await recordOf(world) } }),
  courseLearningCertificatesList: async world => ((await certificateOf(world)) ? { query: {} } : {}),
  courseLearningCertificatesIssue: async world => ({ body: { courseId: await finishedCourse(world) } }),
  courseLearningCertificatesQueryById: async world => ({ query: { id: await certificateOf(world) } }),
  courseCertificateRevoke: async world => ({ body: { id: await certificateOf(world), reason: '代学' } }),
  courseCertificateList: async world => ((await certificateOf(world)) ? { query: {} } : {}),
  courseCertificateQueryById: async world => ({ query: { id: await certificateOf(world) } }),
  courseCertificateExportXls: async world => ({ query: { selections: await certificateOf(world) } }),
}
