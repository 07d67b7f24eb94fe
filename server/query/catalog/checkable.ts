import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type FieldModel, ruleTexts } from '../../../renderer/core'
import type { Trx } from '../../db/database'
import { snakeCase } from '../../util/snake-case'
import { texts } from '../texts'
import type { ShownFields } from './choices'
import type { Asking } from './readable'
import { sameValue } from './same-value'
import { isSecret } from './secret'

/** Rights, any of which lets a caller ask. Null: every user may. */
type AskingRights = readonly string[] | null

/** Rights to write what a screen or an entity with that prefix shows. */
export const writeRights = (perm: string): readonly string[] => [`${perm}add`, `${perm}edit`]

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

/** What a duplicate check of an application may look at: by table and column, as the database spells them. */
export class Checkable {
  private readonly byTable = new Map<string, Map<string, AskingRights[]>>()
  private unread: (() => readonly ShownFields[])[] = []
  private readonly finders: CheckableFinder[] = []
  /** Rights without which lists do not show a column. */
  private readonly shownBy = new Map<string, string>()
  /** What rows hold that are frozen, by table. */
  private readonly frozenBy = new Map<string, { readonly column: string; readonly value: string }>()

  /**
   * Lets the duplicate check look at columns of a table for callers who hold any of the rights: those who may write what the value stands
   * in. Secret columns cannot be declared.
   */
  declare(table: string, columns: readonly string[], rights: AskingRights): void {
    const secret = columns.find(isSecret)
    if (secret) throw new Error(`The column "${secret}" of "${table}" is secret and cannot be declared for duplicate checks.`)
    const known = this.byTable.get(table) ?? new Map<string, AskingRights[]>()
    for (const column of columns) known.set(column, [...(known.get(column) ?? []), rights])
    this.byTable.set(table, known)
  }

  /** Lets those who may write these fields ask what their rules ask of stored values. Absent `perm`: every user may. */
  declareFields(fields: readonly FieldModel[], perm: string | undefined): void {
    const rights = perm ? writeRights(perm) : null
    for (const { rules, fields: inner = [] } of fields) {
      for (const rule of rules) {
        const asked = rule.rule === 'remote' ? rule : rule.rule === 'unique' ? rule.stored : undefined
        if (asked) this.declare(asked.table, [snakeCase(asked.column)], rights)
      }
      this.declareFields(inner, perm)
    }
  }

  /** The same of screens that are read when the first question is asked. */
  declareScreens(read: () => readonly ShownFields[]): void {
    this.unread.push(read)
  }

  /** What is declared, with that of the screens. */
  private tables(): ReadonlyMap<string, ReadonlyMap<string, readonly AskingRights[]>> {
    const screens = this.unread.flatMap(read => read())
    this.unread = []
    for (const { fields, perm } of screens) this.declareFields(fields, perm)
    return this.byTable
  }

  /** Says that lists show a column only to who holds the right: others are answered few questions about it. */
  declareHidden(table: string, column: string, right: string): void {
    this.shownBy.set(`${table}.${column}`, right)
  }

  /** Says which rows of a table are frozen: those that hold the value in the column. */
  declareFrozen(table: string, column: string, value: string): void {
    this.frozenBy.set(table, { column, value })
  }

  /** What holds a value, of the rows `t` that hold it; null where there are none. Tables without a recycle bin have no mark of it. */
  holderIn(table: string): RawBuilder<Holder | null> {
    const frozen = this.frozenBy.get(table)
    const isFrozen = frozen ? sql`t.${sql.id(frozen.column)}::text = ${frozen.value}` : sql`false`
    const inBin = sql`coalesce(to_jsonb(t) ->> 'del_flag', '0') = '1'`
    return sql`case when bool_and(${inBin}) then 'bin' when bool_and(${inBin} or ${isFrozen}) then 'frozen' when count(*) > 0 then 'row' end`
  }

  /** Adds what knows the tables that are made while the server runs. */
  declareFinder(finder: CheckableFinder): void {
    this.finders.push(finder)
  }

  /** Whether a question is about values that the caller's lists do not show. */
  isHidden({ can }: Asking, { table, column }: DuplicateQuestion): boolean {
    const right = this.shownBy.get(`${table}.${column}`)
    return right !== undefined && !can(right)
  }

