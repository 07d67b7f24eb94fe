import { expect, it } from 'vitest'
import { errors, fail, ServerError } from './errors'

/** Each error with its HTTP status, the code of its envelope, and the seconds to wait. */
const ANSWERS: { readonly [kind in keyof typeof errors]: readonly [ServerError, number, number, number | null] } = {
  refused: [errors.refused('不可以'), 200, 500, null],
  sessionOver: [errors.sessionOver(), 500, 500, null],
  noPermission: [errors.noPermission(), 403, 510, null],
  newPasswordFirst: [errors.newPasswordFirst(), 200, 510, null],
  otherSubject: [errors.otherSubject(), 403, 510, null],
  otherTenant: [errors.otherTenant(), 403, 510, null],
  workerScript: [errors.workerScript(), 403, 510, null],
  onlyData: [errors.onlyData(), 403, 510, null],
  crossSite: [errors.crossSite(), 403, 510, null],
  badInput: [errors.badInput('name'), 400, 400, null],
  badJson: [errors.badJson(), 400, 400, null],
  badUrl: [errors.badUrl(), 400, 400, null],
  unknownField: [errors.unknownField('name'), 200, 500, null],
  unknownSortColumn: [errors.unknownSortColumn('name'), 200, 500, null],
  badFilterValue: [errors.badFilterValue('age', 'x'), 200, 500, null],
  badConditions: [errors.badConditions('条件过多'), 200, 500, null],
  stale: [errors.stale({ version: 2 }), 200, 409, null],
  foreignFile: [errors.foreignFile('photo'), 200, 500, null],
  tenantFull: [errors.tenantFull({ name: '七处', limit: 3 }), 200, 500, null],
  duplicate: [errors.duplicate(), 200, 500, null],
  constraint: [errors.constraint(), 200, 500, null],
  tooLarge: [errors.tooLarge(), 200, 500, null],
  bodyTooLarge: [errors.bodyTooLarge(), 413, 413, null],
  unknownPath: [errors.unknownPath(), 404, 404, null],
  notFound: [errors.notFound(), 404, 404, null],
  wrongMethod: [errors.wrongMethod('PUT', ['GET']), 200, 405, null],
  tooOften: [errors.tooOften(7), 429, 429, 7],
  tooManyAttempts: [errors.tooManyAttempts(7), 200, 500, 7],
  captcha: [errors.captcha('wrong', 7), 200, 500, null],
  secondFactor: [errors.secondFactor({ id: '1' }), 200, 428, null],
  severalAccounts: [errors.severalAccounts('请选择', []), 200, 300, null],
  inProgress: [errors.inProgress(), 200, 500, null],
  answerWithheld: [errors.answerWithheld(), 200, 500, null],
  keyReused: [errors.keyReused(), 200, 500, null],
  away: [errors.away(), 503, 503, 2],
  upstreamAway: [errors.upstreamAway(), 502, 502, 2],
  unexpected: [errors.unexpected(), 500, 500, null],
}

it.each(Object.entries(ANSWERS))('%s is answered as clients know it', (kind, [error, status, code, retryAfter]) => {
  expect(error).toMatchObject({ kind, status, code, retryAfter })
  expect(error.message).not.toBe('')
})

it.each([
  [errors.refused('不可以', 501, { id: '1' }), 501, { id: '1' }],
  [errors.stale({ version: 2 }), 409, { version: 2 }],
  [errors.captcha('missing', 0), 500, { captcha: { waitSeconds: 0 } }],
  [errors.secondFactor({ id: '1' }), 428, { id: '1' }],
  [errors.badJson(), 400, null],
])('says more where there is more: %s', (error, code, result) => {
  expect(error).toMatchObject({ code, result })
})

it('refuses with a text', () => {
  expect(() => fail('不可以')).toThrow(expect.objectContaining({ message: '不可以', status: 200, code: 500, result: null }))
  expect(() => fail('不可以', 501, 1)).toThrow(expect.objectContaining({ code: 501, result: 1 }))
  expect(() => fail('不可以')).toThrow(ServerError)
})
