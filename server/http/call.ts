import type { FastifyReply, FastifyRequest } from 'fastify'
import { useAllowance } from '../db/allowances'
import type { Actor, Database, Trx } from '../db/database'
import type { Catalog } from '../query'
import { errors } from '../util/errors'
import type { Call, SubjectServices } from './module'
import { readsAs } from './reading'
import { clearanceOf, isAllowed, type Session } from './session'

/**
 * Lets a transaction name those of the files in a value that its reader may read. What a value names is looked for once, at the first
 * transaction.
 */
export type FileAllowance = (given: unknown) => (trx: Trx, reader: Pick<Call, 'session' | 'can'>) => Promise<void>

export interface CallServices {
  readonly database: Database
  readonly subjects: SubjectServices
  readonly allowFilesIn: FileAllowance
  readonly catalog: Catalog
}

/** What the database is told of the session that acts. */
export function actorOf(session: Session, request: FastifyRequest): Actor {
  const { tenantId, username, orgCode, position } = session
  return { tenantId, username, orgCode, position, trace: request.id, clearance: clearanceOf(session) }
}

/** One call as its handler sees it. */
export function makeCall(services: CallServices, session: Session | null, request: FastifyRequest, reply: FastifyReply): Call {
  const { database, subjects, allowFilesIn, catalog } = services
  const actor = (): Actor => {
    if (!session) throw errors.sessionOver()
    return actorOf(session, request)
  }
  const can = (permission: string) => isAllowed(permission, session)
  const reading = <T>(work: (trx: Trx) => Promise<T>) => (session ? readsAs(session)(work) : work)
  const allowNamed = allowFilesIn(request.body)
  const call: Call<unknown, unknown, unknown, Session | null> = {
    query: request.query,
    params: request.params,
    body: request.body,
    session,
    request,
    reply,
    ...subjects,
    log: request.log,
    withTenant: async work =>
      database.withTenant(actor(), async trx => {
        if (session) await allowNamed(trx, { session, can })
        return reading(work)(trx)
      }),
    readTenant: async work => database.readTenant(actor(), reading(work)),
    readReport: async work => database.readReport(actor(), reading(work)),
    changeForms: work => database.changeForms(work),
    withActor: (given, work) => database.withTenant({ ...given, trace: request.id }, work),
    allowFiles: async (trx, given) => {
      if (session) await allowFilesIn(given)(trx, { session, can })
    },
    can,
    catalog,
    spend: async (allowance, amount) => {
      if (!session) throw errors.sessionOver()
      await useAllowance(database, allowance, session.userId, amount)
    },
    audit: async ({ table, recordId, action, detail }) => {
      const after = detail === undefined ? null : JSON.stringify(detail)
      const row = { tableName: table, recordId: recordId ?? null, action, before: null, after }
      await database.withTenant(actor(), trx => trx.insertInto('sysAudit').values(row).execute())
    },
  }
  // The guard has made sure of the session wherever the contract asks for one.
  return call as Call
}
