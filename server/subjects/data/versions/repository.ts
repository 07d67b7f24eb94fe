import { type RawBuilder, sql } from 'kysely'
import type { Mask, SheetSource } from '../../../data/plan'
import type { ColumnProfile } from '../../../data/profile'
import type { DataVersion } from '../../../generated/operations'
import {
  insertRow,
  type ListSpec,
  listPage,
  lockFor,
  type PageOf,
  type RawListQuery,
  removeRows,
  type Trx,
  updateRow,
} from '../../../query'
import type { KeptQuality } from '../quality/kept'
import { texts } from '../texts'

export type { Trx } from '../../../query'

const TABLE = 'data_sheet_version'
const MASKS = 'data_sheet_mask'

export type StoredColumn = Omit<SheetSource['columns'][number], 'mask'>

/** Where the rows of a version come from. */
export type Origin =
  | { readonly kind: 'file'; readonly file: string; readonly mode: 'replace' | 'append' | 'update' }
  | {
      readonly kind: 'table'
      /** Code of the data source. */
      readonly source: string
      readonly table: string
      readonly mode: 'replace' | 'append' | 'update'
      /** The column that rows go on by; empty: none. */
      readonly column: string
      /** Its greatest value that has come in. */
      readonly reached: string | null
    }
  | { readonly kind: 'version'; readonly no: number }
  /** So many rows that had been set apart and were mended. */
  | { readonly kind: 'mend'; readonly rows: number }
  | {
      readonly kind: 'recipe'
      readonly id: string
      readonly name: string
      /** Version of the recipe. */
      readonly no: number
      /** Versions of the sheets that it has read. */
      readonly sheets: readonly { readonly id: string; readonly no: number }[]
      /** What its parameters were; absent where there were none yet. */
      readonly values?: readonly { readonly name: string; readonly value: string | null }[]
    }

export interface NewVersion {
  readonly sheetId: string
  /** Stored paths of its Parquet files, joined by commas. */
  readonly file: string
  readonly apartFile: string | null
  readonly rowCount: number
  readonly apartCount: number
  readonly byteCount: number
  readonly columns: readonly StoredColumn[]
  /** As the columns stand. */
  readonly profile: readonly ColumnProfile[]
  readonly origin: Origin
  /** Null: its rows were held against no rules. */
  readonly quality: KeptQuality | null
}

export interface Version extends NewVersion {
  readonly id: string
  readonly no: number
  readonly createBy: string | null
  readonly time: string
}

const FIELDS = sql`id, sheet_id, no, file, apart_file, row_count::double precision as row_count, apart_count::double precision as apart_count,
  byte_count::double precision as byte_count, columns, profile, origin, quality, create_by,
  to_char(create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time`

/** A version of a sheet: the named one, else the newest. */
export async function findVersion(trx: Trx, sheetId: string, no?: number): Promise<Version | undefined> {
  const named = no === undefined ? sql`true` : sql`no = ${no}`
  const { rows } = await sql<Version>`select ${FIELDS} from data_sheet_version where sheet_id = ${sheetId} and ${named}
    order by no desc limit 1`.execute(trx)
  return rows[0]
}

export async function versionById(trx: Trx, id: string): Promise<Version | undefined> {
  const { rows } = await sql<Version>`select ${FIELDS} from data_sheet_version where id = ${id}`.execute(trx)
  return rows[0]
}

/** Versions of a sheet are added one after the other. */
export const lockSheet = (trx: Trx, sheetId: string): Promise<void> => lockFor(trx, `sheet ${sheetId}`)

/** Adds a version, which is the current one then; its number. */
export async function addVersion(trx: Trx, { columns, profile, origin, quality, ...version }: NewVersion, source: string): Promise<number> {
  const { sheetId } = version
  await lockSheet(trx, sheetId)
  const no = ((await findVersion(trx, sheetId))?.no ?? 0) + 1
  const json = { columns: JSON.stringify(columns), profile: JSON.stringify(profile), origin: JSON.stringify(origin) }
  await insertRow(trx, TABLE, { ...version, ...json, quality: quality && JSON.stringify(quality), no })
  const { rowCount, byteCount } = version
  const facts = { rowCount, byteCount, columnCount: columns.length, qualityScore: quality?.score ?? null }
  const made = { versionNo: no, versionTime: sql`now()`, source: source.slice(0, 300) }
  await updateRow(trx, 'data_sheet', { id: sheetId }, { ...facts, ...made })
  return no
}

/** A sheet without rows yet; its id. */
export const addSheet = (trx: Trx, values: { readonly name: string; readonly folderId: string | null; readonly secretLevel: string }) =>
  insertRow(trx, 'data_sheet', values)

/** A text around a value of a row. */
function around(text: (value: string) => string, value: RawBuilder<unknown>): RawBuilder<unknown> {
  const [before = '', after = ''] = text('{}').split('{}')
  return sql`${before}::text || ${value} || ${after}::text`
}

