import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DataEngine } from '../data/engine'
import { CallLimits } from '../http/call-limits'
import { findHandlers, type GuardServices, type Operation, readReaches, routeContracts } from '../http/contract'
import type { SubjectServices } from '../http/module'
import { isAllowed, type SessionSearch } from '../http/session'
import { createSessionCookies, type SessionCookies } from '../http/session-cookies'
import type { PageFacts } from '../http/web/page-facts'
import { Engine } from '../jobs'
import type { Catalog } from '../query'
import { addSockets, type SocketServices } from '../sockets'
import { analysis } from '../subjects/analysis'
import { announcementNews } from '../subjects/announcements'
import { apiDocs } from '../subjects/api-docs'
import { Archives, backup } from '../subjects/backups'
import { courseLearning } from '../subjects/courses'
import { dataSheets } from '../subjects/data'
import { dataRuleTrial } from '../subjects/data-rules'
import {
  contractFields,
  documentAnalysis,
  documentFiles,
  documentFolders,
  documentSearch,
  followAnalysis,
  followIndex,
  knowledge,
  openMailDoor,
} from '../subjects/documents'
import { liveTables, recordsModule } from '../subjects/entities'
import { allowFilesIn, backupFiles, drawOldPictures, keepFiles, resultFiles, takeParts } from '../subjects/files'
import {
  GATEWAY_KEY,
  Gateway,
  type GatewayOptions,
  gatewayRoute,
  listedRoutes,
  noteFault,
  serveGateway,
  type TakenSegments,
  takeToken,
} from '../subjects/gateway'
import { dataLog } from '../subjects/history'
import { housekeeping, isBuiltInSchedule } from '../subjects/housekeeping'
import {
  createIntegrations,
  findHolder,
  findSession,
  findSessionByHash,
  idleMinutes,
  livingPlaces,
  makeAccounts,
  networks,
  passwordRules,
  sessionDays,
  USUAL_LIMITS,
} from '../subjects/identity'
import { notifyOwners, sampleJob, storedJobSecrets } from '../subjects/jobs'
import { law } from '../subjects/laws'
import { noteCalls } from '../subjects/log'
import { chainLogs, logSeal, SealCopies } from '../subjects/log-seals'
import { mailedReport } from '../subjects/mailed-reports'
import { openFacts } from '../subjects/menus'
import { CHANNEL_KEY, message } from '../subjects/messages'
import { addActuator, addHealth, addMetrics, monitor as monitorModule, ownChecks, sampleRegularly, watch } from '../subjects/monitor'
import { onlineForm } from '../subjects/online-forms'
import { onlineReport } from '../subjects/online-reports'
import { recordShare } from '../subjects/record-shares'
import { rowImport } from '../subjects/row-imports'
import { screenCheck, storedScreen, titlesOfScreens } from '../subjects/screens'
import { chosenLogo, chosenName, followSettings, internalPlaces } from '../subjects/settings'
import { statistics } from '../subjects/statistics'
import { followWatch, watchList } from '../subjects/watch-lists'
import { archiveKey } from '../util/archive/key'
import type { Reach } from '../util/reach'
import { root } from '../util/root'
import { StartError } from '../util/start-error'
import { SYSTEM_TENANT } from '../util/system-tenant'
import { version } from '../util/version'
import { openWorkPlace } from '../util/work-place'
import type { BuildOptions } from './app'
import { createCatalog } from './catalog'
import type { Config } from './config'
import { type Data, keepData, openData } from './data'
import { readDefinitions } from './definitions'
import { modules as allModules } from './modules'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the modules of this application have declared; absent when the API is forwarded. */
    readonly catalog?: Catalog
    /** What browsers send without a script; absent when the API is forwarded. */
    readonly sessionCookies?: SessionCookies
    /** What each operation may give and call; absent when the API is forwarded. */
    readonly reaches?: ReadonlyMap<string, Reach>
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
    sessionDays: () => settings.value(sessionDays),
    networks: () => settings.value(networks),
    passwordDays: () => settings.value(passwordRules.days),
    passwordHistory: () => settings.value(passwordRules.history),
  })
  return {
    accounts,
    signIn: config.signIn,
    integrations: createIntegrations(config, options.say ?? (() => {})),
    dataSourceKey: data.keyFor('data-sources'),
    messageChannelKey: data.keyFor(CHANNEL_KEY),
    gatewayKey: data.keyFor(GATEWAY_KEY),
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
    rightsOf: async (owner, tenantId) => {
      const holder = await findHolder(data, owner, tenantId)
      return holder && (right => isAllowed(right, holder))
    },
    isBuiltIn: isBuiltInSchedule,
    files: resultFiles(app.files),
    notify: () => notifyOwners(data),
    warn: error => app.log.warn({ err: error }, 'jobs could not be looked after'),
  })
  await engine.start()
  app.addHook('preClose', () => engine.close())
}

