import { type RawBuilder, sql } from 'kysely'
import { type Asking, type ListSpec, listAll, listPage, type PageOf, type RawListQuery, type Trx } from '../../../query'
import { type DocumentSource, listOf, SOURCES } from './readable'

export type { Trx } from '../../../query'

/** A type as forms choose it. */
interface TypeBrief {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly isEnable: string | null
  readonly isDeleted: string | null
  readonly sort: number | null
}

const typeSpec = (table: string, where: ListSpec['where']): ListSpec => ({
  table,
  where,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'name', kind: 'text' },
    ...(table === 'document_type' ? [{ name: 'code', kind: 'text' } as const] : []),
    { name: 'isEnable', kind: 'text' },
    { name: 'isDeleted', kind: 'text' },
    { name: 'sort', kind: 'integer' },
    { name: 'createTime', kind: 'datetime' },
  ],
  sort: { name: 'sort', order: 'asc' },
})

/** All types that `where` and the parameters leave, in their order. */
export async function briefs(trx: Trx, table: string, where: ListSpec['where'], query: RawListQuery): Promise<TypeBrief[]> {
  const rows = await listAll<TypeBrief & { createTime?: string }>(trx, typeSpec(table, where), query)
  return rows.map(({ createTime: _, ...brief }) => brief)
}

/** Tells the pages of the tenant that the types which they keep for days are others now. */
export async function notifyOfTypes(trx: Trx, table: string): Promise<void> {
  await sql`select weft.tell_dictionary(weft.current_tenant(), ${`${table},name,id`})`.execute(trx)
}

/** A record that a user has collected or read. */
interface MarkedRecord {
  readonly source: DocumentSource
  readonly id: string
  readonly name: string
  readonly secretLevel: string
  readonly fileType: string | null
  readonly collected: boolean
  readonly time: string
}

/** Tables of what users mark: whose, and which record. */
type MarkTable = 'document_collect' | 'document_browse'

const NOTHING = sql`select null::text as source, null::text as id, null::text as name, null::text as secret_level, null::text as file_type,
  false as collected, null::timestamptz as time where false`

/** Marks of a user on the records of a kind that the user may still read. */
function marksOf(table: MarkTable, userId: string, source: DocumentSource, list: ListSpec): RawBuilder<unknown> {
  const fileType = source === 'document' ? sql.ref('t.file_type') : sql`null::text`
  return sql`select ${source}::text as source, t.id, t.name::text as name, t.secret_level::text as secret_level, ${fileType}::text as file_type,
      exists (select from document_collect c where c.user_id = ${userId} and c.source = ${source} and c.record_id = t.id) as collected, m.time
    from ${sql.table(table)} m join ${sql.table(list.table)} t on t.id = m.record_id
    where m.user_id = ${userId} and m.source = ${source} ${list.where ? sql`and ${list.where}` : sql``}`
}

/** A page of what a user has marked, the newest mark first. */
export function marked(trx: Trx, asking: Asking, table: MarkTable, query: RawListQuery): Promise<PageOf<MarkedRecord>> {
  const parts = SOURCES.flatMap(source => {
    const list = listOf(trx.catalog, asking, source)
    return list ? [marksOf(table, asking.session.userId, source, list)] : []
  })
  const spec: ListSpec = {
    table: 'marked',
    with: sql`with marked as (${sql.join([NOTHING, ...parts], sql` union all `)})`,
    columns: [
      { name: 'source', kind: 'text' },
      { name: 'id', kind: 'text' },
      { name: 'name', kind: 'text' },
      { name: 'secretLevel', kind: 'text' },
      { name: 'fileType', kind: 'text' },
      { name: 'collected', kind: 'boolean' },
      { name: 'time', kind: 'datetime' },
    ],
    sort: { name: 'time', order: 'desc' },
  }
  return listPage<MarkedRecord>(trx, spec, query)
}

export async function collect(trx: Trx, userId: string, source: DocumentSource, id: string): Promise<void> {
  await sql`insert into document_collect (user_id, source, record_id) values (${userId}, ${source}, ${id}) on conflict do nothing`.execute(
    trx,
  )
}

/** Whether the user had collected it. */
export async function drop(trx: Trx, userId: string, source: DocumentSource, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from document_collect where user_id = ${userId} and source = ${source} and record_id = ${id}`.execute(trx)
  return numAffectedRows > 0n
}

/** Notes that a user reads a record, and counts it unless that user has been counted within the hour. */
export async function browse(trx: Trx, userId: string, source: DocumentSource, id: string): Promise<void> {
  await sql`select weft.note_browse(${userId}, ${source}, ${id})`.execute(trx)
}
