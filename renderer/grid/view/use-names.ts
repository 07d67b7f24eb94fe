import { useMemo } from 'react'
import { type NameBook, nameBook } from '../../dictionary'
import { getCellType } from '../../registry'
import { useHostIfAny } from '../../source/host-context'
import type { NamesOf } from '../engine/column-cells'
import type { GridColumn } from '../engine/grid-column'

/** The books of names of the keys that columns hold; without a host there are none. */
export function useNames(): NamesOf | undefined {
  const host = useHostIfAny()
  return useMemo(() => {
    if (host === null) return undefined
    const known = new WeakMap<GridColumn, NameBook>()
    return column => {
      const found = known.get(column)
      if (found !== undefined) return found
      const names = namesOf(column)
      const book = names && nameBook(host, names)
      if (book) known.set(column, book)
      return book
    }
  }, [host])
}

function namesOf({ field }: GridColumn) {
  try {
    return getCellType(field.type).names?.(field.settings)
  } catch {
    return undefined
  }
}
