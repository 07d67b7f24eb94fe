import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../db/away'
import { FORMS_SCHEMA } from '../db/schemas'
import { errors, ServerError } from '../util/errors'
import { texts } from '../util/texts'
import { failed } from './answers'
import { isCurrent } from './generation'
import { inLanguageOf } from './language'

/** Codes of PostgreSQL that are the caller's doing. */
const DUPLICATE = '23505'
/** Raised by `weft.note_files`. */
const FOREIGN_FILE = 'WF001'
/** Raised by `weft.limit_users`, with the name of the tenant and its limit. */
const TENANT_FULL = 'WF002'
const CONSTRAINTS = new Set(['22001', '22003', '23502', '23503', '23514'])
/** A text that is no number, date or JSON. */
const WRONG_TYPES = new Set(['22P02', '22007', '22008'])
/** A zero byte or half a character in a place that no gate has looked at. */
const UNSTORABLE = new Set(['22021', '22P05'])
/** Given up or out of luck, not wrong: the caller may try again. */
const PASSING = new Set(['57014', '40001', '40P01', '55P03'])

const camelCase = (column: string) => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** What the database says of a refused row. */
interface DatabaseFault {
  readonly code?: string
  readonly column?: string
  readonly schema?: string
  readonly detail?: string
}

function fromDatabase({ code = '', column = '', schema, detail = '{}' }: DatabaseFault): ServerError | null {
  if (code === FOREIGN_FILE) return errors.foreignFile(schema === FORMS_SCHEMA ? column : camelCase(column))
  if (code === TENANT_FULL) return errors.tenantFull(JSON.parse(detail) as { name: string; limit: number })
  if (code === DUPLICATE) return errors.duplicate()
  if (CONSTRAINTS.has(code)) return errors.constraint()
  if (WRONG_TYPES.has(code)) return errors.badInput(texts.wrongType(''))
  if (UNSTORABLE.has(code)) return errors.badInput(texts.notStorable(''))
  return PASSING.has(code) ? errors.away() : null
}

function fromFastify({ code, statusCode }: FastifyError): ServerError | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return errors.bodyTooLarge()
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return errors.badUrl()
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return errors.tooLarge()
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null
  return errors.badJson()
}

/** What the caller is told about a failure; everything that is not in the table is unexpected and stays in the log. */
export function toServerError(error: unknown): ServerError {
  if (error instanceof ServerError) return error
  if (isAway(error)) return errors.away()
  const fault = error as FastifyError
  return fromDatabase(fault) ?? fromFastify(fault) ?? errors.unexpected()
}

/** Now in GMT+8, as the family writes it. */
function now(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** After which clients of 3.x ask for another picture. */
const WRONG_CAPTCHA = 412

const STATUS_NAMES: Readonly<Record<number, string>> = { 404: 'Not Found', 500: 'Internal Server Error' }

/** The error page of the family's container, as its clients expect for a lost session and an unknown path (§2.6). */
function containerBody(request: FastifyRequest, status: number, message: string) {
  return { timestamp: now(), status, error: STATUS_NAMES[status] ?? 'Error', message, path: request.url.split('?')[0] }
}

/** How an error leaves: most as the envelope, a lost session and an unknown path as the release that the caller speaks has them. */
function worded({ kind, status, message, code, result }: ServerError, request: FastifyRequest): { status: number; body: object } {
  const current = isCurrent(request)
  if (current && kind === 'sessionOver') return { status: 401, body: failed(texts.currentSessionOver, 401) }
  if (current && kind === 'unknownPath') return { status: 200, body: failed(texts.unknownPath, 404) }
  if (current && kind === 'captcha') return { status, body: failed(message, WRONG_CAPTCHA, result) }
  if (['sessionOver', 'unknownPath', 'notFound'].includes(kind)) return { status, body: containerBody(request, status, message) }
  return { status, body: failed(message, code, result) }
}

function send(error: ServerError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = worded(error, request)
  if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter))
  // As text: the schema of the operation's success must not cut it.
  reply.status(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

/** Answers every failure with the envelope; the cause goes to the log, with the trace id that the caller gets too. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // What fails while a body comes in fails outside of the request's hooks.
    const told = inLanguageOf(request, () => toServerError(error))
    if (told.kind === 'unexpected') request.log.error({ err: error }, 'unexpected failure')
    else if (told.kind === 'away') request.log.warn({ err: error }, 'the database is away')
    send(told, request, reply)
  })
}

/** Answers one failure outside of a handler. */
export const sendError = send
