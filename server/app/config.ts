import { accessSync, constants, mkdirSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { originOf } from '../http/origin'
import type { BackupSettings } from '../subjects/backups'
import { type MailDoorSettings, readMailDoor } from '../subjects/documents'
import { readSignIn, type SignInSettings } from '../subjects/identity'
import type { TracingSettings } from '../subjects/monitor'
import { commaList } from '../util/comma-list'
import { root } from '../util/root'
import { StartError } from '../util/start-error'

/** The settings of a server, checked; see the README for their meaning. */
export interface Config {
  /** 0 takes a free one. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
  readonly databaseReplicaUrl: string | null
  /** Connections of this process that work at most; sessions have half as many of their own. */
  readonly databasePool: number
  /** Calls of one user in a second, on average; those of a minute may come at once. */
  readonly userCallsPerSecond: number
  /** Proxies whose word about the caller's address is believed: how many stand before us, or which; false: none. */
  readonly trustProxy: false | number | string
  /** Where the operations answer; begins with a slash, ends without. */
  readonly apiBase: string
  /** Another back end, to which `apiBase` is forwarded; null: this server answers itself. */
  readonly apiUrl: string | null
  /** Whether pages that `apiUrl` answers run as this application; otherwise they are data. */
  readonly apiPages: boolean
  /** Origins that pages may show in frames beside ours; with `apiUrl` only, else the database has them. */
  readonly frameOrigins: readonly string[]
  /** The first administrator's password; null: a one-time one is made. */
  readonly adminPassword: string | null
  readonly demo: boolean
  /** Refuses keys of bodies and queries that a contract does not name; otherwise they are dropped. */
  readonly strictInput: boolean
  readonly signIn: SignInSettings
  /** Measures the server and its calls. */
  readonly monitoring: boolean
  /** Where traces of calls are sent; null: nowhere. */
  readonly tracing: TracingSettings | null
  /** What Prometheus shows to read `/metrics`; null: there is none. */
  readonly metricsToken: string | null
  /** What the environment says of a variable, for settings that it may fix; undefined: nothing. */
  readonly variable: (name: string) => string | undefined
  readonly backup: BackupSettings
  /** Megabytes that one process of the engine of data works in. */
  readonly dataMemory: number
  /** Where documents come in by mail; null: nowhere. */
  readonly mailDoor: MailDoorSettings | null
}

type Environment = Readonly<Record<string, string | undefined>>

const SHORTEST_PASSWORD = 8
const KNOWN_PASSWORDS = new Set(['password', '12345678', '123456789', 'admin123', 'administrator', 'changeme', 'qwertyui', 'jeecg123'])

/** An empty setting is none. */
const setting = (env: Environment, name: string) => env[name]?.trim() || undefined

function readPort(text = '8080'): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartError(`PORT must be a number from 0 to 65535, not "${text}".`)
}

const MOST_CONNECTIONS = 200

function readPool(text = '10'): number {
  const size = Number(text)
  if (/^\d{1,3}$/.test(text) && size >= 1 && size <= MOST_CONNECTIONS) return size
  throw new StartError(`DATABASE_POOL must be a number from 1 to ${MOST_CONNECTIONS}, not "${text}".`)
}

const MOST_CALLS = 10_000

function readUserCalls(text = '20'): number {
  const calls = Number(text)
  if (/^\d{1,5}$/.test(text) && calls >= 1 && calls <= MOST_CALLS) return calls
  throw new StartError(`USER_CALLS_PER_SECOND must be a number from 1 to ${MOST_CALLS}, not "${text}".`)
}

function readHost(text = '127.0.0.1'): string {
  if (/^[A-Za-z0-9.:_-]+$/.test(text)) return text
  throw new StartError(`HOST must be a host name or an address, not "${text}".`)
}

function readBase(text = '/jeecg-boot'): string {
  if (/^(\/[A-Za-z0-9._~-]+)+$/.test(text)) return text
  throw new StartError(`API_BASE must be a path such as /jeecg-boot, not "${text}".`)
}

function readUrl(name: string, text: string | undefined, protocols: readonly string[]): string | null {
  if (text === undefined) return null
  const expected = `${name} must be an address that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`
  // The text itself may hold a password: it is not repeated.
  if (!URL.canParse(text)) throw new StartError(`${expected}; it cannot be read as one.`)
  const url = new URL(text)
  if (!protocols.includes(url.protocol)) throw new StartError(`${expected}, not ${url.protocol}//.`)
  return text
}

const MOST_PROXIES = 9
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxy(text: string): boolean {
  if (PROXY_NAMES.has(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
}

/** To believe everybody would let each caller choose their own address, and with it escape every limit. */
function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '0') return false
  if (/^\d+$/.test(text) && Number(text) <= MOST_PROXIES) return Number(text)
  const proxies = text.split(',').map(part => part.trim())
  if (proxies.every(isProxy)) return proxies.join()
  throw new StartError(
    `TRUST_PROXY must be the number of proxies before Weft (0 to ${MOST_PROXIES}), or their addresses, such as 10.0.0.0/8,loopback, not "${text}".`,
  )
}

function readPassword(text: string | undefined): string | null {
  if (text === undefined) return null
  if (text.length < SHORTEST_PASSWORD) throw new StartError(`ADMIN_PASSWORD must have at least ${SHORTEST_PASSWORD} characters.`)
  if (KNOWN_PASSWORDS.has(text.toLowerCase())) throw new StartError('ADMIN_PASSWORD is a well-known password; choose another one.')
  return text
}

