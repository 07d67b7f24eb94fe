import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Database, Trx } from '../db/database'
import { errors } from '../errors'
import { allowFiles, filesNamedIn } from '../files'
import { readingAs } from '../query'
import { useAllowance } from './allowances'
import type { Call, SubjectServices } from './module'
import { isAllowed, type Session } from './session'

export interface CallServices {
  readonly database: Database
  readonly subjects: SubjectServices
}

/** What the database is told of the session that acts. */
export function actorOf(session: Session, request: FastifyRequest): Actor {
  return { tenantId: session.tenantId, username: session.username, orgCode: session.orgCode, trace: request.id }
}

/** One call as its handler sees it. */
export function makeCall(services: CallServices, session: Session | null, request: FastifyRequest, reply: FastifyReply): Call {
  const { database, subjects } = services
  const actor = (): Actor => {
    if (!session) throw errors.sessionOver()
    return actorOf(session, request)
  }
  const can = (permission: string) => isAllowed(permission, session)
  const reading =
    <T>(work: (trx: Trx) => Promise<T>) =>
    (trx: Trx) =>
      work(session ? readingAs(trx, { username: session.username, can }) : trx)
  let files: ReadonlySet<string> | undefined
  const named = () => {
    files ??= filesNamedIn(request.body)
    return files
  }
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
        if (session) await allowFiles(trx, { session, can }, named())
        return reading(work)(trx)
      }),
    readTenant: async work => database.readTenant(actor(), reading(work)),
    readReport: async work => database.readReport(actor(), reading(work)),
    changeForms: work => database.changeForms(work),
    withActor: (given, work) => database.withTenant({ ...given, trace: request.id }, work),
    can,
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
