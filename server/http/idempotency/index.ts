import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import { errors } from '../../util/errors'
import { Answer, answer } from '../answers'
import { actorOf } from '../call'
import type { Operation } from '../contract/operations'
import type { Session } from '../session'
import * as stored from './repository'
import { digestRequest } from './request-digest'

export { removeExpiredAnswers } from './repository'

const HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{8,200}$/

interface Stored {
  result: unknown
  message: string
  code: number
  /** Whether the handler returned a plain payload instead of an answer with its own message. */
  plain: boolean
}

/** Kept instead of an answer that holds a secret: only that the request was carried out. */
interface Withheld {
  withheld: true
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADER]
  if (key === undefined || request.method === 'GET') return null
  if (typeof key !== 'string' || !KEY.test(key)) throw errors.badInput(HEADER)
  return key
}

const toStored = (outcome: unknown): Stored =>
  outcome instanceof Answer
    ? { result: outcome.result, message: outcome.message, code: outcome.code, plain: false }
    : { result: outcome ?? null, message: '', code: 0, plain: true }

const WITHHELD: Withheld = { withheld: true }

function fromStored(former: Stored | Withheld): unknown {
  if ('withheld' in former) throw errors.answerWithheld()
  return former.plain ? former.result : answer({ ...former, result: former.result })
}

/** Instead of the digest of an upload that has not come to its end. */
const COMING = 'coming'

/** What `once` needs of the server. */
export interface OnceServices {
  readonly database: Database
  /** For the digests of requests: bodies hold passwords. */
  readonly requestKey: Buffer
}

/**
 * Runs `work` once per user and `Idempotency-Key`: a repetition gets the stored answer. Of an answer with secrets only the fact is
 * stored, and the repetition is refused. A refused request has done nothing and may be repeated. When the server died in between,
 * the outcome is unknown: the repetition is told so and does not act.
 */
export async function once(
  { database, requestKey }: OnceServices,
  session: Session | null,
  operation: Pick<Operation, 'id' | 'secret'>,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(request)
  if (key === null || session === null) return work()
  const actor = actorOf(session, request)
  const own = { userId: session.userId, key }
  const digest = digestRequest(requestKey, operation.id, request)
  const requestHash = digest.upload ? COMING : await digest.read()
  const former = await stored.begin(database, actor, { ...own, operation: operation.id, requestHash })
  if (former) {
    // What an upload is, is unknown before it has come: its repetition waits rather than reads.
    if (digest.upload && former.answer === null) throw errors.inProgress()
    if (former.requestHash !== (digest.upload ? await digest.read() : requestHash)) throw errors.keyReused()
    if (former.answer === null) throw errors.inProgress()
    return fromStored(former.answer as Stored | Withheld)
  }
  try {
    const outcome = await work()
    const answer = JSON.stringify(operation.secret ? WITHHELD : toStored(outcome))
    const done = { answer, ...(digest.upload && { requestHash: await digest.read() }) }
    await stored.end(database, actor, own, done)
    return outcome
  } catch (error) {
    await stored.forget(database, actor, own).catch(() => {})
    throw error
  }
}
