import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Offer, type Trx, WORDS } from '../../../query'

export type { Trx } from '../../../query'

export interface TableOption {
  readonly value: string
  readonly text: string
  /** Of an option of a table; null: none. */
  readonly color: string | null
}

/** What a table dictionary gives at once at most. */
const MOST = 10_000

const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>
const columnText = (name: string) => sql`(t.${sql.id(name)})::text`
const colorOf = ({ source: { color } }: Offer) => (color === undefined ? sql`null` : sql`nullif(${columnText(color)}, '')`)
const equals = (name: string, value: string | number) => sql<SqlBool>`${columnText(name)} = ${String(value)}`

/** What the caller may see. */
const seen = ({ rows }: Offer): RawBuilder<SqlBool>[] => (rows ? [rows] : [])

/** What can be chosen of it: not what is deleted, nor what its condition leaves out. */
const alive = (offer: Offer): RawBuilder<SqlBool>[] => [
  ...Object.entries(offer.source.fixed ?? {}).map(([name, value]) => equals(name, value)),
  ...(offer.where ? [offer.where] : []),
  ...seen(offer),
]

const all = (conditions: readonly RawBuilder<SqlBool>[]) => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

export interface OptionQuestion {
  /** Contained in the text. Default: any text. */
  readonly keyword?: string | undefined
  /** Only this value. */
  readonly value?: string | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Options of a table: its rows in the order of their texts. */
export async function options(trx: Trx, offer: Offer, question: OptionQuestion = {}): Promise<TableOption[]> {
  const { table, text, code } = offer
  const { keyword = '', value = '', limit = MOST, offset = 0 } = question
  const conditions = alive(offer)
  if (keyword !== '') conditions.push(sql<SqlBool>`strpos(${columnText(text)}, ${keyword}) > 0`)
  if (value !== '') conditions.push(equals(code, value))
  const { rows } = await sql<TableOption>`
    select ${columnText(code)} as value, coalesce(${columnText(text)}, '') as text, ${colorOf(offer)} as color from ${sql.table(table)} t
    where ${all(conditions)} and t.${sql.id(code)} is not null order by ${columnText(text)} ${WORDS}, t.id
    limit ${Math.min(limit, MOST)} offset ${offset}`.execute(plain(trx))
  return rows
}

/** Texts by value; also of rows that lists do not offer any more. */
export async function labels(trx: Trx, offer: Offer, values: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { table, text, code } = offer
  const { rows } = await sql<Omit<TableOption, 'color'>>`
    select ${columnText(code)} as value, coalesce(${columnText(text)}, '') as text from ${sql.table(table)} t
    where ${all([...seen(offer), sql<SqlBool>`${columnText(code)} = any(${[...values]}::text[])`])}`.execute(plain(trx))
  return new Map(rows.map(row => [row.value, row.text]))
}

export interface TreeRow {
  readonly key: string
  readonly title: string
  readonly parentId: string | null
  /** '1' for inner nodes; null when the table does not say. */
  readonly hasChild: string | null
}

export interface TreeQuestion {
  /** Value of the parent; empty: rows without one. */
  readonly pid: string
  readonly parent: string
  readonly hasChild: string | undefined
  readonly conditions: readonly (readonly [string, string])[]
}

/** Rows of a tree below one parent. */
export async function treeRows(trx: Trx, offer: Offer, { pid, parent, hasChild, conditions }: TreeQuestion): Promise<TreeRow[]> {
  const { table, text, code } = offer
  const below = pid === '' ? sql<SqlBool>`coalesce(${columnText(parent)}, '') = ''` : equals(parent, pid)
  const where = all([...alive(offer), below, ...conditions.map(([name, value]) => equals(name, value))])
  const { rows } = await sql<TreeRow>`
    select ${columnText(code)} as key, coalesce(${columnText(text)}, '') as title, ${columnText(parent)} as "parentId",
      ${hasChild ? columnText(hasChild) : sql`null`} as "hasChild"
    from ${sql.table(table)} t where ${where} order by t.${sql.id(code)}, t.id limit ${MOST}`.execute(plain(trx))
  return rows
}

/** What a search finds at most; who wants more types more. */
const MOST_FOUND = 50

/** Rows of a tree whose text holds the keyword, with all above them. */
export async function treeSearch(trx: Trx, offer: Offer, question: TreeQuestion, keyword: string): Promise<TreeRow[]> {
  const { table, text, code } = offer
  const { parent, hasChild, conditions } = question
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const where = all([
    ...alive(offer),
    ...conditions.map(([name, value]) => equals(name, value)),
    sql<SqlBool>`${columnText(text)} ilike ${pattern}`,
  ])
  const columns = sql`${columnText(code)} as key, coalesce(${columnText(text)}, '') as title, ${columnText(parent)} as "parentId",
      ${hasChild ? columnText(hasChild) : sql`null`} as "hasChild"`
  // "union" leaves out what is there already: rows that stand in a circle end it.
  const { rows } = await sql<TreeRow>`with recursive found as (
      (select ${columns} from ${sql.table(table)} t where ${where} order by ${columnText(text)} ${WORDS}, t.id limit ${MOST_FOUND})
      union
      select ${columns} from ${sql.table(table)} t join found on found."parentId" = ${columnText(code)} where ${all(alive(offer))})
    select * from found order by key`.execute(plain(trx))
  return rows
}
