import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Answer } from '../answers'
import type { Database } from '../db/database'
import { errors } from '../errors'
import { actorOf } from './call'
import { digestRequest } from './request-digest'
import type { Session } from './session'

const HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{8,200}$/

interface Stored {
  result: unknown
  message: string
  code: number
  /** Null: a plain payload. */
  plain: boolean
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

const fromStored = (stored: Stored): unknown => (stored.plain ? stored.result : new Answer(stored.result, stored.message, stored.code))

/** Instead of the digest of an upload that has not come to its end. */
const COMING = 'coming'

/** What `once` needs of the server. */
export interface OnceServices {
  readonly database: Database
  /** For the digests of requests: bodies hold passwords. */
  readonly requestKey: Buffer
}

/**
 * Runs `work` once per person and `Idempotency-Key`: a repetition gets the stored answer. A refused request has done
 * nothing and may be repeated. When the server died in between, nobody knows: the repetition is told so and does not act.
 */
export async function once(
  { database, requestKey }: OnceServices,
  session: Session | null,
  operation: string,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(request)
  if (key === null || session === null) return work()
  const actor = actorOf(session, request)
  const own = { userId: session.userId, key }
  const digest = digestRequest(requestKey, operation, request)
  const requestHash = digest.upload ? COMING : await digest.read()
  const former = await database.withTenant(actor, async trx => {
    await sql`delete from sys_idempotency where create_time < now() - interval '1 day'`.execute(trx)
    const fresh = await trx
      .insertInto('sysIdempotency')
      .values({ ...own, operation, requestHash, answer: null })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (fresh) return null
    return trx.selectFrom('sysIdempotency').selectAll().where('userId', '=', own.userId).where('key', '=', key).executeTakeFirst()
  })
  if (former) {
    // Nobody knows what an upload is before it has come: its repetition waits rather than reads.
    if (digest.upload && former.answer === null) throw errors.inProgress()
    if (former.requestHash !== (digest.upload ? await digest.read() : requestHash)) throw errors.keyReused()
    if (former.answer === null) throw errors.inProgress()
    return fromStored(former.answer as Stored)
  }
  try {
    const outcome = await work()
    const done = { answer: JSON.stringify(toStored(outcome)), ...(digest.upload && { requestHash: await digest.read() }) }
    await database.withTenant(actor, trx =>
      trx.updateTable('sysIdempotency').set(done).where('userId', '=', own.userId).where('key', '=', key).execute(),
    )
    return outcome
  } catch (error) {
    await database
      .withTenant(actor, trx => trx.deleteFrom('sysIdempotency').where('userId', '=', own.userId).where('key', '=', key).execute())
      .catch(() => {})
    throw error
  }
}
