import type { WebSocket } from 'ws'
import type { Data } from '../plugins/db'
import { isAllowed, type Session } from '../plugins/session'
import { Circle, type Seat, send } from './circle'
import { hear } from './hear'
import { notifyTable } from './repository'

/** The rights to read and to change what is told about a table, by the path of its source such as `/course/lecturer`. */
export type LiveTables = ReadonlyMap<string, { readonly read: string; readonly write: string }>

/** A grid tells about each row that it has saved; PostgreSQL hands on less than 8000 bytes. */
const LIMITS = { most: 600, longest: 7000 }

const HEARTBEAT = { type: 'heart_beat', data: true }

/** What is told about one table. */
interface TableFrame {
  readonly key: string
  readonly frame: object
}

/** `/vxeSocket/{userId}/{pageId}` (api-contract §20.2): those who have the same table open tell each other what they save. */
export class TableSockets {
  readonly circle = new Circle()
  private readonly sessions = new WeakMap<WebSocket, Session>()

  constructor(
    private readonly data: Data,
    private readonly tables: LiveTables,
    private readonly warn: (error: unknown) => void,
  ) {}

  attend(socket: WebSocket, session: Session): Seat {
    const seat: Seat = { socket, session }
    this.sessions.set(socket, session)
    this.circle.add(seat)
    hear(socket, LIMITS, text => this.read(seat, session, text))
    return seat
  }

  /** Tells everybody who has the table open and may read it, in every process. */
  async tell(session: Pick<Session, 'tenantId' | 'username' | 'orgCode'>, key: string, frames: readonly object[]): Promise<void> {
    if (!this.tables.has(key)) return
    const payloads = frames.map(frame => JSON.stringify({ tenant: session.tenantId, key, frame }))
    // Whoever cannot be told finds out when he saves.
    const short = payloads.filter(payload => Buffer.byteLength(payload) < LIMITS.longest + 500)
    if (short.length > 0) await notifyTable(this.data, session, short)
  }

  /** What the database tells this process. */
  hear({ tenant, key, frame }: { readonly tenant?: unknown; readonly key?: unknown; readonly frame?: unknown }): void {
    const right = this.tables.get(String(key))
    if (right === undefined || typeof frame !== 'object' || frame === null) return
    const seats = this.circle.inTenant(Number(tenant))
    send(
      seats.filter(({ socket }) => isAllowed(right.read, this.sessions.get(socket) ?? null)),
      frame,
    )
  }

  private read(seat: Seat, session: Session, text: string): void {
    const message = parse(text)
    if (message?.type === 'heart_beat') send([seat], HEARTBEAT)
    const told = message?.type === 'update_vxe_table' ? tableFrame(message.data) : undefined
    const right = told && this.tables.get(told.key)
    // Nobody is told by somebody who could not have changed it.
    if (told === undefined || right === undefined || !isAllowed(right.write, session)) return
    this.tell(session, told.key, [told.frame]).catch(this.warn)
  }
}

function parse(text: string): { readonly type?: unknown; readonly data?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

function tableFrame(data: unknown): TableFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { socketKey, args } = data as { readonly socketKey?: unknown; readonly args?: unknown }
  if (typeof socketKey !== 'string' || !Array.isArray(args)) return undefined
  return { key: socketKey, frame: { type: 'update_vxe_table', data: { socketKey, args } } }
}
