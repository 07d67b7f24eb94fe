import { type Kysely, sql } from 'kysely'
import type { Trx } from '../db/database'
import type { Asking } from './readable'
import { isSecret } from './secret'

/** Who may ask for values of a column. */
interface Check {
  /** Any of them lets a caller ask. Null: every user may. */
  readonly rights: readonly string[] | null
}

/** What a duplicate check may look at: by table and column, as the database spells them. */
const checkable = new Map<string, Map<string, Check[]>>()

/** Rights to write what a screen or an entity with that prefix shows. */
export const writeRights = (perm: string): readonly string[] => [`${perm}add`, `${perm}edit`]

/** Rights without which lists do not show a column. */
const shownBy = new Map<string, string>()

/**
 * Lets the duplicate check look at columns of a table, as the database spells them, for callers who hold any of the rights: those who may
 * write what the value stands in. Secret columns cannot be declared.
 */
export function declareCheckable(table: string, columns: readonly string[], rights: readonly string[] | null): void {
  const secret = columns.find(isSecret)
  if (secret) throw new Error(`The column "${secret}" of "${table}" is secret and cannot be declared for duplicate checks.`)
  const known = checkable.get(table) ?? new Map<string, Check[]>()
  for (const column of columns) {
    const checks = known.get(column) ?? []
    if (!checks.some(check => String(check.rights) === String(rights))) known.set(column, [...checks, { rights }])
  }
  checkable.set(table, known)
}

/** Says that lists show a column only to who holds the right: others are answered few questions about it. */
function declareHidden(table: string, column: string, right: string): void {
  shownBy.set(`${table}.${column}`, right)
}

/** Whether a question is about values that the caller's lists do not show. */
export function isHidden({ can }: Asking, { table, column }: DuplicateQuestion): boolean {
  const right = shownBy.get(`${table}.${column}`)
  return right !== undefined && !can(right)
}

/** What a duplicate check asks. */
export interface DuplicateQuestion {
  readonly table: string
  readonly column: string
  readonly value: string
  /** The record's own id, which does not count. */
  readonly id?: string | undefined
}

/** Tells which columns of a table that was made while the server runs the caller may ask for, and where it stands. */
type CheckableFinder = (
  trx: Trx,
  asking: Asking | null,
  table: string,
) => Promise<{ readonly from: string; readonly columns: readonly string[] } | undefined>

let findMade: CheckableFinder = async () => undefined

/** Says who knows the tables that are made while the server runs. */
export function declareCheckableFinder(finder: CheckableFinder): void {
  findMade = finder
}

/** The table as a statement names it; undefined when the caller may not ask for the column. */
async function placeOf(trx: Trx, asking: Asking | null, { table, column }: DuplicateQuestion): Promise<string | undefined> {
  const columns = checkable.get(table)
  if (columns) return columns.get(column)?.some(({ rights }) => !asking || !rights || rights.some(asking.can)) ? table : undefined
  const made = await findMade(trx, asking, table)
  return made?.columns.includes(column) ? made.from : undefined
}

/**
 * Whether another row holds the value. A column that the caller may not ask for answers as a free value does. Null: no caller asks but the
 * server, for the rule of a record that is saved.
 */
export async function isDuplicate(trx: Trx, asking: Asking | null, question: DuplicateQuestion): Promise<boolean> {
  return (await duplicates(trx, asking, [question])).has(question)
}

/** Which of the questions are answered by a value that another row holds, by one look at each column. */
export async function duplicates(
  trx: Trx,
  asking: Asking | null,
  questions: readonly DuplicateQuestion[],
): Promise<ReadonlySet<DuplicateQuestion>> {
  const columns = new Map<string, DuplicateQuestion[]>()
  for (const question of questions.filter(({ value }) => value !== '')) {
    const key = JSON.stringify([question.table, question.column])
    columns.set(key, [...(columns.get(key) ?? []), question])
  }
  const found = new Set<DuplicateQuestion>()
  for (const asked of columns.values()) for (const question of await duplicatesIn(trx, asking, asked)) found.add(question)
  return found
}

/** Of one column of one table. */
async function duplicatesIn(trx: Trx, asking: Asking | null, asked: readonly DuplicateQuestion[]): Promise<readonly DuplicateQuestion[]> {
  const [first] = asked
  const from = first && (await placeOf(trx, asking, first))
  if (first === undefined || from === undefined) return []
  const { rows } = await sql<{ at: string }>`
    select q.at from unnest(${asked.map(({ value }) => value)}::text[], ${asked.map(({ id }) => id ?? null)}::text[]) with ordinality as q (value, id, at)
    where exists(select 1 from ${sql.table(from)} t where (t.${sql.id(first.column)})::text = q.value and t.id::text is distinct from q.id)`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return rows.flatMap(({ at }) => asked[Number(at) - 1] ?? [])
}

// What forms of the family ask besides those of our screens.
declareCheckable('sys_user', ['username', 'phone', 'email', 'work_no'], writeRights('user:'))
declareCheckable('sys_permission', ['perms'], writeRights('permission:'))
declareHidden('sys_user', 'phone', 'user:list')
declareHidden('sys_user', 'email', 'user:list')

/** The columns of every declared table that a duplicate check may look at. */
export const checkableColumns = (): readonly (readonly [table: string, columns: readonly string[]])[] =>
  [...checkable].map(([table, columns]) => [table, [...columns.keys()]])
