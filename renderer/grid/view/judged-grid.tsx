import { forwardRef, useEffect, useMemo } from 'react'
import { GridValidation } from '../core/grid-validation'
import { noVerdicts } from '../core/verdicts'
import { GridView } from './data-grid'
import type { DataGridHandle, DataGridProps } from './props'

/** The grid with the rules of its columns: those of its fields, unless it is given others. What nobody can change is not judged. */
export const DataGrid = forwardRef<DataGridHandle, DataGridProps>(function DataGrid(props, ref) {
  const { store, columns, scopeOf, validation } = props
  const readOnly = props.readOnly === true || props.list === true
  const own = useMemo(() => {
    if (validation !== undefined || readOnly) return undefined
    const fields = columns.map(({ field }) => field)
    return new GridValidation(store, fields, scopeOf ? { scopeOf } : {})
  }, [validation, readOnly, store, columns, scopeOf])
  // An own validation follows the rows; a given one is followed by who gave it.
  useEffect(() => own?.follow(), [own])
  return <GridView {...props} validation={validation ?? own ?? noVerdicts} ref={ref} />
})
