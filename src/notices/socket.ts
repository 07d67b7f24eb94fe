/** Between two heartbeats, in milliseconds. */
export const HEARTBEAT = 20_000
/** After a close or an error, before it is dialled again. */
export const RECONNECT = 5_000
/** The server closes with it when the session is over. */
export const SESSION_OVER = 4401

/** What a server of the family pushes. */
export interface Frame {
  readonly cmd: string
  readonly msgId: string
  readonly msgTxt: string
}

interface Entry {
  readonly url: string
  /** Subprotocols; ours carry the ticket. */
  readonly protocols: readonly string[]
  /** What is sent to keep it alive. Default `HeartBeat`. */
  readonly heartbeat?: string
  /** True: where it cannot be opened even once there is none, and it is not dialled again. */
  readonly once?: boolean
}

export interface SocketParts {
  /** What opens the next socket; asked before each dial. `over`: there is no session any more. */
  readonly enter: () => Promise<Entry | 'over'>
  readonly onFrame: (frame: Frame) => void
  /** `again` after the first time: what was pushed in between is not known. */
  readonly onOpen: (again: boolean) => void
  /** The session is over; nothing is dialled any more. */
  readonly onOver: () => void
  /** Default: the browser's. */
  readonly make?: (url: string, protocols: string[]) => WebSocket
}

/** Releases of the family also send their clients' raw texts around: what is no object with a `cmd` is no frame. */
function readFrame(data: unknown): Frame | null {
  try {
    const { cmd, msgId, msgTxt } = JSON.parse(String(data)) as Record<string, unknown>
    return typeof cmd === 'string' ? { cmd, msgId: String(msgId ?? ''), msgTxt: String(msgTxt ?? '') } : null
  } catch {
    return null
  }
}

/** One socket that is dialled again 5 s after every close, never two at once, and beats every 20 s. */
export class LiveSocket {
  private socket: WebSocket | null = null
  /** From the ticket to the opened socket, no other page dials. */
  private dialling = false
  private stopped = false
  private again = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  /** Heartbeats since the last sign of life; counted only for servers that answer them. */
  private unanswered = 0
  private answers = false

  constructor(private readonly parts: SocketParts) {}

  get open(): boolean {
    return this.socket?.readyState === 1
  }

  /** Dials unless that is under way or done; also ends the wait for the next attempt. */
  start(): void {
    if (this.stopped || this.dialling || this.socket) return
    clearTimeout(this.timer)
    this.dialling = true
    void this.dial()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    this.drop()
  }

  private async dial(): Promise<void> {
    try {
      const entry = await this.parts.enter()
      if (this.stopped) return
      if (entry === 'over') return this.end()
      const make = this.parts.make ?? ((url, protocols) => new WebSocket(url, protocols))
      this.attend(make(entry.url, [...entry.protocols]), entry)
    } catch {
      this.later()
    } finally {
      this.dialling = false
    }
  }

  private attend(socket: WebSocket, { heartbeat = 'HeartBeat', once = false }: Entry): void {
    this.socket = socket
    socket.onopen = () => {
      this.parts.onOpen(this.again)
      this.again = true
      this.answers = false
      this.unanswered = 0
      this.heart = setInterval(() => this.beat(socket, heartbeat), HEARTBEAT)
    }
    socket.onmessage = ({ data }) => {
      this.unanswered = 0
      const frame = readFrame(data)
      if (frame?.cmd === 'heartcheck') this.answers = true
      else if (frame) this.parts.onFrame(frame)
    }
    socket.onerror = () => socket.close()
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      this.drop()
      if (code === SESSION_OVER) this.end()
      else if (once && !this.again) this.stop()
      else this.later()
    }
  }

  private beat(socket: WebSocket, text: string): void {
    if (this.answers && this.unanswered >= 2) {
      // The line is dead, and its close may take minutes to be noticed.
      this.drop()
      this.later()
      return
    }
    this.unanswered++
    if (socket.readyState === 1) socket.send(text)
  }

  private drop(): void {
    clearInterval(this.heart)
    const { socket } = this
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null
    socket.close()
  }

  private later(): void {
    if (this.stopped) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.start(), RECONNECT)
  }

  private end(): void {
    this.stopped = true
    this.parts.onOver()
  }
}
