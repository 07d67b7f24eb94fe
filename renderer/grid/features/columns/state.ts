import { useMemo, useState } from 'react'
import { amendChoice, type ColumnChoice, columnsKey, fitChoices, moveChoice } from '../../../ui/columns/column-settings'
import { defaultChoices } from '../../engine/column-layout'
import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { GridArrangement, GridViewProps } from '../../surface/props'
import { surfaceOf } from '../../surface/surface'
import { Switch } from '../../surface/switch'

/** The columns as the user arranged them, and how that changes. */
export interface Arrangement extends Omit<GridArrangement, 'reset'> {
  readonly amend: (name: string, change: Parameters<typeof amendChoice>[2]) => void
  readonly move: (name: string, by: number) => void
  readonly reset: () => void
}

/** The arrangement with which a grid was drawn last. */
class LatestArrangement {
  private latest: Arrangement | undefined

  get current(): Arrangement | undefined {
    return this.latest
  }

  set(arrangement: Arrangement): void {
    this.latest = arrangement
  }
}

const latestArrangement = gridState('arrangement', () => new LatestArrangement())

export const arrangementOf = (grid: Grid): Arrangement | undefined => grid.get(latestArrangement).current

/** Whether the panel with the settings of the columns is open. */
export const columnsPanel = gridState('columns panel', () => new Switch())

/** Opens or closes the panel; the focus comes back to the cells. */
export function setPanel(grid: Grid, open: boolean): void {
  grid.get(columnsPanel).set(open)
  if (!open) surfaceOf(grid).focus()
}

/** Kept outside of the grid, or under a name among the user's settings, or until the grid goes. */
export function useArrangement(grid: Grid, { columns, arrangement: given, settingsKey: name, settings }: GridViewProps): Arrangement {
  const defaults = useMemo(() => defaultChoices(columns), [columns])
  const [kept, setKept] = useState<unknown>(() => (name === undefined ? undefined : settings?.get(columnsKey(name))))
  const choices = useMemo(() => given?.choices ?? fitChoices(kept, defaults), [given?.choices, kept, defaults])
  const arrangement = useMemo((): Arrangement => {
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
  grid.get(latestArrangement).set(arrangement)
  return arrangement
}