  /** The table as a statement names it; undefined when the caller may not ask for the column. */
  async placeOf(trx: Trx, asking: Asking | null, { table, column }: DuplicateQuestion): Promise<string | undefined> {
    const columns = this.tables().get(table)
    if (columns) return columns.get(column)?.some(rights => !asking || !rights || rights.some(asking.can)) ? table : undefined
    for (const find of this.finders) {
      const made = await find(trx, asking, table)
      if (made) return made.columns.includes(column) ? made.from : undefined
    }
    return undefined
  }

  /** The columns of every declared table that a duplicate check may look at. */
  columns(): readonly (readonly [table: string, columns: readonly string[]])[] {
    return [...this.tables()].map(([table, columns]) => [table, [...columns.keys()]])
  }
}

/** What holds a value: a row that people see, rows of a recycle bin alone, or those and frozen ones. */
export type Holder = 'row' | 'bin' | 'frozen'

/** Why a value is taken: a row of a recycle bin is seen by none who looks for it in the list. */
export const takenReason = (holder: Holder): string => (holder === 'row' ? ruleTexts.taken : texts.held[holder])

/** What holds all of the values together in another row; undefined when none does. Where one of the columns may not be asked for, they are free. */
export async function combinationHolder(trx: Trx, asking: Asking, questions: readonly DuplicateQuestion[]): Promise<Holder | undefined> {
  const places = await Promise.all(questions.map(question => trx.catalog.checkable.placeOf(trx, asking, question)))
  const [from] = places
  if (from === undefined || places.some(place => place !== from)) return undefined
  const same = await Promise.all(
    questions.map(async ({ column, value }) => {
      const compared = await sameValue(trx, from, column)
      return sql`${compared.column} = ${compared.textOf(value)}`
    }),
  )
  const holder = trx.catalog.checkable.holderIn(questions[0]?.table ?? '')
  const { rows } = await sql<{ holder: Holder | null }>`select ${holder} as holder from ${sql.table(from)} t
    where ${sql.join(same, sql` and `)} and t.id::text is distinct from ${questions[0]?.id ?? null}`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return rows[0]?.holder ?? undefined
}

/**
 * Whether another row holds the value. A column that the caller may not ask for answers as a free value does. Null: no caller asks but the
 * server, for the rule of a record that is saved.
 */
export async function isDuplicate(trx: Trx, asking: Asking | null, question: DuplicateQuestion): Promise<boolean> {
  return (await holderOf(trx, asking, question)) !== undefined
}

/** The same, with what holds the value; undefined for a free one. */
export async function holderOf(trx: Trx, asking: Asking | null, question: DuplicateQuestion): Promise<Holder | undefined> {
  return (await duplicates(trx, asking, [question])).get(question)
}

/** Which of the questions are answered by a value that another row holds, by one look at each column. */
export async function duplicates(
  trx: Trx,
  asking: Asking | null,
  questions: readonly DuplicateQuestion[],
): Promise<ReadonlyMap<DuplicateQuestion, Holder>> {
  const columns = new Map<string, DuplicateQuestion[]>()
  for (const question of questions.filter(({ value }) => value !== '')) {
    const key = JSON.stringify([question.table, question.column])
    columns.set(key, [...(columns.get(key) ?? []), question])
  }
  const found = new Map<DuplicateQuestion, Holder>()
  for (const asked of columns.values()) for (const [question, holder] of await duplicatesIn(trx, asking, asked)) found.set(question, holder)
  return found
}

/** Of one column of one table. */
async function duplicatesIn(
  trx: Trx,
  asking: Asking | null,
  asked: readonly DuplicateQuestion[],
): Promise<readonly (readonly [DuplicateQuestion, Holder])[]> {
  const [first] = asked
  const from = first && (await trx.catalog.checkable.placeOf(trx, asking, first))
  if (first === undefined || from === undefined) return []
  const compared = await sameValue(trx, from, first.column)
  const { rows } = await sql<{ at: string; holder: Holder }>`select q.at, h.holder
    from unnest(${asked.map(({ value }) => compared.textOf(value))}::text[], ${asked.map(({ id }) => id ?? null)}::text[]) with ordinality as q (value, id, at)
    cross join lateral (select ${trx.catalog.checkable.holderIn(first.table)} as holder from ${sql.table(from)} t
      where ${compared.column} = q.value and t.id::text is distinct from q.id) h
    where h.holder is not null`.execute(trx.withoutPlugins() as unknown as Kysely<unknown>)
  return rows.flatMap(({ at, holder }) => {
    const question = asked[Number(at) - 1]
    return question ? [[question, holder] as const] : []
  })
}
