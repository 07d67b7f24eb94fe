import pg from 'pg'

/** Who hears what the database tells every process (`pg_notify`). */
export interface Listener {
  readonly channels: readonly string[]
  readonly onMessage: (channel: string, payload: string) => void
  /** The connection was lost and stands again: what was told in between is not known. */
  readonly back: () => void
}

const SHORTEST_PAUSE = 200
const LONGEST_PAUSE = 5000
/** A connection whose other end has vanished without a word is noticed by this. */
const PULSE = 5_000

/**
 * One connection on which all listeners hear, opened with the first of them and again whenever it is lost. When the database is away it
 * goes on trying; `back` says that it has succeeded.
 */
export class ListenConnection {
  private readonly listeners: Listener[] = []
  /** The first attempt to connect. */
  private opened: Promise<void> | undefined
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private pause = SHORTEST_PAUSE
  private closed = false

  constructor(
    private readonly url: string,
    private readonly log: (line: string) => void,
  ) {}

  /** Resolves when the listener hears, or when the database could not be reached and is tried again. */
  async add(listener: Listener): Promise<void> {
    this.listeners.push(listener)
    this.opened ??= this.open().then(() => undefined)
    await this.opened
    const { client } = this
    // The connection may be older than the listener.
    if (client) await this.listenTo(client, listener).catch(() => this.lose(client))
  }

  private async listenTo(client: pg.Client, { channels }: Listener): Promise<void> {
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
  }

  private dispatch(channel: string, payload: string): void {
    for (const listener of this.listeners) if (listener.channels.includes(channel)) listener.onMessage(channel, payload)
  }

  /** Whether it hears. */
  private async open(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'weft listener',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: PULSE,
    })
    client.on('notification', ({ channel, payload = '' }) => this.dispatch(channel, payload))
    client.on('error', () => this.lose(client))
    client.on('end', () => this.lose(client))
    this.client = client
    try {
      await client.connect()
      for (const listener of this.listeners) await this.listenTo(client, listener)
    } catch {
      this.lose(client)
      return false
    }
    this.pause = SHORTEST_PAUSE
    this.timer = setInterval(() => client.query('select 1').catch(() => this.lose(client)), PULSE).unref()
    return true
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return
    this.client = null
    clearInterval(this.timer)
    client.end().catch(() => undefined)
    if (this.closed) return
    this.log('The listening connection to the database was lost; it is opened again.')
    this.timer = setTimeout(() => void this.reopen(), this.pause)
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
  }

  private async reopen(): Promise<void> {
    if (!this.closed && (await this.open())) for (const listener of this.listeners) listener.back()
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.timer)
    const { client } = this
    this.client = null
    await client?.end().catch(() => undefined)
  }
}
