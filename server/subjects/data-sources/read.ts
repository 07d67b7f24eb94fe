import type { ForeignReader } from '../../db/foreign'
import type { Call } from '../../http/module'
import { fail, ServerError } from '../../util/errors'
import { unseal } from '../../util/sealed'
import { causeOf, databaseOf } from './connect'
import * as sources from './repository'
import { texts } from './texts'

/** The right to read what stands in databases of others. */
const USE = 'dataSource:use'

const isComplaint = (error: unknown) => /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code ?? ''))
/** Of the connection, not of the statement: account, database, too many connections, a database that starts or stops. */
const OF_CONNECTION = /^(28|3D|53300|57P)/

/**
 * A reader of one data source, for those who may use them. What the connection fails with is said as such; what the database has against a
 * statement is thrown as it is.
 */
export async function sourceReader(call: Pick<Call, 'readTenant' | 'can' | 'dataSourceKey'>, code: string): Promise<ForeignReader> {
  if (!call.can(USE)) fail(texts.noUse, 510)
  const found = await call.readTenant(async trx => {
    const source = await sources.findBy(trx, code)
    return source && { ...source, sealed: await sources.sealedOf(trx, source.id) }
  })
  if (!found) return fail(texts.noSource(code))
  const password = found.sealed === null ? '' : unseal(call.dataSourceKey, found.id, found.sealed)
  const read = sources.readerOf(() => databaseOf({ ...found, password }))
  return async work => {
    try {
      return await read(work)
    } catch (error) {
      const { code: state = '' } = error as { readonly code?: string }
      if (error instanceof ServerError || (isComplaint(error) && !OF_CONNECTION.test(state))) throw error
      return fail(texts.unreachable(found.name, causeOf(error)))
    }
  }
}