/** What reports are read by that no call asks for. */
function mailingServices({ data, log }: FastifyInstance, catalog: Catalog) {
  if (!data) throw new Error('The API is forwarded.')
  return { database: data, catalog, dataSourceKey: data.keyFor('data-sources'), log }
}

/** The index of documents, their analysis and their comparison with lists follow what is written, on every server. */
async function followDocuments(app: FastifyInstance, data: Data): Promise<void> {
  const warn = (what: string) => (error: unknown) => app.log.warn({ err: error }, what)
  const news = { database: data, listen: data.listen }
  await followIndex({ ...news, warn: warn('the index of documents could not be asked for') })
  await followAnalysis({ ...news, warn: warn('the analysis of documents could not be asked for') })
  await followWatch({ ...news, warn: warn('the comparison of documents with lists could not be asked for') })
}

/** Documents come in by mail, where the settings name an address. */
async function takeMail(app: FastifyInstance, data: Data, { mailDoor, host }: Config): Promise<void> {
  if (mailDoor === null) return
  const door = await openMailDoor(host, mailDoor, {
    database: data,
    files: app.files,
    findHolder: username => findHolder(data, username, SYSTEM_TENANT),
    warn: (sender, error) => app.log.warn({ err: error, sender }, 'a mail was not taken'),
  })
  app.addHook('preClose', () => door.close())
}

/** Where data are computed; what files were being written when a server was killed is gone. */
function openDataEngine({ dataDir, dataMemory }: Config) {
  const folder = openWorkPlace(join(dataDir, 'data'))
  return { engine: new DataEngine(join(folder, 'engine'), { memory: dataMemory }), folder: join(folder, 'work') }
}

/** What jobs of housekeeping reach; they run while the server has its database. */
function cleaningServices({ data, files }: FastifyInstance) {
  if (!data) throw new Error('The API is forwarded.')
  return { database: data, files }
}

/** First segments of paths below `API_BASE` that are the application's own. */
const takenSegments = (operations: readonly Operation[]): TakenSegments =>
  new Set(['websocket', 'vxesocket', 'actuator', ...operations.map(({ path }) => (path.split('/')[1] ?? '').toLowerCase())])

/** Forwards what no operation answers, by the routes that are on; every server hears when they change. */
async function openGateway(
  app: FastifyInstance,
  data: Data,
  options: Pick<GatewayOptions, 'apiBase' | 'taken' | 'openPlaces' | keyof GuardServices>,
): Promise<void> {
  const system = { tenantId: SYSTEM_TENANT, username: '', orgCode: null }
  const gateway = new Gateway({
    ...options,
    mark: `weft-${data.keyFor('gateway').toString('hex').slice(0, 16)}`,
    key: data.keyFor(GATEWAY_KEY),
    read: () => data.withTenant(system, listedRoutes),
    noteFault: (id, text) => data.withTenant(system, trx => noteFault(trx, id, text)),
    takeToken: (id, address, rate) => data.withTenant(system, trx => takeToken(trx, id, address, rate)),
    warn: (error, text) => app.log.warn({ err: error }, text),
  })
  const load = () => void gateway.load()
  await data.listen({ channels: ['weft_gateway'], onMessage: load, back: load })
  await gateway.load()
  await serveGateway(app, gateway, options.apiBase)
}

