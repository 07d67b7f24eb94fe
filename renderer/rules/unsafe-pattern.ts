import { canExplode } from './backtracking'
import { parsePattern, UnsupportedPattern } from './parse-pattern'

/** Characters of a pattern. */
export const PATTERN_LENGTH = 200

export interface PatternProblem {
  readonly problem: 'tooLong' | 'invalid' | 'unsupported' | 'backtracking'
  /** What is wrong, as a phrase for a developer. */
  readonly message: string
}

/**
 * Why a regular expression cannot be accepted; undefined when it can.
 *
 * Accepted ones are short, run in browsers without catastrophic backtracking and mean the same to a linear-time engine,
 * which knows neither look-around nor references to groups.
 */
export function unsafePattern(text: string): PatternProblem | undefined {
  if (text.length > PATTERN_LENGTH)
    return { problem: 'tooLong', message: `a pattern of ${text.length} characters; ${PATTERN_LENGTH} are allowed` }
  try {
    new RegExp(text)
  } catch {
    return { problem: 'invalid', message: `"${text}" is no regular expression` }
  }
  try {
    if (!canExplode(parsePattern(text))) return undefined
    return {
      problem: 'backtracking',
      message: `"${text}" can read the same text in too many ways; make repeated parts end with a character of their own`,
    }
  } catch (error) {
    if (!(error instanceof UnsupportedPattern)) throw error
    return { problem: 'unsupported', message: `${error.message} in "${text}"` }
  }
}
