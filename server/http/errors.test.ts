import { expect, it } from 'vitest'
import { errors, fail, ServerError } from '../util/errors'
import { toServerError } from './errors'

const samples: Record<keyof typeof errors, ServerError> = {
  refused: errors.refused('x'),
  sessionOver: errors.sessionOver(),
  noPermission: errors.noPermission(),
  newPasswordFirst: errors.newPasswordFirst(),
  otherSubject: errors.otherSubject(),
  otherTenant: errors.otherTenant(),
  crossSite: errors.crossSite(),
  workerScript: errors.workerScript(),
  onlyData: errors.onlyData(),
  badInput: errors.badInput('x'),
  badJson: errors.badJson(),
  badUrl: errors.badUrl(),
  unknownField: errors.unknownField('x'),
  unknownSortColumn: errors.unknownSortColumn('x'),
  badFilterValue: errors.badFilterValue('x', 'y'),
  badConditions: errors.badConditions('x'),
  stale: errors.stale({ id: '1' }),
  foreignFile: errors.foreignFile('photo'),
  tenantFull: errors.tenantFull({ name: '七处', limit: 3 }),
  duplicate: errors.duplicate(),
  constraint: errors.constraint(),
  tooLarge: errors.tooLarge(),
  bodyTooLarge: errors.bodyTooLarge(),
  unknownPath: errors.unknownPath(),
  notFound: errors.notFound(),
  wrongMethod: errors.wrongMethod('PATCH', ['GET', 'POST']),
  tooOften: errors.tooOften(3),
  tooManyAttempts: errors.tooManyAttempts(2),
  captcha: errors.captcha('missing', 30),
  secondFactor: errors.secondFactor({}),
  severalAccounts: errors.severalAccounts('x', {}),
  inProgress: errors.inProgress(),
  answerWithheld: errors.answerWithheld(),
  keyReused: errors.keyReused(),
  away: errors.away(),
  upstreamAway: errors.upstreamAway(),
  unexpected: errors.unexpected(),
}

it.each(Object.keys(errors) as (keyof typeof errors)[])('%s has its own name, a text for people and a status', kind => {
  const error = samples[kind]
  expect(error).toBeInstanceOf(ServerError)
  expect(error.kind).toBe(kind)
  expect(error.message).not.toBe('')
  expect([200, 400, 403, 404, 413, 429, 500, 502, 503]).toContain(error.status)
})

it('names the allowed methods as the family does', () => {
  expect(samples.wrongMethod.message).toBe('不支持PATCH请求方法，支持以下GET、POST、')
})

it.each([
  [{ code: '23505' }, 'duplicate'],
  [{ code: 'WF001', column: 'photo' }, 'foreignFile'],
  [{ code: 'WF002', detail: '{"name":"七处","limit":3}' }, 'tenantFull'],
  [{ code: '22001' }, 'constraint'],
  [{ code: '22021' }, 'badInput'],
  [{ code: '22P02' }, 'badInput'],
  [{ code: '57014' }, 'away'],
  [{ code: 'ECONNREFUSED' }, 'away'],
  [{ code: '57P01' }, 'away'],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'bodyTooLarge'],
  [{ code: 'FST_REQ_FILE_TOO_LARGE', statusCode: 413 }, 'tooLarge'],
  [{ code: '42601' }, 'unexpected'],
  [{}, 'unexpected'],
])('takes a failure with %o for %s', (parts, kind) => {
  expect(toServerError(Object.assign(new Error('select secret from /etc'), parts)).kind).toBe(kind)
})

it('keeps what went wrong inside to itself', () => {
  expect(toServerError(new Error('relation "x" does not exist')).message).toBe('操作失败，请稍后再试')
})

it('refuses with a text of a module', () => {
  expect(() => fail('旧密码输入错误!')).toThrow(expect.objectContaining({ status: 200, code: 500, message: '旧密码输入错误!' }))
})
