/** Rows, columns and rules that every page of the bench has alike. */
export type BenchRow = { id: string } & Record<string, unknown>

export type BenchType = 'text' | 'number' | 'date' | 'select' | 'checkbox'

const TYPES: readonly BenchType[] = ['text', 'number', 'date', 'select', 'checkbox']

export interface BenchColumn {
  readonly key: string
  readonly title: string
  readonly type: BenchType
}

export const COLUMNS: readonly BenchColumn[] = Array.from({ length: 20 }, (_, index) => {
  const type = TYPES[index % TYPES.length] ?? 'text'
  return { key: `c${index}`, title: `${type} ${index}`, type }
})

export const OPTIONS = Array.from({ length: 20 }, (_, index) => ({ value: String(index), text: `Option ${index}` }))
export const OPTION_TEXT: ReadonlyMap<string, string> = new Map(OPTIONS.map(({ value, text }) => [value, text]))

/** Must have a value, must be told apart, must look like this. */
export const REQUIRED = 'c0'
export const UNIQUE = 'c5'
export const PATTERN = 'c10'
export const PATTERN_TEXT = '^[a-z]+-\\d+$'

export const WIDTH = 120
export const ROW_HEIGHT = 40
export const HEIGHT = 600

const VALUES: Readonly<Record<BenchType, (row: number, column: number) => unknown>> = {
  text: (row, column) => `text-${row * 20 + column}`,
  number: (row, column) => (row * 7 + column) % 1000,
  date: row => `2026-${String((Math.abs(row) % 12) + 1).padStart(2, '0')}-${String((Math.abs(row) % 28) + 1).padStart(2, '0')}`,
  select: (row, column) => String((row + column) % 20),
  checkbox: (row, column) => (row + column) % 2 === 0,
}

/** The row with that number; -1 is one that is inserted, and has values that its columns can read as well. */
export function makeRow(index: number): BenchRow {
  const row: BenchRow = { id: `r${index}` }
  for (const [at, { key, type }] of COLUMNS.entries()) row[key] = VALUES[type](index, at)
  return row
}

export const makeRows = (count: number): BenchRow[] => Array.from({ length: count }, (_, index) => makeRow(index))

/** What a plain cell shows of a value. */
export function textOf(type: BenchType, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (type === 'select') return OPTION_TEXT.get(String(value)) ?? ''
  if (type === 'checkbox') return value ? '☑' : '☐'
  return String(value)
}
