import type { ColumnType, ModelUse, RecipeParameter, Step } from '../calls'
import { freeNames, renamedSteps } from './free-names'

/** A column, or several, that a procedure asks for; its steps say `$name`. */
export interface ProcedureColumn {
  readonly name: string
  readonly title: string
  /** Default: any. */
  readonly types?: readonly ColumnType[]
  /** Several may be chosen. Default false. */
  readonly many?: boolean
  /** None need be chosen. Default false. */
  readonly optional?: boolean
}

/** What models look at, in the order in which they are shown. */
export const SUBJECTS = ['rows', 'amounts', 'times', 'relations', 'samples'] as const

export type Subject = (typeof SUBJECTS)[number]

/** A model of analysis as data: the steps of a recipe, over columns that are chosen when it runs. */
export interface Procedure {
  readonly title: string
  readonly subject: Subject
  /** What it finds, for people. */
  readonly explanation: string
  /** Where the method comes from. */
  readonly source: string
  readonly columns: readonly ProcedureColumn[]
  readonly parameters?: readonly RecipeParameter[]
  readonly steps: readonly Step[]
}

/** Names of the chosen columns by what they are chosen for. */
export type ChosenColumns = Readonly<Record<string, readonly string[]>>

/** Settings of steps that are expressions. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['when', 'value'])
const REFERENCE = /\$([a-z]+)/g

const inExpression = (name: string) => `row['${name.replace(/[\\']/g, '\\$&')}']`

/** What a text names: the chosen columns, where it is one reference and nothing else. */
const namedBy = (text: unknown, chosen: ChosenColumns): readonly string[] | undefined => {
  const [, name] = (typeof text === 'string' && /^\$([a-z]+)$/.exec(text)) || []
  return name === undefined ? undefined : (chosen[name] ?? [])
}

/** An element of a list, once for each column that it names: as a text, or as the `column` of a key. */
function elements(value: unknown, chosen: ChosenColumns): readonly unknown[] {
  if (typeof value === 'string') return namedBy(value, chosen) ?? [value]
  if (typeof value !== 'object' || value === null) return [value]
  const one = settings(value, chosen)
  const columns = 'column' in value ? namedBy(value.column, chosen) : undefined
  return columns?.map(column => ({ ...one, column })) ?? [one]
}

const settings = (of: object, chosen: ChosenColumns) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, setting(key, value, chosen)]))

function setting(key: string, value: unknown, chosen: ChosenColumns): unknown {
  if (Array.isArray(value)) return value.flatMap(each => elements(each, chosen))
  if (typeof value !== 'string') return value
  if (EXPRESSIONS.has(key)) return value.replace(REFERENCE, (_, name: string) => inExpression(chosen[name]?.[0] ?? ''))
  return namedBy(value, chosen)?.[0] ?? value
}

/** The several columns that an expression of a step names: the step is done once for each of them. */
function repeatedBy(step: Step, { columns }: Procedure): string | undefined {
  const names = [...EXPRESSIONS].flatMap(key => [...String(step[key] ?? '').matchAll(REFERENCE)].map(([, name]) => name))
  return columns.find(({ name, many }) => many && names.includes(name))?.name
}

/**
 * The steps of a recipe that does a procedure over the chosen columns of a sheet that has these; what they make gets another name where the
 * sheet has that name already.
 */
export function stepsFor(procedure: Procedure, chosen: ChosenColumns, sheet: readonly string[]): readonly Step[] {
  const steps = renamedSteps(procedure.steps, freeNames(procedure.steps, sheet, chosen), EXPRESSIONS)
  return steps.flatMap(step => {
    const name = repeatedBy(step, procedure)
    const choices = name === undefined ? [chosen] : (chosen[name] ?? []).map(column => ({ ...chosen, [name]: [column] }))
    return choices.map(choice => settings(step, choice) as unknown as Step)
  })
}

/** Whether all is chosen that a procedure needs. */
export const isChosen = ({ columns }: Procedure, chosen: ChosenColumns): boolean =>
  columns.every(({ name, optional }) => optional || (chosen[name] ?? []).length > 0)

/** What a recipe keeps of the model that its steps were made of. */
export const modelUse = (name: string, chosen: ChosenColumns): ModelUse => ({
  name,
  columns: Object.entries(chosen).map(([column, columns]) => ({ name: column, columns })),
})
