import type { Row } from '../../../model/source'
import type { ColumnValidator } from './column-validator'
import type { UniqueValues } from './unique-values'

/** The cells of one column that are to be validated. */
interface ValidatedColumn {
  readonly validator: ColumnValidator
  readonly rows: readonly Row[]
  /** The values that no two rows may hold; undefined where rows may hold the same. */
  readonly values: UniqueValues | undefined
  /** Default: every row is asked. */
  readonly isValidated: ((row: Row) => boolean) | undefined
}

/** Tells of the rows whose cell is refused by what can be told at once, in their order. */
export function refusedRows({ validator, rows, values, isValidated }: ValidatedColumn, refuse: (row: Row, message: string) => void): void {
  const anyRepeated = values?.anyRepeated ?? false
  if (validator.onlyUnique && !anyRepeated) return
  const next = (at: number) => (anyRepeated ? at : validator.nextDoubtful(rows, at))
  for (let index = next(0); index < rows.length; index = next(index + 1)) {
    const row = rows[index] as Row
    if (isValidated !== undefined && !isValidated(row)) continue
    const message = validator.now(row, anyRepeated && values?.isRepeated(row) === true)
    if (message !== undefined) refuse(row, message)
  }
}
