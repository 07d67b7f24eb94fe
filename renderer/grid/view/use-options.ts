import { useEffect, useMemo, useReducer } from 'react'
import { dictionariesOf } from '../../dictionary'
import type { Option } from '../../model/option'
import { useCells, useHostIfAny } from '../../source/host-context'
import type { OptionsOf } from '../engine/column-cells'
import type { GridColumn } from '../engine/grid-column'

/** The options of columns by their dictionaries; another function when some of them came. */
export function useOptions(
  columns: readonly GridColumn[],
  given: ((column: GridColumn) => readonly Option[] | undefined) | undefined,
): OptionsOf {
  const host = useHostIfAny()
  const cells = useCells()
  const [version, count] = useReducer((before: number) => before + 1, 0)
  // A cell that offers no choice asks for no dictionary.
  const codes = useMemo(
    () => [...new Set(columns.flatMap(({ field: { dict, type } }) => (dict !== undefined && cells.find(type)?.choices ? [dict] : [])))],
    [cells, columns],
  )
  useEffect(() => {
    if (host === null || given !== undefined) return
    const store = dictionariesOf(host)
    const ends = codes.map(code => store.subscribe(code, count))
    // The store has told the user already.
    for (const code of codes) store.load(code).catch(() => undefined)
    return () => {
      for (const end of ends) end()
    }
  }, [host, codes, given])
  return useMemo(() => {
    void version
    if (given !== undefined) return given
    const store = host && dictionariesOf(host)
    return ({ field }) => (store === null || field.dict === undefined ? undefined : store.snapshot(field.dict).options)
  }, [host, given, version])
}
