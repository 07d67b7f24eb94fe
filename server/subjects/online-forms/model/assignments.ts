import { type Expression, parseExpression } from '../../../../renderer/core'

/** A column, and the expression over the record that gives its value. */
export interface Assignment {
  readonly column: string
  readonly value: Expression
}

const LINE = /^\s*([a-z][a-z0-9_]*)\s*=(?!=)\s*(.+)$/
const MOST = 20
export const LONGEST_ASSIGNMENTS = 2000

/** What a button sets, a line for each column: `state = '2'`. The first line that is none is told. */
export function readAssignments(text: string): readonly Assignment[] | { readonly wrong: string } {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const found: Assignment[] = []
  for (const line of lines) {
    const [, column, written = ''] = LINE.exec(line) ?? []
    const expression = column === undefined ? undefined : parseExpression(written.trim()).expression
    if (column === undefined || expression === undefined || found.length === MOST || found.some(each => each.column === column))
      return { wrong: line.trim() }
    found.push({ column, value: expression })
  }
  return found
}

const CONDITION = /^([a-z][a-z0-9_]*)#(eq|ne|empty|in)#(.*)$/s

/** Whether a record fulfils a condition such as `state#eq#1`; without one every record does. */
export function fulfils(exp: string | null | undefined, record: Readonly<Record<string, unknown>>): boolean {
  const [, column, operator, wanted = ''] = CONDITION.exec(exp ?? '') ?? []
  if (column === undefined) return true
  const value = String(record[column] ?? '')
  if (operator === 'empty') return (value === '') !== (wanted.trim() === 'false')
  if (operator === 'in')
    return wanted
      .split(',')
      .map(part => part.trim())
      .includes(value)
  return (value === wanted) === (operator === 'eq')
}
