import { type Mutant, mutated } from './mutants'

/** Mutants of a file that change nothing that could be seen: no test can notice them, and they do not count. */
export interface Equal {
  readonly file: string
  /** Why nothing changes. */
  readonly why: string
  /** Of each mutant the lines that it changes, as they are with it, without the space around them. */
  readonly changed: readonly string[]
}

/** The lines of a text that a mutant changes, as they are with it. */
export function changedLines(text: string, mutant: Mutant): string {
  const first = text.lastIndexOf('\n', mutant.start - 1) + 1
  const end = text.indexOf('\n', mutant.end)
  const lines = text.slice(first, end < 0 ? text.length : end)
  return mutated(lines, { start: mutant.start - first, end: mutant.end - first, text: mutant.text }).trim()
}
