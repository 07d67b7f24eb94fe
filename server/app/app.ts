import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { compressAnswers } from '../http/compression'
import { endRefusedUpgrade, guardConnections, HEADERS_TIMEOUT, refuseMalformed, TIMEOUT_CHECKS } from '../http/connections'
import { answerErrors, sendError, toServerError } from '../http/errors'
import { forwardApi } from '../http/forward'
import { forwardSockets } from '../http/forward/sockets'
import { addHeaders, setHeaders } from '../http/headers'
import { followRequests, inLanguageOf } from '../http/language'
import type { Module } from '../http/module'
import { serveWeb } from '../http/web'
import { factsOfSettings, type PageFacts } from '../http/web/page-facts'
import type { AttemptLimits } from '../subjects/identity'
import { addHealth } from '../subjects/monitor'
import { errors } from '../util/errors'
import { root } from '../util/root'
import { addApi } from './api'
import type { Config } from './config'
import { keepData } from './data'
import type { Definitions } from './definitions'

export interface BuildOptions {
  readonly config: Config
  /** Default: no log. */
  readonly logger?: FastifyServerOptions['logger']
  /** Lines about the start and the database. Default: nowhere. */
  readonly say?: (line: string) => void
  /** Only these modules, and only their operations; for tests of one module. Default: all, and every operation must have one. */
  readonly only?: readonly Module[]
  /** Failed sign-ins that are borne. */
  readonly limits?: AttemptLimits
  /** Milliseconds since 1970, for codes that come from the time. Default the clock. */
  readonly now?: () => number
  /** A server of the same files and settings has prepared the database, as for tests, which begin with copies. Default false. */
  readonly prepared?: boolean
  /** `-c` settings of the embedded PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>
  /** The built front end. Default `dist/web`. */
  readonly webDir?: string
  /** What the files of the repository say. Default: they are read. */
  readonly definitions?: Definitions
  /** Milliseconds that a caller has for the headers of a request. Default 15 s. */
  readonly headersTimeout?: number
  /** Milliseconds that a call waits for a connection of the database. Default 5 s. */
  readonly longestWait?: number
  /** Calls leave lines in the log, which are linked. Default true; a bench tells what it costs by a server without. */
  readonly logs?: boolean
  /** Jobs run. Default true, the same. */
  readonly jobs?: boolean
  /** What the server measures of itself is written at its start and each minute. Default true, the same. */
  readonly samples?: boolean
  /** There is the kind of job that schedules are tried with. Default: with sample data. */
  readonly sampleJob?: boolean | undefined
}

const MAX_BODY = 2 * 1024 * 1024
/** Lists are asked by their address: an advanced query may name a thousand values. */
const MAX_HEADERS = 64 * 1024

/** Of so many proxies the last in the chain are believed; Fastify counts from our end. */
const proxiesOf = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

function makeApp(options: BuildOptions): FastifyInstance {
  return Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    http: {
      maxHeaderSize: MAX_HEADERS,
      headersTimeout: options.headersTimeout ?? HEADERS_TIMEOUT,
      connectionsCheckingInterval: TIMEOUT_CHECKS,
    },
    clientErrorHandler: refuseMalformed,
    forceCloseConnections: 'idle',
    genReqId: () => randomBytes(8).toString('hex'),
    requestTimeout: 120_000,
    trustProxy: proxiesOf(options.config),
    // What fails before there is a route: an address that is no address.
    frameworkErrors: (error, request, reply) => {
      endRefusedUpgrade(request, reply)
      setHeaders(request, reply)
      sendError(
        inLanguageOf(request, () => toServerError(error)),
        request,
        reply,
      )
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  })
}

async function addForwarding(app: FastifyInstance, apiUrl: string, { apiBase, apiPages, frameOrigins }: Config): Promise<PageFacts> {
  keepData(app, null)
  addHealth(app)
  await forwardApi(app, { apiUrl, apiPages }, apiBase)
  forwardSockets(app, apiUrl, apiBase)
  return factsOfSettings(frameOrigins)
}

/** The whole server, not yet listening: tests `inject` into it. Closing it ends its database too. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const app = makeApp(options)
  const { apiUrl, apiBase } = options.config
  try {
    guardConnections(app)
    followRequests(app)
    answerErrors(app)
    addHeaders(app)
    compressAnswers(app)
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_request, { ttl }) => errors.tooOften(Math.max(1, Math.ceil(ttl / 1000))),
    })
    const facts = apiUrl ? await addForwarding(app, apiUrl, options.config) : await addApi(app, options)
    await serveWeb(app, { webDir: options.webDir ?? join(root, 'dist', 'web'), apiBase, facts })
    await app.ready()
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}
