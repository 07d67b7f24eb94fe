import { RE2JS } from 're2js'

/** Patterns that are kept compiled. */
const MAX_COMPILED = 500
const compiled = new Map<string, RE2JS>()

/**
 * A regular expression that a person wrote, in the syntax of JavaScript, by an engine whose time grows with the text alone. Everything that
 * people write as a pattern runs on it. Throws for what it does not know: look-around, references to groups, what is no pattern.
 */
export const compilePattern = (pattern: string): RE2JS => RE2JS.compile(RE2JS.translateRegExp(pattern))

/** The same, compiled once for calls in a row. */
export function linearPattern(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const made = compilePattern(pattern)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  compiled.set(pattern, made)
  return made
}

/** Why a text is no pattern that can be run; undefined when it is one. */
export function linearPatternFault(pattern: string): string | undefined {
  try {
    linearPattern(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
