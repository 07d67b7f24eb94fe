import { sql } from 'kysely'
import type { Trx } from '../../../query'
import type { Origin } from '../versions/repository'

export type FromRecipe = Extract<Origin, { kind: 'recipe' }>

/** A version of a sheet, and where its rows come from: what was restored, mended or added to it since is passed over. */
export interface Rooted {
  readonly sheetId: string
  readonly no: number
  readonly origin: Origin
}

/** The versions `v` that meet a condition, back to those whose rows a recipe made or a file brought. */
const rooted = (start: ReturnType<typeof sql>) => sql`with recursive held as (
  select v.sheet_id, v.no as top, v.no, v.origin, 0 as depth from data_sheet_version v where ${start}
  union all
  select h.sheet_id, h.top, v.no, v.origin, h.depth + 1 from held h join data_sheet_version v on v.sheet_id = h.sheet_id and v.no =
    case when h.origin ->> 'kind' = 'version' then (h.origin ->> 'no')::int
      when h.origin ->> 'kind' = 'mend' or h.origin ->> 'mode' in ('append', 'update') then h.no - 1 end)`

const newest = sql`v.no = (select max(o.no) from data_sheet_version o where o.sheet_id = v.sheet_id)`

/** Where the rows of a version come from: of the named one, else of the newest; `made` is the version that they first stood in. */
export async function rootOf(trx: Trx, sheetId: string, no?: number): Promise<(Rooted & { readonly made: number }) | undefined> {
  const start = sql`v.sheet_id = ${sheetId} and ${no === undefined ? newest : sql`v.no = ${no}`}`
  const { rows } = await sql<Rooted & { readonly made: number }>`${rooted(start)} select sheet_id, top as no, no as made, origin from held
    order by depth desc limit 1`.execute(trx)
  return rows[0]
}

/** Sheets whose current rows a recipe made of those of a sheet, so many at most. */
export async function madeOf(trx: Trx, sheetId: string, most: number): Promise<readonly (Rooted & { readonly origin: FromRecipe })[]> {
  const reads = JSON.stringify([{ id: sheetId }])
  const start = sql`${newest} and v.sheet_id in (select m.sheet_id from data_sheet_version m where m.origin -> 'sheets' @> ${reads}::jsonb)`
  const { rows } = await sql<Rooted & { readonly origin: FromRecipe }>`${rooted(start)} select sheet_id, top as no, origin from held
    where origin -> 'sheets' @> ${reads}::jsonb order by sheet_id limit ${most}`.execute(trx)
  return rows
}
