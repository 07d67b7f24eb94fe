import type { FieldModel } from '../model/field'
import type { CardsModel } from '../model/screen'

/** What stands on a card of a row. */
export interface CardFields {
  /** Names the row; undefined where there is no column. */
  readonly title: FieldModel | undefined
  /** Beside the title; undefined: none. */
  readonly state: FieldModel | undefined
  /** Below, each behind its own name. */
  readonly facts: readonly FieldModel[]
}

export interface CardPlace {
  /** All fields of the screen. */
  readonly fields: readonly FieldModel[]
  /** Those of the shown columns, in order. */
  readonly columns: readonly FieldModel[]
  readonly cards: CardsModel
  /** Whether a button shows the rest of a row: without one, a card shows every column. */
  readonly opens: boolean
}

/** Facts of a card whose title opens the rest. */
const FACTS = 2

/** Cells that are drawn, and say nothing in a line. */
const PICTURES: ReadonlySet<string> = new Set(['image'])

/** Pixels: what asks for a wider column has a line of a card for itself. */
const LONG = 240

export const isLong = ({ width, type }: FieldModel): boolean => type === 'textarea' || (typeof width === 'number' && width >= LONG)

const hasOptions = ({ dict, options }: FieldModel) => dict !== undefined || (options !== undefined && options.length > 0)

/** The fields that the screen names for a card; what it does not name is chosen from the columns. */
export function cardFields({ fields, columns, cards, opens }: CardPlace): CardFields {
  const named = (name: string | undefined) => fields.find(field => field.name === name)
  const title = named(cards.title) ?? columns.find(field => !hasOptions(field)) ?? columns[0]
  const state = named(cards.state) ?? columns.findLast(field => field !== title && hasOptions(field))
  const rest = columns.filter(field => field !== title && field !== state && !PICTURES.has(field.type))
  const facts = cards.facts?.flatMap(name => named(name) ?? []) ?? (opens ? rest.slice(0, FACTS) : rest)
  return { title, state, facts }
}
