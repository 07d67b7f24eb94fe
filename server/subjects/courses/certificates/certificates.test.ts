import { describe, expect, it } from 'vitest'
import { finish, learner, makeCourse, open } from '../../../../tests/helpers/courses'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { bindRows } from '../../../../tests/helpers/row-rules'
import type { Caller } from '../../../../tests/helpers/server'
import type { CourseCertificate, LearningCertificate } from '../../../generated/operations'

openServer()

const issue = async (who: Caller, courseId: string) =>
  (await who.post<LearningCertificate>('/course/learning/certificates/issue', { courseId })).body
const read = async (who: Caller, id: string) => (await who.get<LearningCertificate>('/course/learning/certificates/queryById', { id })).body
const own = async (who: Caller) =>
  (await who.get<{ records: LearningCertificate[] }>('/course/learning/certificates/list')).body.result.records
const revoke = async (who: Caller, id: string, reason: unknown) => (await who.post('/course/certificate/revoke', { id, reason })).body
const manager = () => makePerson(server, admin, ['courseCertificate:list', 'courseCertificate:revoke'])

async function graduate(kinds: readonly string[] = ['5']) {
  const course = await makeCourse({ kinds })
  const person = await learner()
  await finish(person, course.lessons)
  return { course, person, certificate: (await issue(person.caller, course.id)).result }
}
const numberOf = (number: string) => Number(/^ZS\d{4}(\d{6})$/.exec(number)?.[1])

