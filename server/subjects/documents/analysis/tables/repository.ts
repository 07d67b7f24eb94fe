import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../../../../query'
import type { FoundTable, TableOrigin } from './types'

export type { Trx } from '../../../../query'

/** Whose tables they are. */
export interface TableRecord {
  readonly source: 'document' | 'knowledge'
  readonly recordId: string
}

type Cells = readonly (readonly string[])[]

/** Names of tables by what is in them: the same reading of a file gives the same names. */
function keysOf(tables: readonly FoundTable[]): string[] {
  const counts = new Map<string, number>()
  return tables.map(({ titles, cells, page }) => {
    const print = createHash('sha256')
      .update(JSON.stringify([page, titles, cells]))
      .digest('hex')
      .slice(0, 24)
    const count = (counts.get(print) ?? 0) + 1
    counts.set(print, count)
    return `${print}${count}`
  })
}

export async function keepTables(trx: Trx, { source, recordId }: TableRecord, tables: readonly FoundTable[]): Promise<void> {
  await sql`delete from document_table where source = ${source} and record_id = ${recordId}`.execute(trx)
  const keys = keysOf(tables)
  for (const [no, { origin, title, page, lastPage, titles, cells, places }] of tables.entries()) {
    await sql`insert into document_table (source, record_id, no, key, origin, title, page, last_page, titles, cells, places)
      values (${source}, ${recordId}, ${no}, ${keys[no]}, ${origin}, ${title}, ${page}, ${lastPage}, ${JSON.stringify(titles)}::jsonb,
        ${JSON.stringify(cells)}::jsonb, ${JSON.stringify(places)}::jsonb)`.execute(trx)
  }
}

/** A table as it stands in a list: the first cells of it. */
export interface TableHead {
  readonly key: string
  readonly origin: TableOrigin
  readonly title: string
  readonly page: number
  readonly lastPage: number
  readonly rows: number
  readonly columns: number
  readonly titles: readonly string[]
  readonly preview: Cells
  readonly correctedBy: string | null
  readonly correctedTime: string | null
}

const CURRENT = sql`from document_table t left join document_table_edit e
  on e.source = t.source and e.record_id = t.record_id and e.key = t.key`
const BY = sql`(select coalesce(nullif(u.realname, ''), u.username) from sys_user u
  where u.username = coalesce(e.update_by, e.create_by) limit 1)`

/** The tables of a text, as they were found or corrected. */
export async function tableHeads(trx: Trx, { source, recordId }: TableRecord): Promise<readonly TableHead[]> {
  const { rows } = await sql<TableHead>`select t.key, t.origin, coalesce(e.title, t.title) as title, t.page, t.last_page,
      jsonb_array_length(coalesce(e.cells, t.cells)) as rows, jsonb_array_length(coalesce(e.titles, t.titles)) as columns,
      coalesce(e.titles, t.titles) as titles, jsonb_path_query_array(coalesce(e.cells, t.cells), '$[0 to 2]') as preview,
      ${BY} as corrected_by, coalesce(e.update_time, e.create_time) as corrected_time
    ${CURRENT} where t.source = ${source} and t.record_id = ${recordId} order by t.no`.execute(trx)
  return rows
}

/** Whether there are more tables than are kept. */
export async function hasMoreTables(trx: Trx, { source, recordId }: TableRecord): Promise<boolean> {
  const { rows } = await sql`select from document_analysis where source = ${source} and record_id = ${recordId} and more_tables`.execute(
    trx,
  )
  return rows.length > 0
}

/** A table with its correction, null where it has none. */
export interface KeptTable extends FoundTable {
  readonly key: string
  readonly correction: {
    readonly title: string
    readonly titles: readonly string[]
    readonly cells: Cells
    readonly rows: readonly (number | null)[]
    readonly version: number
    readonly by: string | null
    readonly time: string | null
  } | null
}

const WHOLE = sql`t.key, t.origin, t.title, t.page, t.last_page, t.titles, t.cells, t.places, case when e.id is null then null else jsonb_build_object(
  'title', e.title, 'titles', e.titles, 'cells', e.cells, 'rows', e.rows, 'version', e.version, 'by', ${BY},
  'time', to_char(coalesce(e.update_time, e.create_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')) end as correction`

export async function findTable(trx: Trx, { source, recordId }: TableRecord, key: string): Promise<KeptTable | undefined> {
  const { rows } = await sql<KeptTable>`select ${WHOLE} ${CURRENT}
    where t.source = ${source} and t.record_id = ${recordId} and t.key = ${key}`.execute(trx)
  return rows[0]
}

/** Tables of a text one after the other, the first after one of them. */
export async function tablesOf(trx: Trx, { source, recordId }: TableRecord): Promise<readonly KeptTable[]> {
  const { rows } = await sql<KeptTable>`select ${WHOLE} ${CURRENT}
    where t.source = ${source} and t.record_id = ${recordId} order by t.no`.execute(trx)
  return rows
}

export interface Correction {
  readonly title: string
  readonly titles: readonly string[]
  readonly cells: Cells
  readonly rows: readonly (number | null)[]
}

/** Keeps a correction over the one with `version`, -1 where there is none; whether it was still that version. */
export async function keepCorrection(
  trx: Trx,
  { source, recordId }: TableRecord,
  key: string,
  version: number,
  { title, titles, cells, rows }: Correction,
): Promise<boolean> {
  const [heads, body, from] = [titles, cells, rows].map(part => JSON.stringify(part))
  const statement =
    version < 0
      ? sql`insert into document_table_edit (source, record_id, key, title, titles, cells, rows)
          values (${source}, ${recordId}, ${key}, ${title}, ${heads}::jsonb, ${body}::jsonb, ${from}::jsonb) on conflict do nothing`
      : sql`update document_table_edit set title = ${title}, titles = ${heads}::jsonb, cells = ${body}::jsonb, rows = ${from}::jsonb
          where source = ${source} and record_id = ${recordId} and key = ${key} and version = ${version}`
  const { numAffectedRows = 0n } = await statement.execute(trx)
  return numAffectedRows > 0n
}

/** Back to what was found; whether there was such a correction. */
export async function dropCorrection(trx: Trx, { source, recordId }: TableRecord, key: string, version: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from document_table_edit
    where source = ${source} and record_id = ${recordId} and key = ${key} and version = ${version}`.execute(trx)
  return numAffectedRows > 0n
}

/** Name of the record of a text; undefined when it is gone, or more secret than its reader may see. */
export async function nameOf(trx: Trx, { source, recordId }: TableRecord): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(source === 'document' ? 'document' : 'knowledge_entry')}
    where id = ${recordId}`.execute(trx)
  return rows[0]?.name
}
