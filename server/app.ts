import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { errors } from './errors'
import { modules as allModules } from './modules'
import { analysis } from './modules/analysis'
import { apiDocs } from './modules/api-docs'
import { onlineForm } from './modules/online-form'
import { onlineReport } from './modules/online-report'
import { statistics } from './modules/statistics'
import { storedScreen } from './modules/stored-screen'
import { createIntegrations } from './outside'
import { makeAccounts } from './plugins/accounts'
import { type AttemptLimits, USUAL_LIMITS } from './plugins/attempts'
import { CallLimits } from './plugins/call-limits'
import type { Config } from './plugins/config'
import { HEADERS_TIMEOUT, keepAddresses, refuseMalformed, TIMEOUT_CHECKS } from './plugins/connections'
import { findHandlers, readDocuments, readOperations, routeContracts } from './plugins/contract'
import { keepData, openData } from './plugins/db'
import { answerErrors, sendError, toServerError } from './plugins/errors'
import { keepFiles } from './plugins/files'
import { forwardApi } from './plugins/forward'
import { forwardSockets } from './plugins/forward-sockets'
import { addHeaders, setHeaders } from './plugins/headers'
import { cleanAnswers } from './plugins/idempotency'
import { followRequests, inLanguageOf } from './plugins/language'
import type { Module } from './plugins/module'
import { factsOfSettings, openFacts, type PageFacts } from './plugins/page-facts'
import { noteRefusals } from './plugins/refusals'
import { findSession, type SessionSearch } from './plugins/session'
import { takeParts } from './plugins/uploads'
import { serveWeb } from './plugins/web'
import { liveTables, recordsModule } from './records'
import { loadEntities } from './records/load'
import { root } from './root'
import { declareScreens, declareStoredScreens, screenCheck } from './screens'
import { addSockets } from './sockets'

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
  /** `-c` settings of the embedded PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>
  /** The built front end. Default `dist/web`. */
  readonly webDir?: string
  /** Contracts. Default `schemas/api`. */
  readonly contractsDir?: string
  /** Milliseconds that a caller has for the headers of a request. Default 15 s. */
  readonly headersTimeout?: number
}

const MAX_FILE = 10 * 1024 * 1024
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

async function addApi(app: FastifyInstance, options: BuildOptions): Promise<PageFacts> {
  const { config } = options
  const entities = loadEntities(root)
  const operations = readOperations(readDocuments(options.contractsDir ?? join(root, 'schemas', 'api')))
  declareScreens(root)
  declareStoredScreens(root)
  const derived = [statistics(entities), analysis(entities), onlineReport(entities), onlineForm()]
  const made = [recordsModule(entities), ...derived, storedScreen(screenCheck(root, operations)), apiDocs(operations, config.apiBase)]
  const modules = options.only ?? [...allModules, ...made]
  const handlers = findHandlers(operations, modules, options.only !== undefined)
  const data = await openData({ config, modules, log: options.say ?? (() => {}), ...(options.settings && { settings: options.settings }) })
  keepData(app, data)
  noteRefusals(app, data, config.apiBase)
  keepFiles(app, config)
  await app.register(multipart, { limits: { fileSize: MAX_FILE, files: 20, fields: 50, fieldSize: 1024 * 1024 } })
  await addSockets(app, data, config.apiBase, liveTables(entities))
  const accounts = makeAccounts(data, {
    limits: options.limits ?? USUAL_LIMITS,
    keyFor: data.keyFor,
    now: options.now ?? Date.now,
    idleMinutes: config.signIn.idleMinutes,
  })
  const guarding = {
    findSession: (token: unknown, search?: SessionSearch) => findSession(data, token, search),
    callLimits: new CallLimits(config.userCallsPerSecond),
  }
  routeContracts(app, {
    apiBase: config.apiBase,
    operations,
    handlers,
    database: data,
    ...guarding,
    subjects: { accounts, signIn: config.signIn, integrations: createIntegrations(config, options.say ?? (() => {})) },
    requestKey: data.keyFor('idempotency'),
  })
  cleanAnswers(app, data)
  await takeParts(app, { apiBase: config.apiBase, database: data, ...guarding })
  // Where front ends ask whether the server answers.
  app.head(config.apiBase, (_request, reply) => reply.status(204).send())
  const facts = await openFacts(data)
  app.addHook('onClose', async () => facts.close())
  return facts
}

async function addForwarding(app: FastifyInstance, apiUrl: string, { apiBase, frameOrigins }: Config): Promise<PageFacts> {
  keepData(app, null)
  await forwardApi(app, apiUrl, apiBase)
  forwardSockets(app, apiUrl, apiBase)
  return factsOfSettings(frameOrigins)
}

/** The whole server, not yet listening: tests `inject` into it. Closing it ends its database too. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const app = makeApp(options)
  const { apiUrl, apiBase } = options.config
  try {
    keepAddresses(app)
    followRequests(app)
    answerErrors(app)
    addHeaders(app)
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
