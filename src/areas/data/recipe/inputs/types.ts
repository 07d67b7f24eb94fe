import type { Shape, Step, TakenSheet } from '../../calls'

/** What the input of a setting knows. */
export interface InputProps<Value> {
  readonly title: string
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
  /** Columns as they stand before the step. */
  readonly columns: readonly Shape[]
  readonly disabled: boolean
}

/** What inputs of steps over several sheets know besides. */
export interface AroundStep {
  /** Sheets that the steps name. */
  readonly sheets: readonly TakenSheet[]
  readonly sheetId: string
  readonly steps: readonly Step[]
  readonly at: number
  /** Rows of the sample that break each rule of the step, where it has some. */
  readonly broken: readonly number[] | null
}
