import { type Context, createContext, Script } from 'node:vm'
import type { RE2JS } from 're2js'
import { compilePattern } from '../../../../util/patterns'

/** Milliseconds that one pattern may take. */
const LIMITS = { line: 100, text: 500 }

export interface PatternMatch {
  readonly text: string
  readonly index: number
}

/** Calls what its context holds: only what a script begins can be stopped. */
const RUN = new Script('find()')

/** The group `value`, else the first group, else all of it. */
const groupsOf = (pattern: RE2JS): readonly (string | number)[] => [
  ...('value' in pattern.namedGroups() ? ['value'] : []),
  ...(pattern.groupCount() > 0 ? [1] : []),
  0,
]

/**
 * A pattern that users write. Its time grows with the line alone, but may still be long for a large pattern and a long line: then it is
 * stopped, and says so. One that cannot be run is as one that was stopped.
 */
export class BoundedPattern {
  /** Whether it was stopped; it matches nothing from then on. */
  slow = false
  private readonly context: Context | undefined
  private line = ''
  private left: number

  /** `limits`: milliseconds over one line, and over all lines of a text. Default 100 and 500. */
  constructor(
    text: string,
    private readonly limits: { readonly line: number; readonly text: number } = LIMITS,
  ) {
    this.left = limits.text
    try {
      const pattern = compilePattern(text)
      const groups = groupsOf(pattern)
      this.context = createContext({ find: () => this.find(pattern, groups) })
    } catch {
      // Kept from before such patterns were refused.
      this.slow = true
    }
  }

  private find(pattern: RE2JS, groups: readonly (string | number)[]): readonly [number, number] | null {
    const matcher = pattern.matcher(this.line)
    if (!matcher.find()) return null
    const group = groups.find(each => matcher.start(each) >= 0) ?? 0
    return [matcher.start(group), matcher.end(group)]
  }

  /** What the group `value`, else the first group, else all of it is in a line. */
  match(line: string): PatternMatch | undefined {
    if (this.slow || !this.context) return undefined
    this.line = line
    const began = performance.now()
    try {
      const found = RUN.runInContext(this.context, { timeout: this.limits.line }) as readonly [number, number] | null
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
