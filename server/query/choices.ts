import type { RawBuilder, SqlBool } from 'kysely'
import type { Trx } from '../db/database'
import type { Asking } from './readable'
import { type DeclaredSource, type FoundSource, findSourceIn, spelled } from './sources'

/** A way in which a field chooses out of a table; columns as the database spells them. */
export interface Choice {
  /** `table,text,code` */
  readonly dict: string
  /** Columns that say below which value a row stands, for trees and cascades. */
  readonly parents: readonly string[]
  /** Columns that its condition tests. */
  readonly filters: readonly string[]
}

interface DeclaredChoice extends Choice {
  /** Any of them lets a caller use the field. Null: every user may. */
  readonly rights: readonly string[] | null
}

const declared = new Map<string, Map<string, DeclaredChoice>>()

/** Says that a field chooses so, and who may use the field. */
export function declareChoice(choice: Choice, rights: readonly string[] | null): void {
  const dict = spelled(choice.dict)
  const ways = declared.get(dict) ?? new Map<string, DeclaredChoice>()
  ways.set(JSON.stringify([choice.parents, choice.filters, rights]), { ...choice, dict, rights })
  declared.set(dict, ways)
}

/** Finds how fields that were made while the server runs choose by a triple: those that the caller may use. */
export type ChoiceFinder = (trx: Trx, asking: Asking, dict: string) => Promise<readonly Choice[]>

const finders = new Map<string, ChoiceFinder>()

/** Says who knows the fields of a kind that are made while the server runs. */
export function declareChoiceFinder(kind: string, find: ChoiceFinder): void {
  finders.set(kind, find)
}

/** What a caller is offered of a table. */
export interface Offer extends FoundSource {
  /** Columns that a condition may test. */
  readonly filters: readonly string[]
  /** The rows, called `t`, that the caller may see; undefined: all. */
  readonly rows: RawBuilder<SqlBool> | undefined
}

/** Who writes screens, forms and reports looks at drafts whose fields nobody knows yet. */
const CONFIGURES = ['storedScreen:edit', 'onlineForm:add', 'onlineForm:edit', 'onlineReport:add', 'onlineReport:edit']

const mayUse = ({ rights }: DeclaredChoice, { can }: Asking) => rights === null || rights.some(can)

/** By all that may be chosen of a table whose list is the caller's to read. */
const everyWay = ({ parent, filters = [] }: DeclaredSource, dict: string): Choice => ({
  dict,
  parents: parent === undefined ? [] : [parent],
  filters,
})

async function waysOf(trx: Trx, asking: Asking, source: DeclaredSource, dict: string, fits: (way: Choice) => boolean) {
  const lists = (await source.lists?.(asking, trx)) === true
  const known = [...(declared.get(dict)?.values() ?? [])].filter(way => fits(way) && (lists || mayUse(way, asking)))
  if (known.length > 0) return known
  const found: Choice[] = []
  for (const find of finders.values()) found.push(...(await find(trx, asking, dict)).filter(fits))
  if (found.length > 0 || !lists || !CONFIGURES.some(asking.can)) return found
  return [everyWay(source, dict)].filter(fits)
}

/**
 * What the caller is offered by `table,text,code`: only what a field of a screen, an entity, a form or a report chooses by, when the
 * caller may use that field or read the list of the table. `below`: the column of a tree by which rows are asked for. Null for everything
 * else, as for an unknown code.
 */
export async function offerOf(trx: Trx, asking: Asking, dict: string, below?: string): Promise<Offer | null> {
  const found = await findSourceIn(trx, dict)
  if (!found) return null
  const { source, text, code } = found
  const fits = ({ parents }: Choice) => below === undefined || parents.includes(below)
  const ways = await waysOf(trx, asking, source, [source.table, text, code].join(), fits)
  if (ways.length === 0) return null
  const rows = source.rows?.({ username: asking.session.username, can: asking.can })
  return { ...found, filters: [...new Set(ways.flatMap(({ filters }) => filters))], rows }
}

/**
 * Whether a field that the caller makes may choose so: by a table whose list the caller may read, or as some field does already that the
 * caller may use. Otherwise a field would hand on what its author may not see.
 */
export async function mayChooseBy(trx: Trx, asking: Asking, dict: string): Promise<boolean> {
  const found = await findSourceIn(trx, spelled(dict))
  // What is no table of ours is offered to nobody.
  if (!found || (await found.source.lists?.(asking, trx)) === true) return true
  return (await offerOf(trx, asking, spelled(dict))) !== null
}
