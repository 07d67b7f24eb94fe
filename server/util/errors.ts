import { texts } from './texts'

/** How a refused call is answered: an envelope, or the family's error page body for a lost session. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  constructor(
    /** The name of the error in the table below; it goes to the log, never to the caller. */
    readonly kind: string,
    message: string,
    /** HTTP status. */
    readonly status: number,
    /** Code in the envelope. */
    readonly code: number,
    readonly result: unknown = null,
    /** Seconds to wait, sent as Retry-After; null when waiting does not help. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/**
 * The table of errors: each entry makes the error with its message. Business refusals come with HTTP 200, as clients of
 * the family expect; a code is never given a second meaning.
 */
export const errors = {
  /** A rule of the business says no; the text is the module's own. */
  refused: (message: string, code = 500, result: unknown = null) => new ServerError('refused', message, 200, code, result),
  sessionOver: () => new ServerError('sessionOver', texts.sessionOver, 500, 500),
  noPermission: () => new ServerError('noPermission', texts.noPermission, 403, 510),
  /** The password was set by another user. HTTP 200, since of a 403 clients do not show the message. */
  newPasswordFirst: () => new ServerError('newPasswordFirst', texts.newPasswordFirst, 200, 510),
  otherSubject: () => new ServerError('otherSubject', texts.otherSubject, 403, 510),
  otherTenant: () => new ServerError('otherTenant', texts.otherTenant, 403, 510),
  workerScript: () => new ServerError('workerScript', texts.workerScript, 403, 510),
  /** A page wants to run, or to hold within itself, what another server answers. */
  onlyData: () => new ServerError('onlyData', texts.onlyData, 403, 510),
  crossSite: () => new ServerError('crossSite', texts.crossSite, 403, 510),
  badInput: (detail: string) => new ServerError('badInput', texts.badInput(detail), 400, 400),
  badJson: () => new ServerError('badJson', texts.badJson, 400, 400),
  badUrl: () => new ServerError('badUrl', texts.badUrl, 400, 400),
  unknownField: (name: string) => new ServerError('unknownField', texts.unknownField(name), 200, 500),
  unknownSortColumn: (name: string) => new ServerError('unknownSortColumn', texts.unknownSortColumn(name), 200, 500),
  badFilterValue: (name: string, value: string) => new ServerError('badFilterValue', texts.badFilterValue(name, value), 200, 500),
  /** The conditions of an advanced query cannot be read, or are too many. */
  badConditions: (why: string) => new ServerError('badConditions', why, 200, 500),
  /** `current` is the row as it stands now, so that no input is lost. */
  stale: (current: unknown) => new ServerError('stale', texts.stale, 200, 409, current),
  /** A record names a file that its writer may not read; `field` is the request's. */
  foreignFile: (field: string) => new ServerError('foreignFile', texts.foreignFile, 200, 500, [{ field, message: texts.foreignFile }]),
  /** One user more than the tenant may have. */
  tenantFull: ({ name, limit }: { readonly name: string; readonly limit: number }) =>
    new ServerError('tenantFull', texts.tenantFull(name, limit), 200, 500),
  duplicate: () => new ServerError('duplicate', texts.duplicate, 200, 500),
  constraint: () => new ServerError('constraint', texts.constraint, 200, 500),
  tooLarge: () => new ServerError('tooLarge', texts.tooLarge, 200, 500),
  bodyTooLarge: () => new ServerError('bodyTooLarge', texts.bodyTooLarge, 413, 413),
  /** No operation stands at the path; `notFound` is said of what an operation looks for. */
  unknownPath: () => new ServerError('unknownPath', texts.notFound, 404, 404),
  notFound: (message = texts.notFound) => new ServerError('notFound', message, 404, 404),
  wrongMethod: (method: string, allowed: readonly string[]) => new ServerError('wrongMethod', texts.wrongMethod(method, allowed), 200, 405),
  tooOften: (seconds: number) => new ServerError('tooOften', texts.tooOften(seconds), 429, 429, null, seconds),
  tooManyAttempts: (seconds: number) => new ServerError('tooManyAttempts', texts.tooManyAttempts(seconds), 200, 500, null, seconds),
  /** A sign-in needs a captcha, or after so many seconds none. */
  captcha: (problem: 'missing' | 'wrong', waitSeconds: number) =>
    new ServerError('captcha', texts.captcha[problem], 200, 500, { captcha: { waitSeconds } }),
  /** The password was right; `challenge` says how to go on. */
  secondFactor: (challenge: unknown) => new ServerError('secondFactor', texts.secondFactor, 200, 428, challenge),
  /** The phone is proven and has several accounts: one of `choice` is to be named. */
  severalAccounts: (message: string, choice: unknown) => new ServerError('severalAccounts', message, 200, 300, choice),
  inProgress: () => new ServerError('inProgress', texts.inProgress, 200, 500),
  answerWithheld: () => new ServerError('answerWithheld', texts.answerWithheld, 200, 500),
  keyReused: () => new ServerError('keyReused', texts.keyReused, 200, 500),
  away: () => new ServerError('away', texts.away, 503, 503, null, 2),
  upstreamAway: () => new ServerError('upstreamAway', texts.upstreamAway, 502, 502, null, 2),
  unexpected: () => new ServerError('unexpected', texts.unexpected, 500, 500),
} as const

/** Refuses a call with a text for people: `fail('旧密码输入错误!')`. HTTP 200, envelope code 500 unless said otherwise. */
export function fail(message: string, code = 500, result: unknown = null): never {
  throw errors.refused(message, code, result)
}
