import { sql } from 'kysely'
import type { OwnerAccess } from '../../db/owner'
import { asSystemTenant, seedId } from '../../db/seeds/rows'
import type { Setting as Shown } from '../../generated/operations'
import { findRow, type ListColumn, type ListSpec, listPage, type RawListQuery, type Trx, updateRow } from '../../query'
import { errors } from '../../util/errors'
import type { Setting } from './define'
import type { DeclaredRow } from './shown'

export type { Trx } from '../../query'

const DECLARED = ['code', 'area', 'name', 'help', 'valueText', 'defaultText', 'fixedBy'] as const

const columns: readonly ListColumn[] = [
  { name: 'id', kind: 'text' },
  ...DECLARED.map(name => ({ name, kind: 'text' }) as const),
  { name: 'sortNo', kind: 'integer' },
  { name: 'given', kind: 'json' },
  { name: 'changed', kind: 'boolean' },
  { name: 'state', kind: 'text' },
  { name: 'updateBy', kind: 'text', dict: 'sys_user,realname,username' },
  { name: 'createTime', kind: 'datetime' },
  { name: 'updateTime', kind: 'datetime' },
  { name: 'version', kind: 'integer' },
]

/** What is stored beside what modules declare: what no module declares any more is not shown, and keeps its value. */
const settings = (declared: readonly DeclaredRow[]): ListSpec => ({
  table: 'setting',
  columns,
  sort: { name: 'sortNo', order: 'asc' },
  with: sql`with setting as (select s.id, s.create_time, s.update_by, s.update_time, s.version, d.*, s.value is not null or s.sealed is not null as changed,
      case when d.fixed_by is not null then 'fixed' when s.value is not null or s.sealed is not null then 'changed' else 'default' end as state
    from sys_setting s join jsonb_to_recordset(${JSON.stringify(declared)}::jsonb) as d (code text, area text, name text, help text,
      value_text text, default_text text, fixed_by text, sort_no integer, given jsonb) on d.code = s.code)`,
})

export const settingPage = (trx: Trx, declared: readonly DeclaredRow[], query: RawListQuery) =>
  listPage<Shown>(trx, settings(declared), query)
export const findSetting = (trx: Trx, declared: readonly DeclaredRow[], id: string) => findRow<Shown>(trx, settings(declared), id)

/** Every setting has a row, so that its changes stand in the audit table. */
export const keepRows = ({ db }: OwnerAccess, declared: readonly Setting[]): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    const rows = declared.map(({ code }) => ({ id: seedId('setting', code), code }))
    await sql`insert into weft.sys_setting (id, code) select r.id, r.code from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id text, code text) on conflict (code) do nothing`.execute(trx)
  })

/** What was changed, in its stored form. */
export interface KeptRow {
  readonly code: string
  readonly value: unknown
  readonly sealed: string | null
}

export async function keptRows(trx: Trx): Promise<readonly KeptRow[]> {
  const { rows } = await sql<KeptRow>`select code, value, sealed from sys_setting where value is not null or sealed is not null`.execute(
    trx.withoutPlugins(),
  )
  return rows
}

/** Keeps a value or what was sealed of it; both null: the default. Refuses when it was changed meanwhile. */
export async function keepValue(
  trx: Trx,
  shown: Pick<Shown, 'id'>,
  version: number | null | undefined,
  { value, sealed }: { readonly value: unknown; readonly sealed: string | null },
): Promise<void> {
  const json = value === null ? null : JSON.stringify(value)
  if (await updateRow(trx, 'sys_setting', { id: shown.id, version }, { value: json, sealed })) return
  const { rows } = await sql<{ version: number }>`select version from sys_setting where id = ${shown.id}`.execute(trx)
  throw errors.stale({ ...shown, ...rows[0] })
}
