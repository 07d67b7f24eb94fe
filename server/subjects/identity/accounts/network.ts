import { type RawBuilder, sql } from 'kysely'

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
