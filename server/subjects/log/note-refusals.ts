import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import type { Operation } from '../../http/contract'
import { ServerError } from '../../util/errors'
import { type Refusal, RefusalLog } from './refusals'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contracts that the route answers; absent on routes of their own. */
    operation?: Pick<Operation, 'id' | 'path'>
  }
  interface FastifyInstance {
    /** Refused calls on their way to the log; absent when the API is forwarded. */
    readonly refusals?: RefusalLog
  }
}

const EVERY_MS = 1000
/** Errors that are refusals besides those with the code for a lacking right. */
const REFUSALS: ReadonlySet<string> = new Set(['sessionOver', 'tooOften', 'tooManyAttempts', 'captcha'])
const NO_RIGHT = 510

const isRefusal = ({ code, kind }: ServerError) => code === NO_RIGHT || REFUSALS.has(kind)

function refusalOf(request: FastifyRequest, kind: string, apiBase: string): Refusal {
  const { session } = request
  const { url = '', config } = request.routeOptions
  const path = config.operation?.path ?? (url.startsWith(apiBase) ? url.slice(apiBase.length) : url)
  return {
    tenantId: session?.tenantId ?? 0,
    userid: session?.userId ?? null,
    username: session?.username ?? null,
    ip: request.ip,
    operation: config.operation?.id ?? path,
    path,
    httpMethod: request.method,
    kind,
    trace: request.id,
  }
}

/** Leaves a line in the log for every refused call of the routes that are added afterwards. */
export function noteRefusals(app: FastifyInstance, database: Database, apiBase: string): void {
  const log = new RefusalLog(database, (error, lines) => app.log.warn({ err: error, lines }, 'refused calls wait to be written to the log'))
  app.decorate('refusals', log)
  app.addHook('onError', async (request, _reply, error: unknown) => {
    if (error instanceof ServerError && isRefusal(error)) log.note(refusalOf(request, error.kind, apiBase))
  })
  const timer = setInterval(() => void log.flush(), EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await log.flush(true)
  })
}
