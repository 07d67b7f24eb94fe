import type { Place } from './model'

/** What is wrong in a contract; each makes the text that follows the position. A code is never reused. */
export const contractIssues = {
  CONTRACT_UNREADABLE: (why: string) => `the file cannot be read: ${why}`,
  CONTRACT_SYNTAX: (what: string) => `not JSON: ${what}`,
  CONTRACT_VERSION: (found: string) => `"openapi" is ${found}, expected 3.0.x or 3.1.x`,
  CONTRACT_LOST_REF: (ref: string) => `nothing stands at ${ref}`,
  CONTRACT_REMOTE_REF: (ref: string) => `${ref} leaves this machine; only files are followed`,
  CONTRACT_REF_LOOP: (ref: string) => `${ref} leads back to itself`,
  CONTRACT_WRONG_SHAPE: (what: string, found: string) => `expected ${what}, found ${found}`,
  CONTRACT_DUPLICATE_OPERATION: (id: string, other: string) => `operationId "${id}" is taken by ${other}`,
  CONTRACT_PATH_PARAMETER: (what: string) => what,
  CONTRACT_UNKNOWN_STYLE: (style: string, place: string) => `style "${style}" is not known for a parameter in ${place}`,
  CONTRACT_NO_ENVELOPE: (id: string) => `operation ${id}: the answer is no envelope, it has no property "result"`,
} as const

type ContractIssueCode = keyof typeof contractIssues

export interface ContractIssue {
  readonly code: ContractIssueCode
  readonly message: string
  readonly at: Place
}

/** Collects issues; a checker reports all, and whoever cannot go on skips what is broken. The same thing is told once. */
export type Report = <Code extends ContractIssueCode>(code: Code, at: Place, ...parts: Parameters<(typeof contractIssues)[Code]>) => void

export function collectInto(issues: ContractIssue[]): Report {
  return (code, at, ...parts) => {
    const message = (contractIssues[code] as (...values: string[]) => string)(...parts)
    const known = issues.some(
      issue => issue.code === code && issue.at.file === at.file && issue.at.pointer === at.pointer && issue.message === message,
    )
    if (!known) issues.push({ code, at, message })
  }
}