describe('a certificate', () => {
  it('is given once to who has finished a course', async () => {
    const course = await makeCourse({ kinds: ['1', '5'] })
    const { caller, ...person } = await learner()
    const refused = { success: false, message: '该课程还没有学完，学完全部课件后可领取证书' }
    expect(await issue(caller, course.id)).toMatchObject(refused)
    await finish({ caller, ...person }, course.lessons.slice(0, 1))
    expect(await issue(caller, course.id)).toMatchObject(refused)
    await finish({ caller, ...person }, course.lessons.slice(1))
    const answers = await Promise.all([issue(caller, course.id), issue(caller, course.id), issue(caller, course.id)])
    const [{ result: first }] = answers
    expect(first).toMatchObject({ realname: person.username, courseTitle: course.title, minutes: 2, state: '1' })
    expect(first.finishDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(answers.map(({ result }) => result.number)).toEqual([first.number, first.number, first.number])
    expect(await own(caller)).toMatchObject([{ id: first.id, number: first.number, state_dictText: '有效' }])
    expect(await read(caller, first.id)).toMatchObject({ success: true, result: { number: first.number } })
  })

  it('is not given for a course that the learner does not see, nor for one without lessons', async () => {
    const hidden = await makeCourse({ state: '0' })
    const empty = await makeCourse({ kinds: [] })
    const { caller } = await learner()
    expect((await issue(caller, hidden.id)).message).toBe('课程不存在')
    expect((await issue(caller, 'none')).message).toBe('课程不存在')
    expect((await issue(caller, empty.id)).message).toBe('该课程还没有学完，学完全部课件后可领取证书')
  })

  it('never has the number of another, also of one that is gone', async () => {
    const [one, two] = [await graduate(), await graduate()]
    expect(numberOf(two.certificate.number)).toBe(numberOf(one.certificate.number) + 1)
    await server.sql('delete from weft.course_certificate where id = $1', [two.certificate.id])
    const again = (await issue(two.person.caller, two.course.id)).result
    expect(numberOf(again.number)).toBe(numberOf(two.certificate.number) + 1)
  })

  it('keeps what it says when the course is changed, withdrawn or deleted', async () => {
    const { course, person, certificate } = await graduate()
    await server.sql("update weft.course set title = '改名' || title, state = '0' where id = $1", [course.id])
    expect((await read(person.caller, certificate.id)).result).toEqual(certificate)
    await admin.delete('/course/course/delete', { id: course.id })
    expect((await read(person.caller, certificate.id)).result).toEqual(certificate)
    expect((await issue(person.caller, course.id)).result).toEqual(certificate)
  })

  it('is numbered by the rule of the installation', async () => {
    const { certificate } = await graduate()
    expect(certificate.number).toMatch(/^ZS/)
    const rule = { ruleName: '证书', ruleCode: 'course_certificate', ruleClass: 'format' }
    await admin.post('/sys/fillRule/add', { ...rule, ruleParams: '{"format":"审证〔{yyyy}〕{000}号"}' })
    expect((await graduate()).certificate.number).toMatch(/^审证〔\d{4}〕001号$/)
    await server.sql(`update weft.sys_fill_rule set rule_params = '{"format":"同号"}' where rule_code = 'course_certificate'`)
    expect((await graduate()).certificate.number).toBe('同号')
    const course = await makeCourse({ kinds: ['5'] })
    const person = await learner()
    await finish(person, course.lessons)
    expect((await issue(person.caller, course.id)).message).toBe('证书编号“同号”已被使用，请管理员检查填值规则course_certificate')
    await server.sql("delete from weft.sys_fill_rule where rule_code = 'course_certificate'")
  })
})

describe('who may read a certificate', () => {
  it('is its owner, and who manages certificates as far as rules for rows go', async () => {
    const { person, certificate } = await graduate()
    const other = await learner()
    const missing = { success: false, message: '证书不存在' }
    expect(await read(other.caller, certificate.id)).toMatchObject(missing)
    expect(await own(other.caller)).toEqual([])
    const { caller, username, roleId } = await manager()
    expect(await read(caller, certificate.id)).toMatchObject({ result: { id: certificate.id } })
    await bindRows(server, admin, roleId, { right: 'courseCertificate:list', ruleColumn: 'orgCode', ruleValue: 'Z09' })
    const bound = await server.signIn(username, 'Long-enough-2026')
    expect(await read(bound, certificate.id)).toMatchObject(missing)
    expect(await revoke(bound, certificate.id, '不实')).toMatchObject(missing)
    expect(await read(person.caller, certificate.id)).toMatchObject({ success: true })
  })

  it('is nobody once it is revoked, and its owner is told why', async () => {
    const { course, person, certificate } = await graduate()
    const { caller } = await manager()
    expect(await revoke(caller, certificate.id, ' ')).toMatchObject({ success: false, message: '参数错误：缺少吊销原因' })
    expect(await revoke(caller, certificate.id, ' 由他人代学 ')).toMatchObject({ success: true, message: '已吊销' })
    const refused = { success: false, message: '该证书已吊销：由他人代学' }
    for (const answer of [
      await read(person.caller, certificate.id),
      await read(caller, certificate.id),
      await issue(person.caller, course.id),
    ])
      expect(answer).toMatchObject(refused)
    expect(await own(person.caller)).toMatchObject([{ state: '2', state_dictText: '已吊销', revokeReason: '由他人代学' }])
    expect(await revoke(caller, certificate.id, '再次')).toMatchObject({ success: false, message: '该证书此前已吊销' })
    const [listed] = (await caller.get<{ records: CourseCertificate[] }>('/course/certificate/list', { number: certificate.number })).body
      .result.records
    expect(listed).toMatchObject({ state: '2', revokeReason: '由他人代学' })
    const { sysMsgList } = (await person.caller.get<{ sysMsgList: { titile: string }[] }>('/sys/annountCement/listByUser')).body.result
    expect(sysMsgList.map(({ titile }) => titile)).toContain(`您的课程证书《${course.title}》已被吊销：由他人代学`)
  })

  it('does not revoke without the right, whoever owns it', async () => {
    const { person, certificate } = await graduate()
    expect((await person.caller.post('/course/certificate/revoke', { id: certificate.id, reason: '不要了' })).status).toBe(403)
    const { lessons, id } = await makeCourse()
    await open(person.caller, lessons[0])
    expect((await issue(person.caller, id)).success).toBe(false)
  })
})
