import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../../db/database'
import { splitDict } from '../conditions/where'
import { type DeclaredSource, type FoundSource, findSourceIn, isNameless, spelled, whereIn } from './sources'

/** Texts by stored value. */
export type Texts = ReadonlyMap<string, string>

/** Gives the texts of `values`; without them those of everything that can be chosen, `MOST_LABELS` at most. */
export type LabelReader = (trx: Trx, rest: string, values: readonly string[] | undefined) => Promise<Texts>

/** What is read at once of a table whose texts are wanted, for workbooks. */
export const MOST_LABELS = 10_000

/** What reads texts at `kind:rest`, such as `report:people,realname,id`, by kind. */
export class Labels {
  private readonly readers = new Map<string, LabelReader>()

  declare(kind: string, read: LabelReader): void {
    this.readers.set(kind, read)
  }

  reader(kind: string): LabelReader | undefined {
    return this.readers.get(kind)
  }
}

/**
 * The texts of stored values. `labels` is `table,text,code` or `table,text,code,where` of a declared source, `entity:/base,text,code`, or of a kind that a
 * module has declared. What is not declared has none, and no more has a row that the reader of the transaction may not see.
 */
export async function labelTexts(trx: Trx, labels: string, values?: readonly string[]): Promise<Texts> {
  if (values?.length === 0) return new Map()
  const [, kind, rest = ''] = /^([a-z]+):(.*)$/.exec(labels) ?? []
  const read = kind === undefined ? undefined : trx.catalog.labels.reader(kind)
  if (read) return read(trx, rest, values)
  const { triple, where: condition } = splitDict(labels)
  const found = await labelSource(trx, triple)
  const where = found && whereIn(found.source, condition)
  return found && where !== null ? sourceTexts(trx, found, values, where) : new Map()
}

/** The table behind `table,text,code` or `entity:/base,text,code`; null for texts that come of no table. */
export async function labelSource(trx: Trx, labels: string): Promise<FoundSource | null> {
  const [, kind, rest = ''] = /^([a-z]+):(.*)$/.exec(labels) ?? []
  if (kind === undefined) return findSourceIn(trx, spelled(labels))
  const [base = '', ...columns] = rest.split(',')
  const table = kind === 'entity' ? trx.catalog.sources.at(base)?.table : undefined
  return table === undefined ? null : findSourceIn(trx, spelled([table, ...columns].join(',')))
}

async function sourceTexts(
  trx: Trx,
  { table, text, code, source }: FoundSource,
  values: readonly string[] | undefined,
  where: RawBuilder<SqlBool> | undefined,
): Promise<Texts> {
  const { reader } = trx
  if (isNameless(source) && (values === undefined || reader === undefined)) return new Map()
  const column = (name: string) => sql`(t.${sql.id(name)})::text`
  const wanted = values === undefined ? offered(source) : sql`${column(code)} = any(${[...values]}::text[])`
  // A row that another refers to keeps its name, also out of the reader's sight; what is offered is the reader's alone.
  const seen = values === undefined || isNameless(source) ? rowsFor(trx, source) : sql<SqlBool>`true`
  const { rows } = await sql<{ value: string | null; text: string | null }>`
    select ${column(code)} as value, ${column(text)} as text from ${sql.table(table)} t where ${wanted} and ${seen} and ${where ?? sql`true`} limit ${MOST_LABELS}`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return new Map(rows.flatMap(({ value, text }) => (value === null ? [] : [[value, text ?? value] as const])))
}

/** The rows of a table, called `t`, that the reader of a transaction may see. */
export const rowsFor = ({ reader }: Trx, { rows }: DeclaredSource): RawBuilder<SqlBool> => (reader && rows?.(reader)) ?? sql<SqlBool>`true`

/** What is hidden keeps its text where it stands, and is not offered any more. */
export function offered({ fixed = {} }: DeclaredSource) {
  const conditions = Object.entries(fixed).map(([name, value]) => sql`(t.${sql.id(name)})::text = ${String(value)}`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/**
 * The ways down to what can be chosen out of a tree, `审计局/数据处`, by stored value: what a name alone may leave open. Of top rows, and
 * of what is no tree, there are none.
 */
export async function labelPaths(trx: Trx, labels: string): Promise<Texts> {
  const found = await findSourceIn(trx, spelled(labels))
  const parent = found?.source.parent
  if (!found || parent === undefined || isNameless(found.source)) return new Map()
  const column = (name: string) => sql`(t.${sql.id(name)})::text`
  const { rows } = await sql<{ id: string; value: string | null; text: string | null; parent: string | null }>`
    select t.id, ${column(found.code)} as value, ${column(found.text)} as text, ${column(parent)} as parent
    from ${sql.table(found.table)} t where ${offered(found.source)} and ${rowsFor(trx, found.source)} limit ${MOST_LABELS}`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  const pathOf = (id: string) => {
    const names = new Map<string, string>()
    for (let at = byId.get(id); at && !names.has(at.id); at = byId.get(at.parent ?? '')) names.set(at.id, at.text ?? '')
    return [...names.values()].reverse()
  }
  const paths = rows.flatMap(({ id, value }) => (value === null ? [] : [[value, pathOf(id)] as const]))
  return new Map(paths.flatMap(([value, path]) => (path.length > 1 ? [[value, path.join('/')] as const] : [])))
}
