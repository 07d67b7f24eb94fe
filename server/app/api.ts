import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallLimits } from '../http/call-limits'
import { findHandlers, type GuardServices, type Operation, routeContracts } from '../http/contract'
import { cleanAnswers } from '../http/idempotency'
import type { SubjectServices } from '../http/module'
import type { SessionSearch } from '../http/session'
import { createSessionCookies, type SessionCookies } from '../http/session-cookies'
import type { PageFacts } from '../http/web/page-facts'
import { Engine } from '../jobs'
import type { Catalog } from '../query'
import { addSockets, type SocketServices } from '../sockets'
import { analysis } from '../subjects/analysis'
import { announcementNews } from '../subjects/announcements'
import { apiDocs } from '../subjects/api-docs'
import { liveTables, recordsModule } from '../subjects/entities'
import { allowFilesIn, drawOldPictures, keepFiles, resultFiles, takeParts } from '../subjects/files'
import { Gateway, type GatewayOptions, gatewayRoute, liveRoutes, noteFault, serveGateway, type TakenSegments } from '../subjects/gateway'
import { dataLog } from '../subjects/history'
import {
  createIntegrations,
  findSession,
  findSessionByHash,
  idleMinutes,
  livingPlaces,
  makeAccounts,
  USUAL_LIMITS,
} from '../subjects/identity'
import { notifyOwners } from '../subjects/jobs'
import { noteCalls } from '../subjects/log'
import { chainLogs, logSeal, SealCopies } from '../subjects/log-seals'
import { openFacts } from '../subjects/menus'
import { CHANNEL_KEY } from '../subjects/messages'
import { addHealth, addMetrics, monitor as monitorModule, ownChecks, sampleRegularly, watch } from '../subjects/monitor'
import { onlineForm } from '../subjects/online-forms'
import { onlineReport } from '../subjects/online-reports'
import { screenCheck, storedScreen } from '../subjects/screens'
import { followSettings } from '../subjects/settings'
import { statistics } from '../subjects/statistics'
import { root } from '../util/root'
import { StartError } from '../util/start-error'
import { SYSTEM_TENANT } from '../util/system-tenant'
import type { BuildOptions } from './app'
import { createCatalog } from './catalog'
import { type Data, keepData, openData } from './data'
import { readDefinitions } from './definitions'
import { modules as allModules } from './modules'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the modules of this application have declared; absent when the API is forwarded. */
    readonly catalog?: Catalog
    /** What browsers send without a script; absent when the API is forwarded. */
    readonly sessionCookies?: SessionCookies
  }
}

const MAX_FILE = 10 * 1024 * 1024

const socketServices = (data: Data, cookies: SessionCookies): SocketServices => ({
  findSession: ({ tokenHash, tenantId }) => findSessionByHash(data, tokenHash, { tenant: tenantId, active: false }),
  findSessionOfToken: token => findSession(data, token, { active: false }),
  placeOfCookie: cookies.read,
  livingPlaces: tokenHashes => livingPlaces(data, tokenHashes),
  ...announcementNews(data),
})

/** What subjects hand to every call. */
function subjectServices(app: FastifyInstance, data: Data, { settings }: Catalog, { config, ...options }: BuildOptions): SubjectServices {
  const accounts = makeAccounts(data, {
    limits: options.limits ?? USUAL_LIMITS,
    keyFor: data.keyFor,
    now: options.now ?? Date.now,
    idleMinutes: () => settings.value(idleMinutes),
  })
  return {
    accounts,
    signIn: config.signIn,
    integrations: createIntegrations(config, options.say ?? (() => {})),
    dataSourceKey: data.keyFor('data-sources'),
    messageChannelKey: data.keyFor(CHANNEL_KEY),
    settingKey: data.keyFor('settings'),
    keepErrors: (trx, file) => app.files.saveFile(trx, { ...file, biz: 'import-errors', type: 'text/plain; charset=utf-8' }),
  }
}

/** Begins jobs when the server is ready; they end before its database is closed. */
async function runJobs(app: FastifyInstance, data: Data, { jobs: types }: Catalog): Promise<void> {
  const engine = new Engine({
    database: data.jobs,
    withTenant: data.withTenant,
    types,
    keyFor: data.keyFor,
    files: resultFiles(app.files),
    notify: () => notifyOwners(data),
    warn: error => app.log.warn({ err: error }, 'jobs could not be looked after'),
  })
  await engine.start()
  app.addHook('preClose', () => engine.close())
}

/** First segments of paths below `API_BASE` that are the application's own. */
const takenSegments = (operations: readonly Operation[]): TakenSegments =>
  new Set(['websocket', 'vxesocket', 'actuator', ...operations.map(({ path }) => (path.split('/')[1] ?? '').toLowerCase())])

