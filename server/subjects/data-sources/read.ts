import type { AnsweringConnection, ForeignConnection, ForeignReader, ForeignUse, OtherDatabase } from '../../db/foreign'
import type { Call } from '../../http/module'
import { fail, ServerError } from '../../util/errors'
import { unseal } from '../../util/sealed'
import { withoutSecrets } from '../../util/sealed-text'
import { internalPlaces } from '../settings'
import { causeOf, databaseOf } from './connect'
import { placeOf } from './place'
import * as sources from './repository'
import { texts } from './texts'

/** The right to read what stands in databases of others. */
const USE = 'dataSource:use'

type Reading = Pick<Call, 'readTenant' | 'can' | 'dataSourceKey'>

const isComplaint = (error: unknown) => /^(?:[0-9A-Z]{5}|ER_\w+)$/.test(String((error as { code?: unknown }).code ?? ''))
/** Of the connection, not of the statement: account, database, too many connections, a database that starts or stops. */
const OF_CONNECTION =
  /^(?:08|28|3D|53300|57P|ER_ACCESS_DENIED_ERROR|ER_BAD_DB_ERROR|ER_DBACCESS_DENIED_ERROR|ER_CON_COUNT_ERROR|ER_SERVER_SHUTDOWN)/

/** A data source with what opens it, for those who may use them. */
async function opened(call: Reading, find: (trx: sources.Trx) => ReturnType<typeof sources.find>, missing: string) {
  if (!call.can(USE)) fail(texts.noUse, 510)
  const found = await call.readTenant(async trx => {
    const source = await find(trx)
    return source && { ...source, sealed: await sources.sealedOf(trx, source.id), openPlaces: internalPlaces(trx.catalog.settings) }
  })
  if (!found) return fail(missing)
  return { ...found, password: found.sealed === null ? '' : unseal(call.dataSourceKey, found.id, found.sealed) }
}

/** What the database says may hold the password that it was told; the trace that goes to the log begins with it. */
function withoutPassword(error: unknown, password: string): unknown {
  if (!(error instanceof Error)) return error
  error.message = withoutSecrets(error.message, [password])
  error.stack = withoutSecrets(error.stack ?? '', [password])
  return error
}

/** What the connection fails with is said as such; what the database has against a statement is thrown as it is. */
async function saying<T>({ name, password }: { readonly name: string; readonly password: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code: state = '' } = error as { readonly code?: string }
    if (error instanceof ServerError) throw error
    if (!isComplaint(error) || OF_CONNECTION.test(state)) return fail(texts.unreachable(name, causeOf(error, password)))
    throw withoutPassword(error, password)
  }
}

/** What reads statements of reports: the words of PostgreSQL over its tables, or one statement in the words of its product. */
export type SourceReader =
  | { readonly product: 'postgresql'; readonly read: ForeignReader }
  | { readonly product: OtherDatabase['product']; readonly use: OtherReader }

/** Runs work on one connection, which knows the tables that stand under no other name than their own. */
export type OtherReader = <T>(work: (connection: AnsweringConnection, schema: string) => Promise<T>) => Promise<T>

/** A reader of one data source for statements. */
export async function sourceReader(call: Reading, code: string): Promise<SourceReader> {
  const source = await opened(call, trx => sources.findBy(trx, code), texts.noSource(code))
  const { product, database: schema } = placeOf(source.dbType, source.dbUrl)
  if (product === 'postgresql') {
    const read = sources.readerOf(() => databaseOf(source))
    return { product, read: work => saying(source, () => read(work)) }
  }
  const use: OtherReader = work =>
    saying(source, async () => {
      const database = await databaseOf(source)
      if (!sources.isOther(database)) throw new Error('A data source is of the product of its type.')
      return sources.useOther(database, connection => work(connection, schema))
    })
  return { product, use }
}

/** Asks a data source a question, for those who may use it. */
export async function pingSource(call: Reading, code: string): Promise<void> {
  const source = await opened(call, trx => sources.findBy(trx, code), texts.noSource(code))
  await saying(source, async () => sources.ping(await databaseOf(source)))
}

/** Reads tables of one data source, whichever product it is. */
export async function withSource<T>(
  call: Reading,
  by: { readonly id: string } | { readonly code: string },
  work: (connection: ForeignConnection) => Promise<T>,
  how?: ForeignUse,
): Promise<T> {
  const source = await ('id' in by
    ? opened(call, trx => sources.find(trx, by.id), texts.notFound)
    : opened(call, trx => sources.findBy(trx, by.code), texts.noSource(by.code)))
  return saying(source, async () => sources.use(await databaseOf(source), work, how))
}
