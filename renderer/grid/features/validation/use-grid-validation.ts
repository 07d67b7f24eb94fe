import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useLatest } from '../../../hooks/use-latest'
import type { FieldModel } from '../../../model/field'
import type { RowStore } from '../../engine/row-store'
import { GridValidation, type GridValidationSettings } from './grid-validation'

/**
 * Validates the rows of a store, and lives as long as it does: other columns or settings are taken into it, and what is marked stays.
 * Both should keep their identity while they say the same. What is still awaited when it ends is given up. `follows`: whether it
 * follows the rows. Default true.
 */
export function useGridValidation(
  store: RowStore,
  columns: readonly FieldModel[],
  settings: GridValidationSettings,
  follows = true,
): GridValidation {
  const first = useLatest({ columns, settings })
  const validation = useMemo(() => new GridValidation(store, first.current.columns, first.current.settings), [store])
  useLayoutEffect(() => validation.configure(columns, settings), [validation, columns, settings])
  useEffect(() => (follows ? validation.follow() : undefined), [validation, follows])
  useEffect(() => () => validation.giveUp(), [validation])
  return validation
}