/** Forwards what no operation answers, by the routes that are on; every server hears when they change. */
async function openGateway(
  app: FastifyInstance,
  data: Data,
  options: Pick<GatewayOptions, 'apiBase' | 'taken' | keyof GuardServices>,
): Promise<void> {
  const system = { tenantId: SYSTEM_TENANT, username: '', orgCode: null }
  const gateway = new Gateway({
    ...options,
    mark: `weft-${data.keyFor('gateway').toString('hex').slice(0, 16)}`,
    read: () => data.withTenant(system, liveRoutes),
    noteFault: (id, text) => data.withTenant(system, trx => noteFault(trx, id, text)),
    warn: (error, text) => app.log.warn({ err: error }, text),
  })
  const load = () => void gateway.load()
  await data.listen({ channels: ['weft_gateway'], onMessage: load, back: load })
  await gateway.load()
  await serveGateway(app, gateway, options.apiBase)
}

/** The operations of the contracts, over the database of the settings; what has to be known of its pages. */
export async function addApi(app: FastifyInstance, options: BuildOptions): Promise<PageFacts> {
  const { config, logs = true, jobs = true } = options
  const { entities, screens, operations } = options.definitions ?? readDefinitions()
  const copies = new SealCopies(config.dataDir)
  const derived = [statistics(entities), analysis(entities), onlineReport(entities), onlineForm]
  const made = [
    recordsModule(entities),
    ...derived,
    storedScreen(root, screens, screenCheck(root, operations)),
    apiDocs(operations, config.apiBase),
    dataLog(screens),
    // After the tables of entities, to which it adds rules.
    monitorModule,
    logSeal(copies),
    gatewayRoute(takenSegments(operations)),
  ]
  const all = [...allModules, ...made]
  const modules = options.only ?? all
  const catalog = createCatalog()
  // A module alone still names what the others keep.
  for (const module of new Set([...all, ...modules])) module.declare?.(catalog)
  app.decorate('catalog', catalog)
  const fault = catalog.settings.fix(config.variable)
  if (fault !== undefined) throw new StartError(fault)
  const handlers = findHandlers(operations, modules, options.only !== undefined)
  const monitor = config.monitoring ? watch(app, config) : undefined
  const data = await openData({
    config,
    modules,
    catalog,
    log: options.say ?? (() => {}),
    settings: options.settings,
    longestWait: options.longestWait,
    onStatement: monitor?.statement,
  })
  keepData(app, data)
  await followSettings(data, catalog.settings, error => app.log.warn({ err: error }, 'settings could not be read'))
  const cookies = createSessionCookies(data.keyFor('session-cookies'), [
    `${config.apiBase}/sys/common/static`,
    `${config.apiBase}/websocket`,
  ])
  app.decorate('sessionCookies', cookies)
  addHealth(app, ownChecks(data.jobs, config.dataDir))
  addMetrics(app, config.metricsToken)
  if (logs) noteCalls(app, data, config.apiBase)
  keepFiles(app, config)
  drawOldPictures(app, data)
  await app.register(multipart, { limits: { fileSize: MAX_FILE, files: 20, fields: 50, fieldSize: 1024 * 1024 } })
  await addSockets(app, { data, services: socketServices(data, cookies), apiBase: config.apiBase, live: liveTables(entities) })
  const guarding = {
    findSession: (token: unknown, search?: SessionSearch) => findSession(data, token, search),
    findSessionOfCookie: async (request: FastifyRequest) => {
      const place = cookies.read(request)
      return place && findSessionByHash(data, place.tokenHash, { tenant: place.tenantId, active: false })
    },
    callLimits: new CallLimits(config.userCallsPerSecond),
  }
  routeContracts(app, {
    apiBase: config.apiBase,
    strictInput: config.strictInput,
    operations,
    handlers,
    database: data,
    ...guarding,
    subjects: subjectServices(app, data, catalog, options),
    allowFilesIn,
    catalog,
    requestKey: data.keyFor('idempotency'),
  })
  cleanAnswers(app, data)
  await takeParts(app, { apiBase: config.apiBase, database: data, ...guarding })
  if (options.only === undefined) {
    if (jobs) await runJobs(app, data, catalog)
    if (logs) chainLogs(app, data, copies)
    await openGateway(app, data, { ...guarding, apiBase: config.apiBase, taken: takenSegments(operations) })
  }
  if (monitor) sampleRegularly(app, monitor, data, options.only === undefined)
  // Where front ends ask whether the server answers.
  app.head(config.apiBase, (_request, reply) => reply.status(204).send())
  const facts = await openFacts(data)
  app.addHook('onClose', async () => facts.close())
  return facts
}
