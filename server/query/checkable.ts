import { type Kysely, sql } from 'kysely'
import type { Trx } from '../db/database'
import { isSecret } from './secret'

/** Names of database columns by table: what a duplicate check may look at. */
const checkable = new Map<string, Set<string>>()

/** Lets the duplicate check look at columns of a table, both as the database spells them. Secret columns cannot be declared. */
export function declareCheckable(table: string, columns: readonly string[]): void {
  const secret = columns.find(isSecret)
  if (secret) throw new Error(`The column "${secret}" of "${table}" is secret and cannot be declared for duplicate checks.`)
  checkable.set(table, new Set([...(checkable.get(table) ?? []), ...columns]))
}

/** What a duplicate check asks. */
export interface DuplicateQuestion {
  readonly table: string
  readonly column: string
  readonly value: string
  /** The record's own id, which does not count. */
  readonly id?: string | undefined
}

/** Tells which columns of a table that was made while the server runs may be looked at, and where it stands. */
type CheckableFinder = (trx: Trx, table: string) => Promise<{ readonly from: string; readonly columns: readonly string[] } | undefined>

let findMade: CheckableFinder = async () => undefined

/** Says who knows the tables that are made while the server runs. */
export function declareCheckableFinder(finder: CheckableFinder): void {
  findMade = finder
}

/** The table as a statement names it; undefined when the column may not be looked at. */
async function placeOf(trx: Trx, { table, column }: DuplicateQuestion): Promise<string | undefined> {
  const declared = checkable.get(table)
  if (declared) return declared.has(column) ? table : undefined
  const made = await findMade(trx, table)
  return made?.columns.includes(column) ? made.from : undefined
}

/** Whether another row holds the value. An undeclared table or column answers as a free value does. */
export async function isDuplicate(trx: Trx, question: DuplicateQuestion): Promise<boolean> {
  const { column, value, id } = question
  const from = value === '' ? undefined : await placeOf(trx, question)
  if (from === undefined) return false
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const { rows } = await sql<{ found: boolean }>`
    select exists(select 1 from ${sql.table(from)} where (${sql.id(column)})::text = ${value} and id is distinct from ${id ?? null}) as found`.execute(
    plain,
  )
  return rows[0]?.found === true
}

/** Which of the questions are answered by a value that another row holds, by one look at each column. */
export async function duplicates(trx: Trx, questions: readonly DuplicateQuestion[]): Promise<ReadonlySet<DuplicateQuestion>> {
  const columns = new Map<string, DuplicateQuestion[]>()
  for (const question of questions.filter(({ value }) => value !== '')) {
    const key = JSON.stringify([question.table, question.column])
    columns.set(key, [...(columns.get(key) ?? []), question])
  }
  const found = new Set<DuplicateQuestion>()
  for (const asked of columns.values()) for (const question of await duplicatesIn(trx, asked)) found.add(question)
  return found
}

/** Of one column of one table. */
async function duplicatesIn(trx: Trx, asked: readonly DuplicateQuestion[]): Promise<readonly DuplicateQuestion[]> {
  const [first] = asked
  const from = first && (await placeOf(trx, first))
  if (first === undefined || from === undefined) return []
  const { rows } = await sql<{ at: string }>`
    select q.at from unnest(${asked.map(({ value }) => value)}::text[], ${asked.map(({ id }) => id ?? null)}::text[]) with ordinality as q (value, id, at)
    where exists(select 1 from ${sql.table(from)} t where (t.${sql.id(first.column)})::text = q.value and t.id::text is distinct from q.id)`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return rows.flatMap(({ at }) => asked[Number(at) - 1] ?? [])
}

declareCheckable('sys_user', ['username', 'phone', 'email', 'work_no'])
declareCheckable('sys_role', ['role_code', 'role_name'])
declareCheckable('sys_permission', ['url', 'perms', 'name'])
declareCheckable('sys_depart', ['org_code', 'depart_name'])
declareCheckable('sys_dict', ['dict_code', 'dict_name'])
declareCheckable('sys_dict_item', ['item_value', 'item_text'])
declareCheckable('sys_category', ['code', 'name'])

/** The columns of every declared table that a duplicate check may look at. */
export const checkableColumns = (): readonly (readonly [table: string, columns: readonly string[]])[] =>
  [...checkable].map(([table, columns]) => [table, [...columns]])
