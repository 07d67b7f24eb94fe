import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Option } from '../../renderer/core'
import type { Trx } from '../db/database'
import { PREPARED } from '../db/pools/prepared'
import { keep } from '../util/keep'
import type { Catalog } from './catalog'
import type { Texts } from './catalog/labels'

const stateOf = (tenant: RawBuilder<unknown>) =>
  sql`${tenant} || ':' || coalesce(string_agg(s.tenant || '.' || s.changes, ',' order by s.tenant), '')`

/**
 * Names what the dictionaries of a tenant say, in the snapshot of the statement that asks: two that are alike say the same. For statements
 * that are not of a transaction which changes dictionaries.
 */
export const dictionaryStateOf = (tenant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${stateOf(tenant)} from sys_dict_state s where s.tenant in (0, ${tenant}))`

/** The same for the tenant of any transaction. Null where it may have changed a dictionary: such a state may come again and mean another. */
export const STATE = sql`(select case when pg_current_xact_id_if_assigned() is null
      or coalesce(bool_and(age(s.xmin) > age(pg_current_xact_id_if_assigned()::xid)), true) then ${stateOf(sql`weft.current_tenant()`)} end
    from sys_dict_state s where s.tenant in (0, weft.current_tenant()))`

/** What is kept of the dictionaries of one state, by their codes. */
export interface KeptDictionaries {
  readonly texts: Map<string, Texts>
  /** Enabled items. */
  readonly choices: Map<string, readonly Option[]>
  /** All items. */
  readonly items: Map<string, readonly Option[]>
}

/** States of which something is kept. */
const MOST = 100
const keptBy = new WeakMap<Catalog, Map<string, KeptDictionaries>>()

/** What is kept under a state; a new state pushes out the one that was asked for the longest ago. */
export function keptUnder(catalog: Catalog, state: string): KeptDictionaries {
  const states = keptBy.get(catalog) ?? new Map<string, KeptDictionaries>()
  keptBy.set(catalog, states)
  return keep(states, MOST, state, states.get(state) ?? { texts: new Map(), choices: new Map(), items: new Map() })
}

async function stateNow(trx: Trx): Promise<string | null> {
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const { rows } = await sql<{ state: string | null }>`${sql.raw(PREPARED)} select ${STATE} as state`.execute(plain)
  return rows[0]?.state ?? null
}

/** What is said of these codes, and maybe of others; of those that are not kept under `state` it is read. Without a state nothing is kept. */
export async function keptOrRead<Said>(
  trx: Trx,
  { codes, state }: { readonly codes: readonly string[]; readonly state: string | null },
  part: (kept: KeptDictionaries) => Map<string, Said>,
  read: (codes: readonly string[]) => Promise<ReadonlyMap<string, Said>>,
): Promise<ReadonlyMap<string, Said>> {
  if (state === null) return read(codes)
  const kept = part(keptUnder(trx.catalog, state))
  const missing = codes.filter(code => !kept.has(code))
  if (missing.length === 0) return kept
  const found = await read(missing)
  // Another state may have come since the one that was asked for: what is read now is kept only when it is still the same.
  if ((await stateNow(trx)) !== state) return new Map([...kept, ...found])
  for (const [code, said] of found) kept.set(code, said)
  return kept
}
