import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import type { Operation } from '../../http/contract'
import { toServerError } from '../../http/errors'
import { ServerError } from '../../util/errors'
import { isNoted, lineOf } from './operations'
import { type Refusal, RefusalLog } from './refusals'
import { LineWriter } from './writer'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contracts that the route answers; absent on routes of their own. */
    operation?: Pick<Operation, 'id' | 'path' | 'auth' | 'reads' | 'form'>
  }
  interface FastifyInstance {
    /** What calls leave in the log, on its way there; absent when the API is forwarded. */
    readonly callLog?: CallLog
  }
}

/** Calls on their way to the log. */
export interface CallLog {
  /** Writes what is due; with `all` also what would wait for the end of its minute. */
  flush(all?: boolean): Promise<void>
}

const EVERY_MS = 1000
/** Lines of operations that wait for a database that is away; more are dropped. */
const MOST_WAITING = 5000
/** Errors that are refusals besides those with the code for a lacking right. */
const REFUSALS: ReadonlySet<string> = new Set(['sessionOver', 'tooOften', 'tooManyAttempts', 'captcha'])
const NO_RIGHT = 510
/** What is kept of an error: its name, what it says, and where it was thrown. */
const LONGEST_FAULT = 8000

const isRefusal = ({ code, kind }: ServerError) => code === NO_RIGHT || REFUSALS.has(kind)

function callOf(request: FastifyRequest, kind: string, apiBase: string): Refusal {
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

/** What the log keeps of an error; undefined for one that says why a call was not done, and for a database that is away. */
function troubleOf(request: FastifyRequest, error: unknown, apiBase: string): Refusal | undefined {
  if (error instanceof ServerError) return isRefusal(error) ? callOf(request, error.kind, apiBase) : undefined
  if (toServerError(error).kind !== 'unexpected') return undefined
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { ...callOf(request, name, apiBase), fault: (stack ?? message).slice(0, LONGEST_FAULT) }
}

/**
 * Leaves a line in the log for every call of the routes that are added afterwards which was refused, failed as none should, or changed
 * something. Written behind the answers.
 */
export function noteCalls(app: FastifyInstance, database: Database, apiBase: string): void {
  const warn = (error: unknown, lines: number) => app.log.warn({ err: error, lines }, 'lines wait to be written to the log')
  const troubles = new RefusalLog(database, warn)
  const operations = new LineWriter(database, warn, MOST_WAITING)
  const failed = new WeakSet<FastifyRequest>()
  const flush = async (all = false) => {
    await Promise.all([troubles.flush(all), operations.flush()])
  }
  app.decorate('callLog', { flush })
  app.addHook('onError', async (request, _reply, error: unknown) => {
    failed.add(request)
    const trouble = troubleOf(request, error, apiBase)
    if (trouble) troubles.note(trouble)
  })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { operation } = request.routeOptions.config
    if (!failed.has(request) && request.session && operation && isNoted(request, operation))
      operations.add(lineOf(request, request.session, operation, reply.elapsedTime))
  })
  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush(true)
  })
}
