import { sql } from 'kysely'
import type { ApiOperation } from '../../generated/operations'
import { type ListSpec, listPage, type RawListQuery, type Trx } from '../../query'

/** What an operation is found by. */
export type Found = Pick<ApiOperation, 'id' | 'tag' | 'method' | 'path' | 'summary' | 'auth'>

const operations: ListSpec = {
  table: 'api_operation',
  columns: ['id', 'tag', 'method', 'path', 'summary', 'auth'].map(name => ({ name, kind: 'text' })),
}

/** A page of operations, which no table has, by the convention of lists. */
export const page = (trx: Trx, all: readonly Found[], query: RawListQuery) =>
  listPage<Found>(
    trx,
    {
      ...operations,
      with: sql`with api_operation as (select * from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
        as operation (id text, tag text, method text, path text, summary text, auth text))`,
    },
    query,
  )
