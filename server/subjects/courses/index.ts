import type { LearningChapter } from '../../generated/operations'
import { type CallOf, defineModule } from '../../http/module'
import { isReadable, readerOf } from '../../query'
import { fail } from '../../util/errors'
import type { ReadableCheck } from '../files'
import * as certificates from './certificates'
import { LEARNS, learnerLists } from './learner'
import * as notes from './notes'
import * as progress from './progress'
import * as rows from './repository'
import { texts } from './texts'

const list = (call: CallOf<'courseLearningList'>) => {
  const { collection, ...query } = call.query
  return call.readTenant(trx => rows.coursePage(trx, learnerLists(trx, call), call.session.username, query, collection))
}

const filters = (call: CallOf<'courseLearningFilters'>) =>
  call.readTenant(async trx => {
    const lists = learnerLists(trx, call)
    return { categories: await rows.categories(trx, lists), collections: await rows.collections(trx, lists) }
  })

/** A course by its chapters; of another one nothing is told, not even that it is there. */
const content = (call: CallOf<'courseLearningQueryById'>) =>
  call.readTenant(async trx => {
    const { username } = call.session
    const lists = learnerLists(trx, call)
    const course = (await rows.findCourse(trx, lists, username, call.query.id)) ?? fail(texts.noCourse)
    const chapters = new Map<string, LearningChapter>()
    for (const { chapterId, chapterTitle, ...lesson } of await rows.courseLessons(trx, lists, username, course.id)) {
      const chapter = chapters.get(chapterId) ?? { id: chapterId, title: chapterTitle, lessons: [] }
      chapters.set(chapterId, { ...chapter, lessons: [...chapter.lessons, lesson] })
    }
    return { course, chapters: [...chapters.values()] }
  })

/** Files of courses are read by who reads their records, and by learners of what is published. */
const isShown: ReadableCheck = async (reader, trx, table, uses) =>
  (await isReadable(trx, readerOf(reader), table, uses)) ||
  (reader.can(LEARNS) && (await rows.isLearnable(trx, learnerLists(trx, reader), table, uses)))

/** Published courses as learners see them. The entities bring the rest; it stands after the module that makes their tables. */
export const courseLearning = defineModule({
  name: 'courseLearning',
  rows: 'reader',
  outgoing: 'none',
  declare: ({ filePlaces }) => {
    filePlaces.declare('weft.course', isShown)
    filePlaces.declare('weft.course_lesson', isShown)
  },
  prepare: rows.prepareCourses,
  handlers: {
    courseLearningList: list,
    courseLearningFilters: filters,
    courseLearningQueryById: content,
    courseLearningOpen: progress.open,
    courseLearningReport: progress.report,
    courseLearningCertificatesList: certificates.list,
    courseLearningCertificatesIssue: certificates.issue,
    courseLearningCertificatesQueryById: certificates.read,
    courseCertificateRevoke: certificates.revoke,
    courseLearningNotes: notes.list,
    courseLearningNotesAdd: notes.add,
    courseLearningNotesDelete: notes.remove,
  },
})
