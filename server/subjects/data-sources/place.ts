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

/**
 * Parameters of an address that may stand there, in lower case: those that ask for encryption, and those that drivers of Java write and that
 * open nothing. All others have no effect here, and might be an account or a key.
 */
const ADDRESS_PARAMETERS: ReadonlySet<string> = new Set(
  `ssl sslmode usessl requiressl currentschema applicationname useunicode characterencoding connectioncollation servertimezone connectiontimezone
  usetimezone zerodatetimebehavior tinyint1isbit allowpublickeyretrieval autoreconnect allowmultiqueries rewritebatchedstatements
  nullcatalogmeanscurrent nulldatabasemeanscurrent connecttimeout sockettimeout logintimeout tcpkeepalive stringtype usecursorfetch
  defaultfetchsize readonly useinformationschema verifyservercertificate`.split(/\s+/),
)
const PARAMETER_VALUE = /^[\w./:+, -]{0,64}$/

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
  const unknown = [...searchParams].findIndex(
    ([name, value]) => !ADDRESS_PARAMETERS.has(name.toLowerCase()) || !PARAMETER_VALUE.test(value),
  )
  // Not by its name: that may be what must not stand there.
  if (unknown >= 0) return refuse('dbUrl', texts.badParameter(unknown + 1))
  if (username || password || !hostname || database === '' || database.includes('/')) return refuse('dbUrl', texts.badUrl[product])
  return { product, host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : usual, database, ssl: ssl(searchParams) }
}
