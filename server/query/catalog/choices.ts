import type { RawBuilder, SqlBool } from 'kysely'
import type { FieldModel } from '../../../renderer/core'
import type { Trx } from '../../db/database'
import { readWhere, splitDict } from '../conditions/where'
import { type Choice, choicesOf } from './field-choices'
import { type Asking, readerOf } from './readable'
import { type DeclaredSource, type FoundSource, findSourceIn, mayTest, type Sources, spelled, testable, whereIn } from './sources'
import { isWithinLimits } from './table-limits'

interface DeclaredChoice extends Choice {
  /** Any of them lets a caller use the field. Null: every user may. */
  readonly rights: readonly string[] | null
}

/** Finds how fields that were made while the server runs choose by a triple: those that the caller may use. */
export type ChoiceFinder = (trx: Trx, asking: Asking, dict: string) => Promise<readonly Choice[]>

/** A triple that is chosen by without a field: a parameter of a job. */
interface DeclaredTriple {
  readonly dict: string
  readonly rights: readonly string[]
}

/** Fields of a screen or an entity; `perm` is the prefix of the rights to use them. Absent: every user may. */
export interface ShownFields {
  readonly fields: readonly FieldModel[]
  readonly perm?: string | undefined
}

const usingRights = (perm: string | undefined) => (perm ? ['list', 'add', 'edit', 'import'].map(action => `${perm}${action}`) : null)

/** How fields of an application choose out of tables, and who may use them. */
export class Choices {
  private readonly declared: (() => readonly ShownFields[])[] = []
  private readonly triples: DeclaredTriple[] = []
  private readonly finders = new Map<string, ChoiceFinder>()
  /** By triple; made at the first question, when every source is declared. */
  private ways: ReadonlyMap<string, readonly DeclaredChoice[]> | undefined

  constructor(private readonly sources: Sources) {}

  /** Declares how these fields choose; `perm` is the prefix of the rights to use them. Absent: every user may. */
  declare(fields: readonly FieldModel[], perm: string | undefined): void {
    this.declareScreens(() => [{ fields, perm }])
  }

  /** The same of screens that are read when they are first asked for. */
  declareScreens(read: () => readonly ShownFields[]): void {
    this.declared.push(read)
    this.ways = undefined
  }

  /** Declares that holders of any of the rights choose by `table,text,code`. */
  declareTriple(dict: string, rights: readonly string[]): void {
    this.triples.push({ dict: spelled(dict), rights })
    this.ways = undefined
  }

  /** Adds what knows the fields of a kind that are made while the server runs. */
  declareFinder(kind: string, find: ChoiceFinder): void {
    this.finders.set(kind, find)
  }

  /** How declared fields choose by a triple. */
  by(dict: string): readonly DeclaredChoice[] {
    this.ways ??= this.readWays()
    return this.ways.get(dict) ?? []
  }

  /** How fields that were made while the server runs choose by it. */
  async findMade(trx: Trx, asking: Asking, dict: string): Promise<readonly Choice[]> {
    const found: Choice[] = []
    for (const find of this.finders.values()) found.push(...(await find(trx, asking, dict)))
    return found
  }

  private readWays(): ReadonlyMap<string, readonly DeclaredChoice[]> {
    const all = this.declared
      .flatMap(read => read())
      .flatMap(({ fields, perm }) =>
        fields.flatMap(field => choicesOf(field, this.sources)).map(choice => ({ ...choice, rights: usingRights(perm) })),
      )
    const named = this.triples.map(triple => ({ ...triple, parents: [], filters: [] }))
    const ways = new Map<string, Map<string, DeclaredChoice>>()
    for (const choice of [...all, ...named]) {
      const same = ways.get(choice.dict) ?? new Map<string, DeclaredChoice>()
      same.set(JSON.stringify([choice.parents, choice.filters, choice.rights]), choice)
      ways.set(choice.dict, same)
    }
    return new Map([...ways].map(([dict, choices]) => [dict, [...choices.values()]]))
  }
}

/** What a caller is offered of a table. */
export interface Offer extends FoundSource {
  /** Columns that a condition may test. */
  readonly filters: readonly string[]
  /** The rows, called `t`, that the caller may see; undefined: all. */
  readonly rows: RawBuilder<SqlBool> | undefined
  /** Which of them are offered: those that the fourth part of the dictionary names; undefined: all. */
  readonly where: RawBuilder<SqlBool> | undefined
}

/** Who writes screens, forms and reports looks at drafts whose fields are not known yet. */
const CONFIGURES = ['storedScreen:edit', 'onlineForm:add', 'onlineForm:edit', 'onlineReport:add', 'onlineReport:edit']

const mayUse = ({ rights }: DeclaredChoice, { can }: Asking) => rights === null || rights.some(can)

/** By all that may be chosen of a table whose list is the caller's to read. */
const everyWay = (source: DeclaredSource, dict: string): Choice => ({
  dict,
  parents: source.parent === undefined ? [] : [source.parent],
  filters: [...testable(source)],
})

async function waysOf(trx: Trx, asking: Asking, source: DeclaredSource, dict: string, fits: (way: Choice) => boolean) {
  const { choices } = trx.catalog
  const lists = (await source.lists?.(asking, trx)) === true
  const known = choices.by(dict).filter(way => fits(way) && (lists || mayUse(way, asking)))
  if (known.length > 0) return known
  if (!(await isWithinLimits(trx, dict))) return []
  const found = (await choices.findMade(trx, asking, dict)).filter(fits)
  if (found.length > 0 || !lists || !CONFIGURES.some(asking.can)) return found
  return [everyWay(source, dict)].filter(fits)
}

/**
 * What the caller is offered by `table,text,code`, or `table,text,code,where`: only what a field of a screen, an entity, a form or a report
 * chooses by, when the caller may use that field or read the list of the table. A condition tests columns alone that the conditions of such
 * fields test. `below`: the column of a tree by which rows are asked for. Null for everything else, as for an unknown code.
 */
export async function offerOf(trx: Trx, asking: Asking, dict: string, below?: string): Promise<Offer | null> {
  const { triple, where: condition } = splitDict(dict)
  const found = await findSourceIn(trx, triple)
  if (!found) return null
  const { source, text, code } = found
  const where = whereIn(source, condition)
  if (where === null) return null
  const tested = (condition === undefined ? undefined : readWhere(condition))?.map(({ column }) => column) ?? []
  const fits = ({ parents, filters }: Choice) =>
    (below === undefined || parents.includes(below)) && tested.every(column => filters.includes(column))
  const ways = await waysOf(trx, asking, source, [source.table, text, code].join(), fits)
  if (ways.length === 0) return null
  const rows = source.rows?.(readerOf(asking))
  return { ...found, filters: [...new Set(ways.flatMap(({ filters }) => filters))], rows, where }
}

/**
 * Whether a field that the caller makes may choose so: by a table whose list the caller may read, or as some field does already that the
 * caller may use; in both cases within the limits of tables. Otherwise a field would hand on what its author may not see. `filters`: the columns that its condition tests.
 */
export async function mayChooseBy(trx: Trx, asking: Asking, dict: string, filters: readonly string[] = []): Promise<boolean> {
  const found = await findSourceIn(trx, spelled(dict))
  // What is no table of ours is offered to no caller.
  if (!found) return true
  if (!mayTest(found.source, filters) || !(await isWithinLimits(trx, spelled(dict)))) return false
  if ((await found.source.lists?.(asking, trx)) === true) return true
  return (await offerOf(trx, asking, spelled(dict))) !== null
}
