import type { ForeignDatabase } from '../../db/foreign'
import { fail, ServerError } from '../../util/errors'
import { type CheckedAddress, ClosedAddressError, type NamedPlace, resolveOutside, wallBeside } from '../../util/outgoing'
import { ReachError } from '../../util/reach'
import { withoutSecrets } from '../../util/sealed-text'
import { storableText } from '../../util/storable'
import { type Place, placeOf } from './place'
import { ping } from './repository'
import { texts } from './texts'

const CAUSES: Readonly<Record<string, Exclude<keyof typeof texts.causes, 'other'>>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'timeout',
  ENETUNREACH: 'timeout',
  '28P01': 'password',
  '28000': 'password',
  '3D000': 'database',
  '53300': 'tooMany',
  ECONNRESET: 'lost',
  ER_ACCESS_DENIED_ERROR: 'password',
  ER_BAD_DB_ERROR: 'database',
  ER_DBACCESS_DENIED_ERROR: 'noDatabaseRight',
  ER_CON_COUNT_ERROR: 'tooMany',
  HANDSHAKE_NO_SSL_SUPPORT: 'ssl',
  PROTOCOL_CONNECTION_LOST: 'lost',
}

/** What users read of a database that cannot be reached; nothing of the password, which the database was told. */
export function causeOf(error: unknown, password: string): string {
  if (error instanceof ReachError) throw error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const known = CAUSES[code] ?? (/timeout/i.test(message) ? 'timeout' : /not support SSL/.test(message) ? 'ssl' : undefined)
  return known ? texts.causes[known] : texts.causes.other(storableText(withoutSecrets(message, [password]).slice(0, 200)))
}

/** The address of a host, looked up once; inside the installation's network those alone that it names. */
async function addressOf({ host, port }: Place, openPlaces: readonly NamedPlace[]): Promise<CheckedAddress> {
  try {
    return await resolveOutside(host, port, wallBeside(openPlaces))
  } catch (error) {
    if (error instanceof ClosedAddressError) return fail(texts.forbidden(host, port, error.why))
    throw error
  }
}

export interface GivenSource {
  readonly dbType: string
  readonly dbUrl: string
  readonly dbUsername: string
  readonly password: string
  /** Addresses inside that the installation names for everybody. */
  readonly openPlaces: readonly NamedPlace[]
}

/** Where a data source is, with its name looked up. Fails with what the look-up fails with. */
export async function databaseOf({ dbType, dbUrl, dbUsername, password, openPlaces }: GivenSource): Promise<ForeignDatabase> {
  const place = placeOf(dbType, dbUrl)
  return { ...place, address: await addressOf(place, openPlaces), user: dbUsername, password }
}

/** Tries a data source; the reason why it cannot be reached, null when it can. Refuses what is no address of a database that can be read. */
export async function connectionProblem(given: GivenSource): Promise<string | null> {
  try {
    await ping(await databaseOf(given))
    return null
  } catch (error) {
    if (error instanceof ServerError) throw error
    return causeOf(error, given.password)
  }
}
