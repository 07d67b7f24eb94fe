import { useMemo, useState } from 'react'
import type { SettingsStore } from '../../../model/host'
import { amendChoice, type ColumnChoice, columnsKey, fitChoices, moveChoice } from '../../../widgets/columns/column-settings'
import { defaultChoices } from '../../engine/column-layout'
import type { GridColumn } from '../../engine/grid-column'
import type { GridArrangement } from '../../surface/props'

/** The columns as a person arranged them, and how that changes. */
export interface Arrangement extends Omit<GridArrangement, 'reset'> {
  readonly amend: (name: string, change: Parameters<typeof amendChoice>[2]) => void
  readonly move: (name: string, by: number) => void
  readonly reset: () => void
}

/** Kept by somebody else, or under a name among the person's settings, or until the grid goes. */
export function useArrangement(
  columns: readonly GridColumn[],
  given: GridArrangement | undefined,
  name: string | undefined,
  settings: SettingsStore | undefined,
): Arrangement {
  const defaults = useMemo(() => defaultChoices(columns), [columns])
  const [kept, setKept] = useState<unknown>(() => (name === undefined ? undefined : settings?.get(columnsKey(name))))
  const choices = useMemo(() => given?.choices ?? fitChoices(kept, defaults), [given?.choices, kept, defaults])
  return useMemo(() => {
    const setChoices = (next: readonly ColumnChoice[]) => {
      if (given) given.setChoices(next)
      else {
        setKept(next)
        if (name !== undefined) settings?.set(columnsKey(name), next)
      }
    }
    return {
      choices,
      setChoices,
      amend: (key, change) => setChoices(amendChoice(choices, key, change)),
      move: (key, by) => setChoices(moveChoice(choices, key, by)),
      reset: given?.reset ?? (() => setChoices(defaults)),
      ...(given?.openSettings && { openSettings: given.openSettings }),
    }
  }, [choices, defaults, given, name, settings])
}
