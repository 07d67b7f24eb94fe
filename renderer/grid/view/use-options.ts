import { useEffect, useMemo, useReducer } from 'react'
import { dictionariesOf } from '../../dictionary'
import type { FieldModel } from '../../model/field'
import type { Option } from '../../model/option'
import { getCellType } from '../../registry'
import { useHostIfAny } from '../../source/host-context'
import type { OptionsOf } from '../engine/column-cells'
import type { GridColumn } from '../engine/grid-column'

/** The options of columns by their dictionaries; another function when some of them came. */
export function useOptions(
  columns: readonly GridColumn[],
  given: ((column: GridColumn) => readonly Option[] | undefined) | undefined,
): OptionsOf {
  const host = useHostIfAny()
  const [version, count] = useReducer((before: number) => before + 1, 0)
  const codes = useMemo(
    () => [...new Set(columns.flatMap(({ field }) => (field.dict !== undefined && hasChoices(field) ? [field.dict] : [])))],
    [columns],
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

/** A cell that offers no choice asks for no dictionary. */
function hasChoices({ type }: FieldModel): boolean {
  try {
    return getCellType(type).choices === true
  } catch {
    return false
  }
}