/** Where the rows of a version come from, in words, so that it is looked for as it is shown. */
const originColumn = () => sql`(case when t.origin ->> 'kind' = 'version' then ${around(texts.fromVersion, sql`(t.origin ->> 'no')`)}
  when t.origin ->> 'kind' = 'recipe' then ${around(texts.fromRecipe, sql`(t.origin ->> 'name')`)}
  when t.origin ->> 'kind' = 'mend' then ${around(texts.fromMend, sql`(t.origin ->> 'rows')`)}
  when t.origin ->> 'kind' = 'table' then (case t.origin ->> 'mode' when 'append' then ${around(texts.tables.append, sql`(t.origin ->> 'table')`)}
    when 'update' then ${around(texts.tables.update, sql`(t.origin ->> 'table')`)}
    else ${around(texts.tables.replace, sql`(t.origin ->> 'table')`)} end)
  when t.origin ->> 'mode' = 'append' then ${around(texts.origins.append, sql`(t.origin ->> 'file')`)}
  when t.origin ->> 'mode' = 'update' then ${around(texts.origins.update, sql`(t.origin ->> 'file')`)}
  else ${around(texts.origins.replace, sql`(t.origin ->> 'file')`)} end)`

/** Versions of a sheet, the newest first. */
export function versionsOf(trx: Trx, sheetId: string, query: RawListQuery): Promise<PageOf<DataVersion>> {
  const spec: ListSpec = {
    table: TABLE,
    where: sql<boolean>`t.sheet_id = ${sheetId}`,
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'no', kind: 'integer' },
      {
        name: 'current',
        column: sql`(case when t.no = (select max(v.no) from data_sheet_version v where v.sheet_id = t.sheet_id) then 'Y' else 'N' end)`,
        kind: 'text',
      },
      { name: 'rowCount', kind: 'integer' },
      { name: 'apartCount', kind: 'integer' },
      { name: 'byteCount', kind: 'integer' },
      { name: 'columnCount', column: sql`jsonb_array_length(t.columns)`, kind: 'integer' },
      { name: 'origin', column: originColumn(), kind: 'text' },
      { name: 'createBy', kind: 'text', dict: 'sys_user,realname,username' },
      { name: 'createTime', kind: 'datetime' },
    ],
    sort: { name: 'no', order: 'desc' },
  }
  return listPage<DataVersion>(trx, spec, query)
}

export interface QualityPoint {
  readonly no: number
  readonly time: string
  readonly quality: KeptQuality
}

const MOST_POINTS = 100

/** The last versions of a sheet that were held against rules, the oldest first. */
export async function qualitiesOf(trx: Trx, sheetId: string): Promise<readonly QualityPoint[]> {
  const { rows } = await sql<QualityPoint>`select ${FIELDS} from data_sheet_version where sheet_id = ${sheetId} and quality is not null
    order by no desc limit ${MOST_POINTS}`.execute(trx)
  return rows.toReversed()
}

interface ReachedBy {
  readonly source: string
  readonly table: string
  readonly column: string
}

/** How far the rows of a sheet have come in from a table by a column; null: none of the rows that it has now came so. */
export async function reachedOf(trx: Trx, sheetId: string, { source, table, column }: ReachedBy): Promise<string | null> {
  const { rows } = await sql<Pick<Version, 'no' | 'origin'>>`select no, origin from data_sheet_version where sheet_id = ${sheetId}
    order by no desc`.execute(trx)
  let below = Number.POSITIVE_INFINITY
  for (const { no, origin } of rows) {
    if (no > below) continue
    if (origin.kind === 'table' && origin.source === source && origin.table === table && origin.column === column) return origin.reached
    // What replaced all rows has left none of the table; a restored version stands for all between.
    if (origin.kind === 'version') below = origin.no
    else if (origin.kind === 'recipe' || (origin.kind !== 'mend' && origin.mode === 'replace')) return null
  }
  return null
}

/** How columns of a sheet are masked, by their names: in all of its versions. */
export async function masksOf(trx: Trx, sheetId: string): Promise<ReadonlyMap<string, Mask>> {
  const { rows } = await sql<{ name: string; kind: Mask }>`select column_name as name, kind from data_sheet_mask
    where sheet_id = ${sheetId}`.execute(trx)
  return new Map(rows.map(({ name, kind }) => [name, kind]))
}

/** Masks a column, or no longer. */
export async function setMask(trx: Trx, sheetId: string, columnName: string, kind: Mask | 'none'): Promise<void> {
  await lockSheet(trx, sheetId)
  const { rows } = await sql<{ id: string }>`select id from data_sheet_mask where sheet_id = ${sheetId}
    and column_name = ${columnName}`.execute(trx)
  const id = rows[0]?.id
  if (id !== undefined && kind === 'none') await removeRows(trx, MASKS, [id])
  else if (id !== undefined) await updateRow(trx, MASKS, { id }, { kind })
  else if (kind !== 'none') await insertRow(trx, MASKS, { sheetId, columnName, kind })
}

const FILE_IDS = sql`select m.found[1] from data_sheet_version v, lateral regexp_matches(v.file || ',' || coalesce(v.apart_file, ''),
  '/([0-9a-f]{32})(?=/)', 'g') m(found)`

/** Removes versions, masks and files of sheets that are gone; the ids of the files, whose bytes go when that is through. */
export async function removeStray(trx: Trx): Promise<readonly string[]> {
  const gone = sql`not exists (select from data_sheet s where s.id = sheet_id)`
  await sql`delete from data_sheet_version where ${gone}`.execute(trx)
  await sql`delete from data_sheet_mask where ${gone}`.execute(trx)
  // A file is kept in the transaction that adds its version.
  const { rows } = await sql<{ id: string }>`delete from sys_file where biz = 'sheets' and tenant_id = weft.current_tenant()
    and id not in (${FILE_IDS}) returning id`.execute(trx)
  return rows.map(({ id }) => id)
}
