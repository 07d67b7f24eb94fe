import { type RawBuilder, sql } from 'kysely'
import { readNetworks } from './named-networks'

const LOCAL = '^(::ffff:)?127\\.|^::1$'
const PRIVATE = [
  '^(::ffff:)?(10\\.|192\\.168\\.|172\\.(1[6-9]|2[0-9]|3[01])\\.|169\\.254\\.|100\\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])\\.)',
  '^(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):',
].join('|')
const ADDRESS = '^[0-9a-f.:]+$'

/**
 * Where an address lies, as far as its range tells: `local`, `intranet`, `internet`, or empty for what is no address. An expression, so
 * that lists filter and sort by it; texts are compared, since what a proxy names need not be an address.
 */
export const networkOf = (address: RawBuilder<unknown>): RawBuilder<string> => sql`case when lower(${address}) !~ ${ADDRESS} then ''
  when lower(${address}) ~ ${LOCAL} then 'local' when lower(${address}) ~ ${PRIVATE} then 'intranet' else 'internet' end`

/** Four numbers, which is nearly all there is: to ask the database whether a text is an address takes it a subtransaction. */
const IPV4 = '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])([.]|$)){4}$'

/**
 * The name that administrators gave the network of an address; empty where it has none. An expression, for the same reason. `networks`: the
 * value of their setting.
 */
export function networkNameOf(address: RawBuilder<unknown>, networks: string): RawBuilder<string> {
  const ranges = readNetworks(networks)
  if (typeof ranges === 'string' || ranges.length === 0) return sql<string>`''::text`
  const [names, nets] = [ranges.map(({ name }) => name), ranges.map(({ net }) => net)]
  const inet = sql`case when ${address} ~ ${IPV4} then (${address})::inet else weft.inet_or_null(${address}) end`
  return sql<string>`coalesce((select n.name from unnest(${names}::text[], ${nets}::inet[]) n(name, net) where ${inet} <<= n.net), '')`
}
