import type { LearningCertificate } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import { type ListSpec, readerOf, type Trx } from '../../../query'
import { find } from '../../../records/repository'
import { fail } from '../../../util/errors'
import { notifyUser } from '../../announcements'
import { writerOf } from '../../entities'
import { takeValue } from '../../fill-rules'
import { learnerLists } from '../learner'
import { oneAtATime } from '../progress/repository'
import { keepRecord } from '../records/repository'
import { findCourse } from '../repository'
import { texts } from '../texts'
import * as rows from './repository'

const BASE = '/course/certificate'
/** The fill rule by which an installation writes numbers its own way, and the format without one. */
const RULE = { code: 'course_certificate', usual: 'ZS{yyyy}{000000}' }
/** Where messages about certificates lead. */
const PAGE = '/course/certificates'

const unlessRevoked = (certificate: LearningCertificate) =>
  certificate.state === '1' ? certificate : fail(texts.revoked(certificate.revokeReason ?? ''))

const certificateList = (trx: Trx, call: Call): ListSpec => trx.catalog.readable.at(BASE)?.spec(readerOf(call)) ?? fail(texts.noCertificate)

export const list = (call: CallOf<'courseLearningCertificatesList'>) =>
  call.readTenant(trx => rows.pageOfOwn(trx, certificateList(trx, call), call.session.username, call.query))

/** The certificate of a course: the one that was given, else a new one. A course that is finished now gets its record now. */
export const issue = (call: CallOf<'courseLearningCertificatesIssue'>) =>
  call.withTenant(async trx => {
    const { session, body } = call
    await oneAtATime(trx, session.username)
    const given = await rows.findOwn(trx, session.username, { courseId: body.courseId })
    if (given) return unlessRevoked(given)
    const lists = learnerLists(trx, call)
    const course = (await findCourse(trx, lists, session.username, body.courseId)) ?? fail(texts.noCourse)
    await keepRecord(trx, lists, session, course.id)
    if (!(await rows.isFinished(trx, session.username, course.id))) fail(texts.notFinished)
    const number = await takeValue({ trx, writer: writerOf(call), record: { courseId: course.id } }, RULE.code, RULE.usual)
    return (await rows.add(trx, session, course.id, number)) ?? fail(texts.numberTaken(number))
  })

export const read = (call: CallOf<'courseLearningCertificatesQueryById'>) =>
  call.readTenant(async trx => {
    const { id } = call.query
    const listed = call.catalog.readable.rowsFor(call, BASE)
    const own = await rows.findOwn(trx, call.session.username, { id })
    return unlessRevoked(own ?? (listed && (await rows.findListed(trx, listed, id))) ?? fail(texts.noCertificate))
  })

export async function revoke(call: CallOf<'courseCertificateRevoke'>) {
  const { id, reason } = call.body
  const { username } = call.session
  await call.withTenant(async trx => {
    if (!(await find(trx, certificateList(trx, call), id))) fail(texts.noCertificate)
    const revoked = (await rows.revoke(trx, id, { username, reason })) ?? fail(texts.alreadyRevoked)
    const title = texts.revokedNews(revoked.courseTitle, reason)
    await notifyUser(trx, revoked.username, { sender: username, busType: 'course', busId: id, page: PAGE, title })
  })
  return answer({ message: texts.revokedNow })
}
