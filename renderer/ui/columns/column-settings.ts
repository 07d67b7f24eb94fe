import { isObject } from '../../source/read-page'

export type Pin = 'left' | 'right'

/** One column as a person arranged it. */
export interface ColumnChoice {
  readonly name: string
  readonly shown: boolean
  readonly pin?: Pin | undefined
  /** Pixels; absent: left to the field and its cell. */
  readonly width?: number
}

const MIN_WIDTH = 40
const MAX_WIDTH = 1200

/** Where the choices of one person for one screen are kept. */
export function columnsKey(screenId: string): string {
  return `columns:${screenId}`
}

/** The kept choices fitted to the columns that the screen has now: gone ones are dropped, new ones stand where the screen has them. */
export function fitChoices(kept: unknown, defaults: readonly ColumnChoice[]): readonly ColumnChoice[] {
  const known = new Map(defaults.map(choice => [choice.name, choice]))
  const chosen = (Array.isArray(kept) ? kept : []).flatMap(entry => readChoice(entry)).filter(choice => known.delete(choice.name))
  const fitted = [...chosen]
  defaults.forEach((choice, index) => {
    if (!known.has(choice.name)) return
    const before = defaults[index - 1]
    const at = before === undefined ? 0 : fitted.findIndex(other => other.name === before.name) + 1
    fitted.splice(at, 0, choice)
  })
  return fitted
}

/** The choices with one of them moved by so many places; it stops at the ends. */
export function moveChoice(choices: readonly ColumnChoice[], name: string, by: number): readonly ColumnChoice[] {
  const from = choices.findIndex(choice => choice.name === name)
  const moved = choices[from]
  if (moved === undefined) return choices
  const rest = choices.filter(choice => choice !== moved)
  rest.splice(Math.min(Math.max(from + by, 0), rest.length), 0, moved)
  return rest
}

/** The choices with one amended; an undefined part is taken away. */
export function amendChoice(
  choices: readonly ColumnChoice[],
  name: string,
  change: { readonly shown?: boolean; readonly pin?: Pin | undefined; readonly width?: number | undefined },
): readonly ColumnChoice[] {
  return choices.map(choice => {
    if (choice.name !== name) return choice
    const { pin, width, shown } = { ...choice, ...change }
    return { name, shown, pin, ...(width !== undefined && { width: boundWidth(width) }) }
  })
}

function boundWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), MIN_WIDTH), MAX_WIDTH)
}

function readChoice(entry: unknown): ColumnChoice[] {
  if (!isObject(entry) || typeof entry.name !== 'string') return []
  const { name, shown, pin, width } = entry
  return [
    {
      name,
      shown: shown !== false,
      ...((pin === 'left' || pin === 'right') && { pin }),
      ...(typeof width === 'number' && Number.isFinite(width) && { width: boundWidth(width) }),
    },
  ]
}
