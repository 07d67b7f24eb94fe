import { useCallback, useMemo, useState } from 'react'
import { defined } from '../model/defined'
import type { FieldModel } from '../model/field'
import type { ScreenModel } from '../model/screen'
import { useHost } from '../source/host-context'
import { type ColumnChoice, columnsKey, fitChoices } from '../ui/columns/column-settings'

export type Density = 'large' | 'middle' | 'small'

/** The columns of a list as this person arranged them. */
export interface ColumnArrangement {
  readonly choices: readonly ColumnChoice[]
  readonly setChoices: (choices: readonly ColumnChoice[]) => void
  /** Back to what the screen says. */
  readonly reset: () => void
  /** The fields of the shown columns, in order. */
  readonly fields: readonly FieldModel[]
  readonly titleOf: (name: string) => string
  readonly density: Density
  readonly setDensity: (density: Density) => void
  /** Whether the settings are open. */
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

export function useColumnArrangement(screen: ScreenModel): ColumnArrangement {
  const { settings } = useHost()
  const key = columnsKey(screen.id)
  const fields = useMemo(() => new Map(screen.fields.map(field => [field.name, field])), [screen])
  const defaults = useMemo(() => defaultChoices(screen), [screen])
  const [chosen, setChosen] = useState(() => settings.get(key))
  const choices = useMemo(() => fitChoices(chosen, defaults), [chosen, defaults])
  const [density, setDensity] = useState<Density>(() => readDensity(settings.get(`density:${screen.id}`)))
  const [open, setOpen] = useState(false)
  const shown = useMemo(() => choices.flatMap(choice => (choice.shown ? [fields.get(choice.name)] : [])).filter(known), [choices, fields])
  const keep = useCallback(
    (next: readonly ColumnChoice[]) => {
      setChosen(next)
      settings.set(key, next)
    },
    [settings, key],
  )
  const reset = useCallback(() => {
    setChosen(undefined)
    settings.remove(key)
  }, [settings, key])
  return {
    choices,
    density,
    open,
    setOpen,
    fields: shown,
    titleOf: name => fields.get(name)?.title ?? name,
    setChoices: keep,
    reset,
    setDensity(next) {
      setDensity(next)
      settings.set(`density:${screen.id}`, next)
    },
  }
}

function defaultChoices(screen: ScreenModel): readonly ColumnChoice[] {
  const pins = new Map(screen.fields.map(field => [field.name, field.fixed]))
  return screen.list.columns.map(name => {
    const pin = pins.get(name)
    return { name, shown: true, ...defined({ pin }) }
  })
}

function readDensity(kept: unknown): Density {
  return kept === 'middle' || kept === 'small' ? kept : 'large'
}

function known<T>(thing: T | undefined): thing is T {
  return thing !== undefined
}
