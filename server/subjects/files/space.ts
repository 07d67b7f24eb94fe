import { fail } from '../../util/errors'
import { PARTS_DAYS } from './parts'
import * as rows from './repository'
import type { StorageLimits } from './settings'
import type { FileStore } from './store'
import { texts } from './texts'

/** In bytes; `limit` null: none. */
export interface SpaceUse {
  readonly used: number
  readonly limit: number | null
}

export interface Usage {
  readonly user: SpaceUse
  /** Null for callers who do not see it. */
  readonly tenant: SpaceUse | null
}

/** How much is kept for whom, and what users give back. */
export interface Space {
  /** What is kept for the acting user and, when asked for, for the tenant. */
  usage(trx: rows.Trx, withTenant: boolean): Promise<Usage>
  /**
   * Refuses what the transaction has just added when the user or the tenant has more than the limit now. Of two transactions at once the
   * second waits here for the first, since counting has locked the counters.
   */
  check(trx: rows.Trx, added: number): Promise<void>
  /** Files of the user that no record names, the largest first, 200 at most. */
  unnamed(trx: rows.Trx, username: string): Promise<readonly rows.UnnamedFile[]>
  /** Removes those of them that are still named by no record; their ids. Their bytes stay until `removeBytes`, after the commit. */
  remove(trx: rows.Trx, ids: readonly string[], username: string): Promise<readonly string[]>
  removeBytes(ids: readonly string[]): Promise<void>
}

const MOST_LISTED = 200

const exceeds = (used: number, limit: number | null): limit is number => limit !== null && used > limit

/** Over the bytes of a store; `limits` are asked at each use. */
export function openSpace(bytes: FileStore, limits: () => StorageLimits): Space {
  const limitsOf = async (trx: rows.Trx): Promise<StorageLimits> => {
    const { userBytes, tenantBytes } = limits()
    return { userBytes, tenantBytes: (await rows.ownLimit(trx)) ?? tenantBytes }
  }
  const presentUsage = async (trx: rows.Trx, { userBytes, tenantBytes }: StorageLimits) => {
    const usage = await rows.usage(trx)
    if (!exceeds(usage.user, userBytes) && !exceeds(usage.tenant, tenantBytes)) return usage
    await rows.forgetOldUploads(trx, PARTS_DAYS)
    return rows.usage(trx)
  }
  return {
    async usage(trx, withTenant) {
      const { user, tenant } = await rows.usage(trx)
      const { userBytes, tenantBytes } = await limitsOf(trx)
      return { user: { used: user, limit: userBytes }, tenant: withTenant ? { used: tenant, limit: tenantBytes } : null }
    },
    async check(trx, added) {
      const most = await limitsOf(trx)
      const { userBytes, tenantBytes } = most
      if (userBytes === null && tenantBytes === null) return
      const { user, tenant } = await presentUsage(trx, most)
      if (exceeds(user, userBytes)) fail(texts.userFull(user - added, Math.max(0, userBytes - user + added), added))
      if (exceeds(tenant, tenantBytes)) fail(texts.tenantFull(Math.max(0, tenantBytes - tenant + added), added))
    },
    unnamed: (trx, username) => rows.unnamed(trx, username, MOST_LISTED),
    remove: (trx, ids, username) => rows.removeUnnamed(trx, ids, username),
    async removeBytes(ids) {
      for (const id of ids) await bytes.remove(id)
    },
  }
}
