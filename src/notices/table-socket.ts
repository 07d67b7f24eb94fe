import type { TableEvents, TableRoom } from '../../renderer/contract'

/** Milliseconds between an answered heartbeat and the next one, before an unanswered one counts as lost, and before it is dialled again. */
export const TABLE_HEARTBEAT = 10_000
export const TABLE_REPLY = 6_000
export const TABLE_RECONNECT = 5_000

type Row = Parameters<TableEvents['onRow']>[0]

interface Entry {
  readonly url: string
  readonly protocols: readonly string[]
}

export interface TableSocketParts {
  /** What opens the next socket; asked before each dial. `over`: there is no session any more. */
  readonly enter: () => Promise<Entry | 'over'>
  /** Default: the browser's. */
  readonly make?: (url: string, protocols: string[]) => WebSocket
}

/**
 * The line on which those who have the same table open tell each other what they save (api-contract §20.2). It stands while
 * a user has a table open. A heartbeat that is not answered within 6 s, an error and a close end it; 5 s later it is dialled again.
 */
export class TableSocket {
  private readonly rooms = new Map<string, Set<TableEvents>>()
  private socket: WebSocket | null = null
  private dialling = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly parts: TableSocketParts) {}

  join(key: string, events: TableEvents): TableRoom {
    const room = this.rooms.get(key) ?? new Set()
    this.rooms.set(key, room.add(events))
    if (this.socket?.readyState === 1) events.onLine(true)
    else this.start()
    return {
      notify: (row, sender) => this.send('update_vxe_table', { socketKey: key, args: [row, sender] }),
      leave: () => {
        room.delete(events)
        if (room.size === 0) this.rooms.delete(key)
        if (this.rooms.size === 0) this.drop()
      },
    }
  }

  private start(): void {
    if (this.dialling || this.socket || this.rooms.size === 0) return
    clearTimeout(this.timer)
    this.dialling = true
    void this.dial()
  }

  private async dial(): Promise<void> {
    try {
      const entry = await this.parts.enter()
      if (entry === 'over' || this.rooms.size === 0) return
      const make = this.parts.make ?? ((url, protocols) => new WebSocket(url, protocols))
      this.attend(make(entry.url, [...entry.protocols]))
    } catch {
      this.later()
    } finally {
      this.dialling = false
    }
  }

  private attend(socket: WebSocket): void {
    this.socket = socket
    socket.onopen = () => {
      this.notifyLine(true)
      this.beat()
    }
    socket.onmessage = ({ data }) => this.onMessage(data)
    socket.onerror = () => socket.close()
    socket.onclose = () => this.lose(socket)
  }

  private beat(): void {
    this.send('heart_beat', '')
    const { socket } = this
    clearTimeout(this.timer)
    this.timer = setTimeout(() => socket && this.lose(socket), TABLE_REPLY)
  }

  private onMessage(data: unknown): void {
    const frame = read(data)
    if (frame?.type === 'heart_beat') {
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.beat(), TABLE_HEARTBEAT)
    } else if (frame?.type === 'update_vxe_table') this.onRow(frame.data)
    else if (frame?.type === 'common_send_date') this.onPush(frame.data)
  }

  private onRow({ socketKey, args }: Content): void {
    const [row, sender] = Array.isArray(args) ? args : []
    if (typeof row !== 'object' || row === null) return
    for (const events of this.rooms.get(String(socketKey)) ?? []) events.onRow(row as Row, String(sender ?? ''))
  }

  private onPush({ key, args }: Content): void {
    const [what, ids] = Array.isArray(args) ? args : []
    if (what !== 'removed' || !Array.isArray(ids)) return
    for (const events of this.rooms.get(String(key)) ?? []) events.onRemoved(ids.map(String))
  }

  private send(type: string, data: unknown): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ type, data }))
  }

  private lose(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.drop()
    this.notifyLine(false)
    this.later()
  }

  private drop(): void {
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null
    socket.close()
  }

  private later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.start(), TABLE_RECONNECT)
  }

  private notifyLine(stands: boolean): void {
    for (const room of this.rooms.values()) for (const events of room) events.onLine(stands)
  }
}

interface Content {
  readonly socketKey?: unknown
  readonly key?: unknown
  readonly args?: unknown
}

/** Frames are JSON of the form `{type, data}`; anything else is none. */
function read(data: unknown): { readonly type: unknown; readonly data: Content } | null {
  try {
    const { type, data: content } = JSON.parse(String(data)) as { readonly type?: unknown; readonly data?: unknown }
    return { type, data: typeof content === 'object' && content !== null ? content : {} }
  } catch {
    return null
  }
}
