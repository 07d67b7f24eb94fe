import { useMemo } from 'react'
import { type NameBook, nameBook } from '../../dictionary'
import type { CellTypes } from '../../registry'
import { useCells, useHostIfAny } from '../../source/host-context'
import type { NamesOf } from '../engine/column-cells'
import type { GridColumn } from '../engine/grid-column'

/** The books of names of the keys that columns hold; without a host there are none. */
export function useNames(): NamesOf | undefined {
  const host = useHostIfAny()
  const cells = useCells()
  return useMemo(() => {
    if (host === null) return undefined
    const known = new WeakMap<GridColumn, NameBook>()
    return column => {
      const found = known.get(column)
      if (found !== undefined) return found
      const names = namesOf(cells, column)
      const book = names && nameBook(host, names)
      if (book) known.set(column, book)
      return book
    }
  }, [cells, host])
}

function namesOf(cells: CellTypes, { field }: GridColumn) {
  try {
    return cells.find(field.type)?.names?.(field.settings)
  } catch {
    return undefined
  }
}
