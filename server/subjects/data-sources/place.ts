import { fail } from '../../util/errors'
import { texts } from './texts'

/** Where a database is. */
export interface Place {
  readonly product: 'postgresql' | 'mysql'
  readonly host: string
  readonly port: number
  readonly database: string
  readonly ssl: boolean
}

interface Product {
  /** Its names and numbers as a data source writes them. */
  readonly types: RegExp
  /** How an address begins. */
  readonly jdbc: RegExp
  readonly port: number
  /** Whether the parameters of an address ask for encryption. */
  readonly ssl: (params: URLSearchParams) => boolean
}

const PRODUCTS: Readonly<Record<Place['product'], Product>> = {
  postgresql: {
    types: /^(?:postgresql|4)$/i,
    jdbc: /^jdbc:postgresql:(?=\/\/)/,
    port: 5432,
    ssl: params => params.get('ssl') === 'true' || /^(?:require|verify-ca|verify-full)$/.test(params.get('sslmode') ?? ''),
  },
  mysql: {
    types: /^(?:mysql|mariadb|1)$/i,
    jdbc: /^jdbc:(?:mysql|mariadb):(?=\/\/)/,
    port: 3306,
    ssl: params =>
      params.get('useSSL') === 'true' || /^(?:required|verify[-_]ca|verify[-_](?:identity|full))$/i.test(params.get('sslMode') ?? ''),
  },
}

const refuse = (field: string, message: string): never => fail(message, 500, [{ field, message }])

/** Reads the address of a database as JDBC writes it; refuses other products, and any address that holds an account or a password. */
export function placeOf(dbType: string, dbUrl: string): Place {
  const found = Object.entries(PRODUCTS).find(([, { types }]) => types.test(dbType)) as [Place['product'], Product] | undefined
  if (!found) return refuse('dbType', texts.badType)
  const [product, { jdbc, port: usual, ssl }] = found
  const address = dbUrl.trim().replace(jdbc, 'database:')
  if (address === dbUrl.trim() || !URL.canParse(address)) return refuse('dbUrl', texts.badUrl[product])
  const { hostname, port, pathname, searchParams, username, password } = new URL(address)
  const database = pathname.slice(1)
  const secret = username || password || searchParams.has('user') || searchParams.has('password')
  if (secret || !hostname || database === '' || database.includes('/')) return refuse('dbUrl', texts.badUrl[product])
  return { product, host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : usual, database, ssl: ssl(searchParams) }
}
