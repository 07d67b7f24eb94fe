/** Values of variables by their names. */
export type Values = Readonly<Record<string, unknown>>

const VARIABLE = /\$\{([^{}]*)\}/g
const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** Names of the variables of a template, each once. */
export const variablesOf = (content: string): string[] => [...new Set([...content.matchAll(VARIABLE)].map(([, name = '']) => name.trim()))]

/** What is wrong with a template: a variable without a proper name, or one that is not closed; undefined when it can be used. */
export function templateFault(content: string): string | undefined {
  const wrong = variablesOf(content).find(name => !NAME.test(name))
  if (wrong !== undefined) return `\${${wrong}}`
  return /\$\{[^\n]{0,20}/.exec(content.replace(VARIABLE, ''))?.[0]
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const isGiven = (values: Values, name: string) => Object.hasOwn(values, name) && values[name] !== null && values[name] !== ''

/** The variables of a template that values do not have. */
export const missingIn = (content: string, values: Values): string[] => variablesOf(content).filter(name => !isGiven(values, name))

/** A text with the values of its variables, empty ones too, each written by `write`; variables that have none stay as they are. */
export const fillVariables = (content: string, values: Values, write: (value: string) => string): string =>
  content.replace(VARIABLE, (variable, name: string) =>
    Object.hasOwn(values, name.trim()) ? write(textOf(values[name.trim()] ?? '')) : variable,
  )

/** The template with its values; variables without one stay as they are and are `missing`. */
export function fillTemplate(content: string, values: Values): { readonly content: string; readonly missing: readonly string[] } {
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => isGiven(values, name)))
  return { content: fillVariables(content, given, String), missing: missingIn(content, values) }
}

/** The object that a JSON text holds; empty of an empty text, undefined of anything else. */
export function valuesOf(text: string | null | undefined): Values | undefined {
  if (!text?.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : undefined
  } catch {
    return undefined
  }
}