/** The operations of the contracts, over the database of the settings; what has to be known of its pages. */
export async function addApi(app: FastifyInstance, options: BuildOptions): Promise<PageFacts> {
  const { config, logs = true, jobs = true, samples = true } = options
  const { entities, screens, operations } = options.definitions ?? readDefinitions()
  const copies = new SealCopies(config.dataDir)
  const ownerUrl = () => app.data?.adminUrl() ?? ''
  const archives = new Archives({
    folder: config.backup.folder ?? join(config.dataDir, 'backups'),
    passphrase: config.backup.passphrase,
    key: () => archiveKey(config.dataDir),
    url: ownerUrl,
    files: () => backupFiles(config.dataDir),
    version,
  })
  const sheets = openDataEngine(config)
  const catalog = createCatalog()
  const derived = [statistics(entities, () => cleaningServices(app).database), analysis(entities), onlineReport(entities), onlineForm]
  const made = [
    recordsModule(entities),
    storedJobSecrets,
    ...derived,
    storedScreen(root, screens, screenCheck(root, operations)),
    apiDocs(operations, config.apiBase),
    dataLog(screens),
    // After the tables of entities, to which it adds rules.
    monitorModule,
    dataSheets(() => ({ ...mailingServices(app, catalog), ...cleaningServices(app), ...sheets })),
    logSeal(copies),
    dataRuleTrial(() => cleaningServices(app).database),
    housekeeping(() => cleaningServices(app), ownerUrl),
    documentSearch(() => ({ database: cleaningServices(app).database, catalog })),
    documentAnalysis(() => ({ database: cleaningServices(app).database, catalog })),
    knowledge(() => cleaningServices(app).database),
    law(() => cleaningServices(app).database),
    courseLearning,
    documentFolders,
    documentFiles(
      () => ({ files: app.files }),
      () => cleaningServices(app).database,
    ),
    recordShare(() => ({ database: cleaningServices(app).database, catalog })),
    watchList(() => mailingServices(app, catalog)),
    contractFields,
    backup(archives),
    message(() => app.files),
    mailedReport(() => mailingServices(app, catalog)),
    rowImport(entities, () => ({ ...mailingServices(app, catalog), ownCall: app.ownCall })),
    gatewayRoute(takenSegments(operations), operations),
  ]
  const tried = (options.sampleJob ?? config.demo) ? [sampleJob] : []
  const all = [...tried, ...allModules, ...made]
  const modules = options.only ?? all
  // A module alone still names what the others keep.
  for (const module of new Set([...all, ...modules])) module.declare?.(catalog)
  app.decorate('catalog', catalog)
  const fault = catalog.settings.fix(config.variable)
  if (fault !== undefined) throw new StartError(fault)
  app.decorate('reaches', readReaches(modules))
  const handlers = findHandlers(operations, modules, options.only !== undefined)
  const monitor = config.monitoring ? watch(app, config) : undefined
  const data = await openData({
    config,
    modules,
    catalog,
    log: options.say ?? (() => {}),
    settings: options.settings,
    prepared: options.prepared,
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
  keepFiles(app, config.dataDir, catalog.settings)
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
    titleOf: titlesOfScreens(screens),
    handlers,
    database: data,
    ...guarding,
    subjects: subjectServices(app, data, catalog, options),
    allowFilesIn,
    catalog,
    requestKey: data.keyFor('idempotency'),
  })
  addActuator(app, { apiBase: config.apiBase, ...guarding })
  await takeParts(app, { apiBase: config.apiBase, database: data, ...guarding })
  if (options.only === undefined) {
    if (jobs) await runJobs(app, data, catalog)
    if (jobs) await followDocuments(app, data)
    await takeMail(app, data, config)
    if (logs) chainLogs(app, data, copies)
    const openPlaces = () => internalPlaces(catalog.settings)
    await openGateway(app, data, { ...guarding, openPlaces, apiBase: config.apiBase, taken: takenSegments(operations) })
  }
  // After the jobs have handed on what they do.
  app.addHook('preClose', async () => sheets.engine.close())
  if (monitor) sampleRegularly(app, monitor, data, samples && options.only === undefined)
  // Where front ends ask whether the server answers.
  app.head(config.apiBase, (_request, reply) => reply.status(204).send())
  const facts = await openFacts(data)
  app.addHook('onClose', async () => facts.close())
  return {
    frames: facts.frames,
    hasMenu: facts.hasMenu,
    name: () => chosenName(catalog.settings),
    logo: () => chosenLogo(catalog.settings),
  }
}
