import { forwardRef, useMemo } from 'react'
import { noVerdicts } from '../engine/verdicts'
import { useGridValidation } from '../features/validation/use-grid-validation'
import type { DataGridHandle, DataGridProps } from '../surface/props'
import { GridView } from './data-grid'

/** The grid with the rules of its columns: those of its fields, unless it is given others. What nobody can change is not judged. */
export const DataGrid = forwardRef<DataGridHandle, DataGridProps>(function DataGrid(props, ref) {
  const { store, columns, scopeOf, validation } = props
  const readOnly = props.readOnly === true || props.list === true
  const fields = useMemo(() => columns.map(({ field }) => field), [columns])
  const settings = useMemo(() => (scopeOf ? { scopeOf } : {}), [scopeOf])
  // A given one is followed by who gave it.
  const isOwn = validation === undefined && !readOnly
  const own = useGridValidation(store, fields, settings, isOwn)
  return <GridView {...props} validation={isOwn ? own : (validation ?? noVerdicts)} ref={ref} />
})
