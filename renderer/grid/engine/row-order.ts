import { compareDecimals, isDecimal } from '../../model/decimal'
import { compareWords } from '../../model/words'
import { isEmptyValue } from '../../rules'

/** A column that rows are sorted by, by the name of its field. */
export interface ColumnSort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** What a row is shown by: its cell's value, and its cell's text. */
export interface RowReader {
  readonly size: number
  readonly value: (index: number, field: string) => unknown
  readonly text: (index: number, field: string) => string
}

export interface RowOrderSettings {
  /** The first counts most. */
  readonly sorts: readonly ColumnSort[]
  /** Texts that a row's cells must hold, by field; case does not count. */
  readonly filters: ReadonlyMap<string, string>
}

/** The places of the rows that are shown, in the order in which they are; undefined for all of them as they stand. */
export function rowOrder({ size, value, text }: RowReader, { sorts, filters }: RowOrderSettings): readonly number[] | undefined {
  const wanted = [...filters].filter(([, sought]) => sought !== '').map(([field, sought]) => ({ field, sought: sought.toLowerCase() }))
  if (sorts.length === 0 && wanted.length === 0) return undefined
  const shown: number[] = []
  for (let index = 0; index < size; index++) {
    if (wanted.every(({ field, sought }) => text(index, field).toLowerCase().includes(sought))) shown.push(index)
  }
  const compare = (one: number, other: number): number => {
    for (const { field, order } of sorts) {
      const difference = compareValues(value(one, field), value(other, field), order)
      if (difference !== 0) return difference
    }
    return one - other
  }
  return sorts.length === 0 ? shown : shown.sort(compare)
}

/** Numbers by all their digits, texts as Chinese readers look them up; empty cells last whichever way. */
export function compareValues(one: unknown, other: unknown, order: 'asc' | 'desc'): number {
  const empty = Number(isEmptyValue(one)) - Number(isEmptyValue(other))
  if (empty !== 0 || isEmptyValue(one)) return empty
  const way = order === 'asc' ? 1 : -1
  if (isDecimal(one) && isDecimal(other)) return way * compareDecimals(one, other)
  return way * compareWords(String(one), String(other))
}
