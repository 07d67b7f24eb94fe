import type { RawBuilder, SqlBool } from 'kysely'
import { andSql, type ListSpec, nameVariables, type RuleVariables, rowsOfRules } from '../../../query'
import { BUTTONS, CHANGE, COLUMNS, type Control, FORM, LIST, SIGHT } from './model'
import { holdingOf, type Trx, variablesOf } from './repository'

/** What a user has of a form. */
export interface Access {
  /** Whether lists show the column, and whether it can be asked and sorted by. */
  readonly lists: (column: string) => boolean
  /** Whether forms show it. */
  readonly shows: (column: string) => boolean
  /** Whether it can be changed. */
  readonly writes: (column: string) => boolean
  /** Whether a button is there, by its code. */
  readonly presses: (button: string) => boolean
  /** The rows, called `t`, that the user may see; undefined: all. */
  readonly rows: RawBuilder<SqlBool> | undefined
}

const keyOf = ({ code, page, control }: Pick<Control, 'code' | 'page' | 'control'>) => `${page} ${control} ${code}`

/**
 * What the user has of the forms with these ids: of a view, itself and its form; `spec` has every column of them. `variables`: what those of
 * rules stand for where the user is not the caller.
 */
export async function accessOf(
  trx: Trx,
  userId: string,
  headIds: readonly string[],
  spec: ListSpec,
  variables?: RuleVariables,
): Promise<Access> {
  const holding = await holdingOf(trx, userId, headIds)
  const columns = new Set(holding.withheld.filter(({ type }) => type === COLUMNS).map(keyOf))
  const buttons = new Set(holding.withheld.filter(({ type }) => type === BUTTONS).map(({ code }) => code))
  const has = (page: number, control: number) => (code: string) => !columns.has(keyOf({ code, page, control }))
  const [shows, changes] = [has(FORM, SIGHT), has(FORM, CHANGE)]
  return {
    lists: has(LIST, SIGHT),
    shows,
    writes: column => shows(column) && changes(column),
    presses: code => !buttons.has(code),
    rows: rowsOfRules(spec, holding.rules, variables ?? (nameVariables(holding.rules) ? await variablesOf(trx, userId) : {})),
  }
}

/** The list with those of its columns that fit, and the rows that the user may see. */
export const narrowSpec = (spec: ListSpec, { rows }: Access, fits: (column: string) => boolean): ListSpec => ({
  ...spec,
  columns: spec.columns.filter(({ name }) => fits(name)),
  ...(rows && { where: andSql(spec.where, rows) }),
})