/** Where menus come from another back end, who runs this one says which sites they may show. */
function readFrames(env: Environment): readonly string[] {
  const texts = commaList(setting(env, 'FRAME_ORIGINS') ?? '')
  if (texts.length > 0 && !setting(env, 'API_URL'))
    throw new StartError('FRAME_ORIGINS goes with API_URL; otherwise administrators keep the list in the application.')
  return texts.map(text => {
    const origin = originOf(text)
    if (origin !== undefined) return origin
    throw new StartError(`FRAME_ORIGINS must be origins such as https://bi.example.org, apart by commas, not "${text}".`)
  })
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new StartError(`${name} must be on or off, not "${text}".`)
}

function readApiPages(env: Environment): boolean {
  const trusted = readSwitch('API_PAGES', setting(env, 'API_PAGES') ?? 'off')
  if (trusted && !setting(env, 'API_URL')) throw new StartError('API_PAGES goes with API_URL.')
  return trusted
}

/** By the names that OpenTelemetry gives them. */
function readTracing(env: Environment): TracingSettings | null {
  const endpoint = readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', setting(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'), ['http:', 'https:'])
  if (endpoint === null) return null
  const pairs = commaList(setting(env, 'OTEL_EXPORTER_OTLP_HEADERS') ?? '').map(pair => /^([\w-]+)=(.*)$/.exec(pair))
  if (pairs.includes(null)) throw new StartError('OTEL_EXPORTER_OTLP_HEADERS must be name=value, apart by commas.')
  const headers = Object.fromEntries(pairs.map(pair => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]))
  return { endpoint, headers, serviceName: setting(env, 'OTEL_SERVICE_NAME') ?? 'weft' }
}

const SHORTEST_TOKEN = 16

/** Who has it sees figures of every tenant: it must not be guessed. */
function readMetricsToken(text: string | undefined): string | null {
  if (text === undefined || (text.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(text))) return text ?? null
  throw new StartError(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters, letters, digits and signs without spaces.`)
}

const [LEAST_MEMORY, MOST_MEMORY] = [256, 1_048_576]

function readDataMemory(text = '1024'): number {
  const megabytes = Number(text)
  if (/^\d{1,7}$/.test(text) && megabytes >= LEAST_MEMORY && megabytes <= MOST_MEMORY) return megabytes
  throw new StartError(`DATA_MEMORY must be a number of megabytes from ${LEAST_MEMORY} to ${MOST_MEMORY}, not "${text}".`)
}

const SHORTEST_PASSPHRASE = 12

function readBackup(env: Environment): BackupSettings {
  const folder = setting(env, 'BACKUP_DIR') ?? null
  const passphrase = env.BACKUP_PASSPHRASE ?? ''
  if (passphrase && passphrase.length < SHORTEST_PASSPHRASE)
    throw new StartError(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`)
  return { folder: folder === null || isAbsolute(folder) ? folder : join(root, folder), passphrase }
}

function readDataDir(text = '.data'): string {
  const folder = isAbsolute(text) ? text : join(root, text)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
  return folder
}

function readArguments(args: readonly string[]): boolean {
  const unknown = args.find(arg => arg !== '--demo')
  if (unknown !== undefined) throw new StartError(`The argument "${unknown}" is unknown; there is only --demo.`)
  return args.includes('--demo')
}

/** Reads the settings from the environment and the command line; throws one clear line for the first that is wrong. */
export function readConfig(env: Environment, args: readonly string[] = []): Config {
  const databaseUrl = readUrl('DATABASE_URL', setting(env, 'DATABASE_URL'), ['postgres:', 'postgresql:'])
  const databaseReplicaUrl = readUrl('DATABASE_REPLICA_URL', setting(env, 'DATABASE_REPLICA_URL'), ['postgres:', 'postgresql:'])
  const demo = readArguments(args)
  if (databaseReplicaUrl && !databaseUrl) throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL.')
  return {
    port: readPort(setting(env, 'PORT')),
    host: readHost(setting(env, 'HOST')),
    trustProxy: readTrustProxy(setting(env, 'TRUST_PROXY')),
    databaseUrl,
    databaseReplicaUrl,
    databasePool: readPool(setting(env, 'DATABASE_POOL')),
    userCallsPerSecond: readUserCalls(setting(env, 'USER_CALLS_PER_SECOND')),
    apiBase: readBase(setting(env, 'API_BASE')),
    apiUrl: readUrl('API_URL', setting(env, 'API_URL'), ['http:', 'https:']),
    apiPages: readApiPages(env),
    frameOrigins: readFrames(env),
    adminPassword: readPassword(env.ADMIN_PASSWORD || undefined),
    demo,
    strictInput: readSwitch('STRICT_INPUT', setting(env, 'STRICT_INPUT') ?? 'off'),
    signIn: readSignIn(env, demo),
    monitoring: readSwitch('MONITORING', setting(env, 'MONITORING') ?? 'on'),
    tracing: readTracing(env),
    metricsToken: readMetricsToken(setting(env, 'METRICS_TOKEN')),
    backup: readBackup(env),
    dataMemory: readDataMemory(setting(env, 'DATA_MEMORY')),
    mailDoor: readMailDoor(setting(env, 'DOCUMENT_MAIL'), setting(env, 'DOCUMENT_MAIL_PORT')),
    dataDir: readDataDir(setting(env, 'DATA_DIR')),
    variable: name => setting(env, name),
  }
}
