import type { Step } from '../calls'
import type { ChosenColumns } from './procedure'

/** Texts and names of an expression; a name with what follows it behind points. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\p{L}_$][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu
/** Steps that add a column to those that are there. */
const ADDING: ReadonlySet<string> = new Set(['derive', 'window'])

type Names = ReadonlyMap<string, string>

const textsOf = (given: unknown): readonly string[] => (Array.isArray(given) ? given.map(String) : [])

const namesOf = (measures: unknown): readonly string[] =>
  Array.isArray(measures) ? measures.map(({ name }: { readonly name: string }) => name) : []

/** Names of sums that a step puts beside a chosen column of the same name. */
function clashingSums({ by, measures }: Step, chosen: ChosenColumns): readonly string[] {
  const keys = textsOf(by).flatMap(key => (key.startsWith('$') ? (chosen[key.slice(1)] ?? []) : []))
  return namesOf(measures).filter(name => keys.includes(name))
}

/**
 * Names that steps give to columns, each with one that is free where a column of that name stands beside it: else that would be replaced, or
 * the run refused.
 */
export function freeNames(steps: readonly Step[], sheet: readonly string[], chosen: ChosenColumns): Names {
  const added = steps.flatMap(({ do: kind, name }) => (ADDING.has(kind) ? [String(name)] : []))
  const taken = new Set([...sheet, ...added, ...steps.flatMap(({ measures }) => namesOf(measures))])
  const clashing = [...added.filter(name => sheet.includes(name)), ...steps.flatMap(step => clashingSums(step, chosen))]
  const free = (name: string, nth = 2): string => (taken.has(`${name}_${nth}`) ? free(name, nth + 1) : `${name}_${nth}`)
  return new Map(clashing.map(name => [name, free(name)]))
}

/** The same steps with other names for what they make; `expressions` are the settings that are expressions. */
export const renamedSteps = (steps: readonly Step[], names: Names, expressions: ReadonlySet<string>): readonly Step[] =>
  names.size === 0 ? steps : steps.map(step => renamed('', step, names, expressions) as Step)

function renamed(key: string, value: unknown, names: Names, expressions: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    if (expressions.has(key)) return value.replace(TOKENS, token => names.get(token) ?? token)
    return names.get(value) ?? value
  }
  if (Array.isArray(value)) return value.map(each => renamed(key, each, names, expressions))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, renamed(inner, of, names, expressions)]))
}
