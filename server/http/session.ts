import { mayCall } from '../../renderer/core'
import type { Clearance } from '../db/database'
import type { HeldRules } from '../query'

/** An account in a tenant, with what it may do and see there now. */
export interface Holder {
  readonly userId: string
  readonly username: string
  readonly realname: string
  readonly tenantId: number
  /** Code of the current department; null when the person has none. */
  readonly orgCode: string | null
  readonly roleCodes: readonly string[]
  /**
   * The rights of all roles: `perms` of their granted, enabled rows of type 1, comma lists taken apart. Those of the system do not
   * count in other tenants.
   */
  readonly rights: ReadonlySet<string>
  /** The rules for rows that the roles carry, each by a right that its menu entry names. */
  readonly rowRules: HeldRules
  /** Names all rights of the installation as they were when this was read. */
  readonly rightsState: string
  /** Names what the dictionaries of the tenant said when this was read. */
  readonly dictionaryState: string
  /** How far the database had written when this was read; absent in tests of rights alone. */
  readonly position?: string
  /** Names which menu entries are granted; the same for all to whom the same are. */
  readonly granted: string
}

/** Who acts, read from the session row of the token; nothing in a request can change it. */
export interface Session extends Holder {
  /** What is stored of the token; the key of the session row. */
  readonly tokenHash: string
  /** After so many minutes without use the session ends. */
  readonly idleMinutes: number
  /** Begun with a password that another user has seen: it may do nothing but set another one. */
  readonly oneTimePassword: boolean
}

/** Which session is wanted, and whether finding it counts as use. */
export interface SessionSearch {
  /** The tenant that the caller wants to work in; the session is null when it is not the user's. Null: the user's own, or the first that works. */
  readonly tenant?: number | null
  /** False: nothing that the user did, so the session does not live longer for it. Default true. */
  readonly active?: boolean
}

/** Finds the session of a token, in the database of the server. */
export type SessionFinder = (token: unknown, search?: SessionSearch) => Promise<Session | null>

/** Rights as clients hold them. */
type Held = Parameters<typeof mayCall>[1]['auth']

const heldBy = new WeakMap<ReadonlySet<string>, Held>()

/** Made once for a set, so that what is worked out of them is known again. */
function heldOf(rights: ReadonlySet<string>): Held {
  const held = heldBy.get(rights) ?? [...rights].map(action => ({ action, type: '1' }))
  heldBy.set(rights, held)
  return held
}

const NOTHING: Held = []

/** Whether an account, or a caller without one, may do what an `x-auth` names; the same function as the client's. */
export function isAllowed(auth: string, session: Pick<Holder, 'rights'> | null): boolean {
  return mayCall(auth, { signedIn: session !== null, auth: session ? heldOf(session.rights) : NOTHING })
}

/** Up to which secrecy the holder of these rights sees rows. */
export function clearanceOf({ rights }: Pick<Holder, 'rights'>): Clearance {
  if (rights.has('document:secret')) return '2'
  return rights.has('document:internal') ? '1' : '0'
}
