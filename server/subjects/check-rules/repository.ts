import { type Kysely, sql } from 'kysely'
import type { Trx } from '../../query'

export type { Trx } from '../../query'

/** The rules kept under a code, as text; undefined for an unknown code. A tenant's own go before the shared ones. */
export async function rulesOf(trx: Trx, code: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ rules: string | null }>`
    select rule_json as rules from sys_check_rule where rule_code = ${code} order by tenant_id desc limit 1`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return rows[0]?.rules
}
