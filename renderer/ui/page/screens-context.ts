import { type ComponentType, createContext, useContext } from 'react'
import type { OpenAs } from '../../model/action'
import type { Row } from '../../model/source'

/** What a screen is given where it is put into another one. */
export interface ScreenPlaceProps {
  /** Such as `course/lecturer`. */
  readonly id: string
  /** What its expressions see under `route`; default: nothing. */
  readonly values?: { readonly [name: string]: unknown }
  /** API parameters added to every list query; default: none. */
  readonly params?: { readonly [name: string]: string }
  /** Values that a new record begins with. */
  readonly preset?: { readonly [field: string]: unknown }
  /** The row that it belongs to; default: it belongs to none. */
  readonly parent?: Row
  /** True for the screen of a tab, which alone keeps its state in the address; default false. */
  readonly main?: boolean
  readonly onSelect?: (rows: readonly Row[]) => void
  readonly onQuery?: (filters: { readonly [parameter: string]: string }) => void
  readonly onClose?: () => void
}

/** Whose title is shown, with what its expressions see. */
export type ScreenTitleProps = Pick<ScreenPlaceProps, 'id' | 'values' | 'parent'>

/** How a screen shows other screens, without knowing the room that loads them. */
export interface Screens {
  readonly Screen: ComponentType<ScreenPlaceProps>
  /** The title of a screen as text. */
  readonly Title: ComponentType<ScreenTitleProps>
  /** Resolves when the screen is closed; one in a tab or a page of its own counts as closed at once. */
  readonly open: (id: string, as: OpenAs, values: { readonly [name: string]: unknown }) => Promise<void>
  /** Tells every screen that is drawn here; lists read again at `reload` and at `reload:<screen id>`. */
  readonly emit: (name: string) => void
  /** Returns the end of it. */
  readonly listen: (listener: (name: string) => void) => () => void
}

export const ScreensContext = createContext<Screens | null>(null)

/** Throws outside of a `Screen`. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext)
  if (screens === null) throw new Error('no screens: draw it by <Screen id="…" />')
  return screens
}
