import type { Row } from './source'

/** '1', 1 and true mean that rows stand below. */
export function saysYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** The rows that a row of a whole tree brings along. */
export function childrenOf(row: Row): readonly Row[] {
  return Array.isArray(row.children) ? (row.children as Row[]) : []
}
