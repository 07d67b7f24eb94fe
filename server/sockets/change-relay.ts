import type { Database } from '../db/database'
import type { Listener } from '../db/listen'
import { CLOSE, type Connection, type ConnectionRegistry, send } from './connection-registry'
import { holders } from './repository'
import type { Place, SocketServices } from './services'
import type { TableSockets } from './tables'
import { texts } from './texts'

/** Sessions that end by time are looked for this often, in seconds. */
export const ROUND_SECONDS = 60
/** Announcements that begin and end by time are looked for this often, in seconds: as often as pages without a socket ask. */
export const LOOK_SECONDS = 6

const reload = () => ({ cmd: 'topic', msgTxt: texts.reload })
const EVERY_DICTIONARY = { cmd: 'dictionary', msgTxt: '' }
const PERMISSION = { cmd: 'permission', msgTxt: '' }

type Payload = { readonly [name: string]: unknown }

/** Nothing is in a payload that is no object. */
function parse(payload: string): Payload {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? (value as Payload) : {}
  } catch {
    return {}
  }
}

const placeKey = ({ tokenHash, tenantId }: Place) => `${tokenHash} ${tenantId}`

/** Closes the sockets whose sessions are over, or shut out of their tenant. */
async function dismiss({ livingPlaces }: SocketServices, connections: readonly Connection[]): Promise<void> {
  if (connections.length === 0) return
  const found = await livingPlaces([...new Set(connections.map(({ session }) => session.tokenHash))])
  const living = new Set(found.map(placeKey))
  for (const { socket, session } of connections) if (!living.has(placeKey(session))) socket.close(CLOSE.sessionOver, 'session over')
}

/** Shared dictionaries concern everybody. */
function notifyDictionary(registry: ConnectionRegistry, { tenant, code }: Payload): void {
  const connections = tenant === 0 ? registry.all() : registry.inTenant(Number(tenant))
  send(connections, { cmd: 'dictionary', msgTxt: String(code ?? '') })
}

/** A role concerns those who have it; the menu everybody who sees it. */
async function concerned(database: Database, registry: ConnectionRegistry, { tenant, role }: Payload): Promise<readonly Connection[]> {
  const connections = tenant === 0 && !role ? registry.all() : registry.inTenant(Number(tenant))
  if (!role || connections.length === 0) return connections
  const meant = await holders(database, String(role), [...new Set(connections.map(({ session }) => session.userId))])
  return connections.filter(({ session }) => meant.has(session.userId))
}

/** A socket of a table was let in by the rights of then: it comes again with those of now. */
function forceReconnect(connections: readonly Connection[]): void {
  for (const { socket } of connections) socket.close(CLOSE.rightsChanged, 'rights changed')
}

async function notifyPermission(
  database: Database,
  registry: ConnectionRegistry,
  tables: ConnectionRegistry,
  payload: Payload,
): Promise<void> {
  send(await concerned(database, registry, payload), PERMISSION)
  forceReconnect(await concerned(database, tables, payload))
}

/** Where it cannot be asked whom an announcement is shown to, everybody of its tenant reads anew. */
async function notifyAnnouncement(
  { announcementAudience }: SocketServices,
  registry: ConnectionRegistry,
  { tenant, user, frame }: Payload,
): Promise<void> {
  const connections = registry.inTenant(Number(tenant))
  if (connections.length === 0 || typeof frame !== 'object' || frame === null) return
  const { msgId } = frame as Payload
  if (user)
    return send(
      connections.filter(({ session }) => session.userId === user),
      frame,
    )
  if (typeof msgId !== 'string') return send(connections, frame)
  const userIds = [...new Set(connections.map(({ session }) => session.userId))]
  const found = await announcementAudience(Number(tenant), msgId, userIds).catch(error => {
    send(connections, reload())
    throw error
  })
  const meant = new Set(found)
  send(
    connections.filter(({ session }) => meant.has(session.userId)),
    frame,
  )
}

/** Has the lists read anew of announcements that have begun or ended by time; looks on from where its last look ended. */
function createLook(services: SocketServices, registry: ConnectionRegistry, warn: (error: unknown) => void) {
  const ends = new Map<number, string>()
  let running: Promise<void> | null = null
  const lookIn = async (tenant: number) => {
    const { turned, now } = await services.announcementsTurned(tenant, ends.get(tenant) ?? null)
    ends.set(tenant, now)
    if (turned) send(registry.inTenant(tenant), reload())
  }
  const lookAll = async () => {
    const tenants = registry.tenants()
    for (const tenant of ends.keys()) if (!tenants.includes(tenant)) ends.delete(tenant)
    for (const tenant of tenants) await lookIn(tenant).catch(warn)
  }
  return (): Promise<void> => {
    running ??= lookAll().finally(() => {
      running = null
    })
    return running
  }
}

/** A run concerns whom it runs for. */
function notifyJob(registry: ConnectionRegistry, { tenant, user, run, state }: Payload): void {
  const meant = registry.connectionsOf(String(user)).filter(({ session }) => session.tenantId === tenant)
  send(meant, { cmd: 'job', msgId: run, msgTxt: state })
}

/** What the database tells, told to those sockets of this process that it concerns. */
export function createChangeRelay(
  database: Database,
  services: SocketServices,
  registry: ConnectionRegistry,
  tables: TableSockets,
  warn: (error: unknown) => void,
) {
  const everybody = () => [...registry.all(), ...tables.registry.all()]
  const ofBoth = (connections: (one: ConnectionRegistry) => readonly Connection[]) =>
    dismiss(services, [registry, tables.registry].flatMap(connections))
  const handlers: Readonly<Record<string, (payload: string, content: Payload) => unknown>> = {
    weft_session: user => ofBoth(one => one.connectionsOf(user)),
    weft_tenant: tenant => ofBoth(one => one.inTenant(Number(tenant))),
    weft_dictionary: (_, content) => notifyDictionary(registry, content),
    weft_permission: (_, content) => notifyPermission(database, registry, tables.registry, content),
    weft_announcement: (_, content) => notifyAnnouncement(services, registry, content),
    weft_job: (_, content) => notifyJob(registry, content),
    weft_table: (_, content) => tables.onMessage(content),
  }
  const onMessage: Listener['onMessage'] = (channel, payload) => {
    const handling = async () => handlers[channel]?.(payload, parse(payload))
    handling().catch(warn)
  }
  /** What was missed is unknown: every page reads anew. */
  const back = () => {
    dismiss(services, everybody()).catch(warn)
    send(registry.all(), reload())
    send(registry.all(), EVERY_DICTIONARY)
    send(registry.all(), PERMISSION)
    forceReconnect(tables.registry.all())
  }
  return {
    listener: { channels: Object.keys(handlers), onMessage, back } satisfies Listener,
    round: () => void dismiss(services, everybody()).catch(warn),
    /** Ends when every tenant was looked at; never rejects. */
    look: createLook(services, registry, warn),
    /** Lets a socket go whose session is over. */
    check: (connection: Connection) => void dismiss(services, [connection]).catch(warn),
  }
}
