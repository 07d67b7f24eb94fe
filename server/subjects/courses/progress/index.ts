import type { LessonProgress } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import { learnerLists } from '../learner'
import { keepRecord } from '../records/repository'
import { findCourse, findLesson, type Lesson, type Trx } from '../repository'
import { texts } from '../texts'
import { isEnough, joinIntervals, lengthOf, mostWatched, withinLesson } from './intervals'
import * as rows from './repository'

type LearningCall = CallOf<'courseLearningOpen'> | CallOf<'courseLearningReport'>

/** Video and sound have a speed; all else is read. */
const isPlayed = ({ kind }: Lesson) => kind === '1' || kind === '2'

/** How far the caller has come with a lesson, and whether the course is finished. */
async function answerOf(trx: Trx, call: LearningCall, { courseId }: Lesson, progress: rows.StoredProgress): Promise<LessonProgress> {
  const course = await findCourse(trx, learnerLists(trx, call), call.session.username, courseId)
  const { position, covered, done } = progress
  return { position, covered, done, courseDone: course !== undefined && course.done === course.lessons }
}

const lessonOf = async (trx: Trx, call: LearningCall): Promise<Lesson> =>
  (await findLesson(trx, learnerLists(trx, call), call.body.lessonId)) ?? fail(texts.noLesson)

const progressOf = async (trx: Trx, { session }: LearningCall, { id }: Lesson): Promise<rows.StoredProgress> =>
  (await rows.findProgress(trx, session.username, id)) ?? fail(texts.notOpened)

export const open = (call: CallOf<'courseLearningOpen'>) =>
  call.withTenant(async trx => {
    const lesson = await lessonOf(trx, call)
    await rows.oneAtATime(trx, call.session.username)
    await rows.begin(trx, call.session.username, lesson.id)
    await keepRecord(trx, learnerLists(trx, call), call.session, lesson.courseId)
    return answerOf(trx, call, lesson, await progressOf(trx, call, lesson))
  })

/**
 * Takes in what was watched since the last report. Only seconds that were not watched before cost time, so that a report which comes twice
 * changes nothing; they cost it by the clock of the database, which runs once for each learner, however many windows there are.
 */
export const report = (call: CallOf<'courseLearningReport'>) =>
  call.withTenant(async trx => {
    const { username } = call.session
    const lesson = await lessonOf(trx, call)
    await rows.oneAtATime(trx, username)
    const before = await progressOf(trx, call, lesson)
    const given = withinLesson(call.body.watched, lesson.seconds) ?? fail(texts.badInterval)
    const watched = joinIntervals([...before.watched, ...given])
    const covered = lengthOf(watched)
    const most = mostWatched(await rows.elapsed(trx, username), !isPlayed(lesson))
    if (covered - lengthOf(before.watched) > most) fail(texts.tooFast)
    const position = Math.min(call.body.position, lesson.seconds)
    const now = { watched, covered, position, done: before.done || isEnough(covered, lesson.seconds) }
    await rows.save(trx, username, lesson.id, now)
    if (now.done && !before.done) await keepRecord(trx, learnerLists(trx, call), call.session, lesson.courseId)
    return answerOf(trx, call, lesson, now)
  })
