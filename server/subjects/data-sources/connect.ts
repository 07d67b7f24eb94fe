import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { addressList, forbiddenReason } from '../../util/addresses'
import { fail } from '../../util/errors'
import { type Place, placeOf } from './place'
import { ping } from './repository'
import { texts } from './texts'

/** A database of an installation often stands beside the server. */
const OWN_MACHINE = addressList(['127.0.0.0/8', '::1'])

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
}

function causeOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const known = CAUSES[code] ?? (/timeout/i.test(message) ? 'timeout' : undefined)
  return known ? texts.causes[known] : texts.causes.other(message.slice(0, 200))
}

/** The address of a host, looked up once; link-local, metadata and reserved ones are refused. */
async function addressOf({ host }: Place): Promise<string> {
  const { address } = isIP(host) ? { address: host } : await lookup(host)
  if (forbiddenReason(address, OWN_MACHINE)) fail(texts.forbidden(host))
  return address
}

/** Tries a data source; the reason why it cannot be reached, null when it can. Refuses what is no address of a PostgreSQL. */
export async function connectionProblem(given: {
  readonly dbType: string
  readonly dbUrl: string
  readonly dbUsername: string
  readonly password: string
}): Promise<string | null> {
  const place = placeOf(given.dbType, given.dbUrl)
  let address: string
  try {
    address = await addressOf(place)
  } catch (error) {
    if ((error as { code?: unknown }).code === 500) throw error
    return causeOf(error)
  }
  try {
    await ping({ ...place, address, user: given.dbUsername, password: given.password })
    return null
  } catch (error) {
    return causeOf(error)
  }
}
