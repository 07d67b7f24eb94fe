import type { WebSocket } from 'ws'
import type { Database, Trx } from '../db/database'
import { isAllowed, type Session } from '../http/session'
import { inBatches } from '../util/in-batches'
import { type Connection, ConnectionRegistry, send } from './connection-registry'
import { onMessage } from './messages'
import { notifyTables } from './repository'

/** What is told about a table. */
export interface LiveTable {
  /** The rights to hear of its rows and to change them. */
  readonly read: string
  readonly write: string
  /** The rights whose rules for rows narrow what is read. */
  readonly narrowedBy: readonly string[]
  /** A row as it is stored; undefined when there is none. */
  readonly row: (trx: Trx, id: string) => Promise<object | undefined>
}

/** By the path of the source, such as `/course/lecturer`. */
export type LiveTables = ReadonlyMap<string, LiveTable>

/** A grid tells about each row that it has saved; PostgreSQL hands on less than 8000 bytes. */
const LIMITS = { most: 600, longest: 7000 }

const HEARTBEAT = { type: 'heart_beat', data: true }

/** What a sender says: that a row was saved, and by which of its grids. What it says of the values is not passed on. */
interface SavedRow {
  readonly key: string
  readonly id: string
  readonly grid: string
}

/** Characters of an id, and of the name of a grid. */
const LONGEST_NAME = 100

/** The family's message about a row. */
export const rowFrame = (key: string, row: object, grid: string): object => ({
  type: 'update_vxe_table',
  data: { socketKey: key, args: [row, grid] },
})

/** `/vxeSocket/{userId}/{pageId}` (api-contract §20.2): those who have the same table open tell each other which rows they save. */
export class TableSockets {
  readonly registry = new ConnectionRegistry()
  private readonly sessions = new WeakMap<WebSocket, Session>()
  /** What is told at once goes in one statement. */
  private readonly notifyAll = inBatches<readonly string[], null>(
    async all => {
      await notifyTables(this.data, all.flat())
      return all.map(() => null)
    },
    { patience: 100, most: 100 },
  )

  constructor(
    private readonly data: Database,
    private readonly tables: LiveTables,
    private readonly warn: (error: unknown) => void,
  ) {}

  answerHeartbeats(socket: WebSocket, session: Session): Connection {
    const connection: Connection = { socket, session }
    this.sessions.set(socket, session)
    this.registry.add(connection)
    onMessage(socket, LIMITS, text => this.read(connection, session, text))
    return connection
  }

  /** Tells everybody who has the table open and may read it, in every process. */
  async notify({ tenantId }: Pick<Session, 'tenantId'>, key: string, frames: readonly object[]): Promise<void> {
    if (!this.tables.has(key)) return
    const payloads = frames.map(frame => JSON.stringify({ tenant: tenantId, key, frame }))
    // A user who cannot be told finds out when they save.
    const short = payloads.filter(payload => Buffer.byteLength(payload) < LIMITS.longest + 500)
    if (short.length > 0) await this.notifyAll(short)
  }

  /** What the database tells this process. */
  onMessage({ tenant, key, frame }: { readonly tenant?: unknown; readonly key?: unknown; readonly frame?: unknown }): void {
    const table = this.tables.get(String(key))
    if (table === undefined || typeof frame !== 'object' || frame === null) return
    const connections = this.registry.inTenant(Number(tenant))
    send(
      connections.filter(({ socket }) => readsWhole(this.sessions.get(socket), table)),
      frame,
    )
  }

  private read(connection: Connection, session: Session, text: string): void {
    const message = parse(text)
    if (message?.type === 'heart_beat') send([connection], HEARTBEAT)
    const saved = message?.type === 'update_vxe_table' ? savedRow(message.data) : undefined
    const table = saved && this.tables.get(saved.key)
    // No page is told by a sender who could not have changed it.
    if (saved === undefined || table === undefined || !isAllowed(table.write, session)) return
    this.pass(session, table, saved).catch(this.warn)
  }

  /** Tells the row as it is stored, whatever the sender says of it. */
  private async pass(session: Session, table: LiveTable, { key, id, grid }: SavedRow): Promise<void> {
    const { tenantId, username, orgCode } = session
    const row = await this.data.withTenant({ tenantId, username, orgCode }, trx => table.row(trx, id))
    if (row) await this.notify(session, key, [rowFrame(key, row, grid)])
  }
}

/** Whether a session reads every row of a table: where rules narrow it, nothing is told. */
const readsWhole = (session: Session | undefined, { read, narrowedBy }: LiveTable): boolean =>
  session !== undefined && isAllowed(read, session) && session.rowRules.rules.every(({ right }) => !narrowedBy.includes(right))

function parse(text: string): { readonly type?: unknown; readonly data?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

function savedRow(data: unknown): SavedRow | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { socketKey, args } = data as { readonly socketKey?: unknown; readonly args?: unknown }
  if (typeof socketKey !== 'string' || !Array.isArray(args)) return undefined
  const [row, grid = ''] = args as readonly unknown[]
  const id = typeof row === 'object' && row !== null ? (row as { readonly id?: unknown }).id : undefined
  if (typeof id !== 'string' || typeof grid !== 'string' || Math.max(id.length, grid.length) > LONGEST_NAME) return undefined
  return { key: socketKey, id, grid }
}
