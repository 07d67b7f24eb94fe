import { forwardRef, useMemo } from 'react'
import { noValidation } from '../engine/validation'
import { useGridValidation } from '../features/validation/rules'
import type { DataGridHandle, DataGridProps } from '../surface/props'
import { GridView } from './data-grid'

/** The grid with the rules of its columns: those of its fields, unless it is given others. What the user cannot change is not validated. */
export const DataGrid = forwardRef<DataGridHandle, DataGridProps>(function DataGrid(props, ref) {
  const { store, columns, scopeOf, validation } = props
  const readOnly = props.readOnly === true || props.list === true
  const fields = useMemo(() => columns.map(({ field }) => field), [columns])
  const settings = useMemo(() => (scopeOf ? { scopeOf } : {}), [scopeOf])
  // A validation that is given follows the rows already.
  const isOwn = validation === undefined && !readOnly
  const own = useGridValidation(store, fields, settings, isOwn)
  return <GridView {...props} validation={isOwn ? own : (validation ?? noValidation)} ref={ref} />
})
