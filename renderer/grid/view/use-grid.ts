import { useLayoutEffect, useMemo } from 'react'
import { useCells } from '../../source/host-context'
import { Grid } from '../engine/grid'
import { rowsOf, selectionKind } from '../features/selection'
import { sortingOf } from '../features/sorting'
import { composeGrid } from '../surface/feature'
import type { GridViewProps } from '../surface/props'
import { latestProps } from '../surface/view-props'
import { gridFeatures } from './features'
import { useNames } from './use-names'
import { useOptions } from './use-options'

/** The grid of a component, with the settings that its props and its host make. */
export function useGrid(props: GridViewProps): Grid {
  const { store, columns, selection = 'none', validation } = props
  const cells = useCells()
  const grid = useMemo(() => {
    const made = new Grid(cells, store, validation)
    made.provide(selectionKind, selection)
    return composeGrid(made, gridFeatures)
  }, [cells, store, validation, selection])
  grid.get(latestProps).set(props)
  useSettings(grid, props)
  useLayoutEffect(() => grid.setColumns(columns), [grid, columns])
  const { selected, sorts } = props
  useLayoutEffect(() => {
    if (selected) rowsOf(grid).follow(selected)
  }, [grid, selected])
  useLayoutEffect(() => {
    if (sorts) sortingOf(grid).follow(sorts)
  }, [grid, sorts])
  return grid
}

function useSettings(grid: Grid, props: GridViewProps): void {
  const optionsOf = useOptions(props.columns, props.dictionary)
  const namesOf = useNames()
  const { readOnly, rowsChangeable = !readOnly, isRowDisabled, isLoaded, newRow, onSort, most } = props
  const { list, spread, folding, countedBefore, current } = props
  useLayoutEffect(() => {
    const given = { readOnly, rowsChangeable, isRowDisabled, isLoaded, newRow, onSort, most }
    grid.configure({ ...given, list, spread, folding, countedBefore, current, optionsOf, namesOf })
  }, [
    grid,
    readOnly,
    rowsChangeable,
    isRowDisabled,
    isLoaded,
    newRow,
    onSort,
    most,
    list,
    spread,
    folding,
    countedBefore,
    current,
    optionsOf,
    namesOf,
  ])
}
