/** The kinds of items that every form of the bench repeats. */
export const TYPES = ['input', 'number', 'select', 'date', 'checkbox', 'textarea'] as const
export type BenchType = (typeof TYPES)[number]

export interface BenchField {
  readonly name: string
  readonly title: string
  readonly type: BenchType
  /** The item is there as long as that one holds something. */
  readonly shownBy?: string
}

export interface BenchOption {
  readonly value: string
  readonly label: string
}

export const OPTIONS: readonly BenchOption[] = Array.from({ length: 20 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }))
export const BOX: readonly BenchOption[] = [{ value: 'y', label: 'yes' }]
export const REQUIRED = 'has to be filled in'
/** The item that adds up all numbers. */
export const TOTAL = 'total'
/** A person types here, a number is changed here, and the item behind this one comes and goes. */
export const TYPED = 'f0'
export const COUNTED = 'f1'
export const SWITCH = 'f18'
export const SWITCHED = 'f19'

const SHOWN_EVERY = 10

export const makeFields = (count: number): readonly BenchField[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `f${index}`,
    title: `Field ${index}`,
    type: TYPES[index % TYPES.length] ?? 'input',
    ...(index % SHOWN_EVERY === SHOWN_EVERY - 1 ? { shownBy: `f${index - 1}` } : {}),
  }))

const SAMPLES: Readonly<Record<BenchType, unknown>> = {
  input: 'a',
  number: 3,
  select: '3',
  date: '2026-05-06',
  checkbox: 'y',
  textarea: 'text',
}

export type BenchValues = Readonly<Record<string, unknown>>

export const makeValues = (fields: readonly BenchField[]): BenchValues =>
  Object.fromEntries(fields.map(({ name, type }) => [name, SAMPLES[type]]))

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
