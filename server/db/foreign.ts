import pg from 'pg'

/** A PostgreSQL of others. */
export interface ForeignDatabase {
  readonly host: string
  /** What `host` was looked up to: this is connected to. */
  readonly address: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
  /** Whether the connection is encrypted; certificates count by `host`. */
  readonly ssl: boolean
}

/** Milliseconds for all of it. */
const LONGEST = 5000

/** Asks a database a question; fails with what the connection fails with. */
export async function pingForeign({ host, address, ssl, ...place }: ForeignDatabase): Promise<void> {
  const client = new pg.Client({
    ...place,
    host: address,
    ssl: ssl ? { servername: host } : false,
    application_name: 'weft data source',
    connectionTimeoutMillis: LONGEST,
    query_timeout: LONGEST,
  })
  // One that is lost while it is asked fails the question.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
