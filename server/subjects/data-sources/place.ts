import { fail } from '../../util/errors'
import { texts } from './texts'

/** Where a database is. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly ssl: boolean
}

const PORT = 5432

const refuse = (field: string, message: string): never => fail(message, 500, [{ field, message }])

/** Reads the address of a PostgreSQL as JDBC writes it; refuses others, and any that holds an account or a password. */
export function placeOf(dbType: string, dbUrl: string): Place {
  if (!/^(?:postgresql|4)$/i.test(dbType)) return refuse('dbType', texts.badType)
  const address = dbUrl.trim().replace(/^jdbc:postgresql:(?=\/\/)/, 'database:')
  if (address === dbUrl.trim() || !URL.canParse(address)) return refuse('dbUrl', texts.badUrl)
  const { hostname, port, pathname, searchParams, username, password } = new URL(address)
  const database = pathname.slice(1)
  const secret = username || password || searchParams.has('user') || searchParams.has('password')
  if (secret || !hostname || database === '' || database.includes('/')) return refuse('dbUrl', texts.badUrl)
  const ssl = searchParams.get('ssl') === 'true' || /^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : PORT, database, ssl }
}
