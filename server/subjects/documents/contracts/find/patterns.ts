import { createContext, Script } from 'node:vm'

/** Milliseconds that one pattern may take over one line, and over all lines of a text. */
const LONGEST = 100
const LONGEST_OF_TEXT = 500

/** Whether it can be read as a pattern. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export interface PatternMatch {
  readonly text: string
  readonly index: number
}

const RUN = new Script(`(() => {
  const match = new RegExp(pattern, 'ud').exec(line)
  if (!match) return null
  const at = match.indices.groups && match.indices.groups.value || match.indices[1] || match.indices[0]
  return at ? [at[0], at[1]] : null
})()`)

/** A pattern that users write, which may run for ever: it is stopped, and then says so. */
export class BoundedPattern {
  /** Whether it was stopped; it matches nothing from then on. */
  slow = false
  private readonly context
  private left = LONGEST_OF_TEXT

  constructor(pattern: string) {
    this.context = createContext({ pattern, line: '' })
  }

  /** What the group `value`, else the first group, else all of it is in a line. */
  match(line: string): PatternMatch | undefined {
    if (this.slow) return undefined
    this.context.line = line
    const began = performance.now()
    try {
      const found = RUN.runInContext(this.context, { timeout: LONGEST }) as readonly [number, number] | null
      return found ? { text: line.slice(found[0], found[1]), index: found[0] } : undefined
    } catch (error) {
      this.slow = (error as { readonly code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      return undefined
    } finally {
      this.left -= performance.now() - began
      this.slow ||= this.left < 0
    }
  }
}
