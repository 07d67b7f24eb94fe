import type { ComponentType } from 'react'
import type { ScreenModel } from './screen'
import type { Row } from './source'

/** What a screen is given where it is drawn. */
export interface KindProps {
  readonly screen: ScreenModel
  /** What expressions see under `route`; from a menu, an opener or a block. */
  readonly values: { readonly [name: string]: unknown }
  /** API parameters added to every list query, already evaluated. */
  readonly params: { readonly [name: string]: string }
  /** Values that a new record begins with, such as the key of the row that a sub-screen belongs to. */
  readonly preset?: { readonly [field: string]: unknown }
  /** The row that a sub-screen belongs to, under `parent` for its expressions. */
  readonly parent?: Row
  /** True for the screen of a tab, which alone keeps its state in the address. */
  readonly main: boolean
  /** Called when rows are selected; pages hand it to their siblings. */
  readonly onSelect?: (rows: readonly Row[]) => void
  /** Called when the filters of a list change; pages hand them to siblings under `<name>.query`. */
  readonly onQuery?: (filters: { readonly [parameter: string]: string }) => void
  /** Called when the screen is done, such as after a save; absent in a tab. */
  readonly onClose?: () => void
}

/** An interpreter: draws every screen of its kind. */
export interface KindType {
  readonly kind: string
  /** Loaded when the first screen of the kind is drawn, so that each kind is a chunk of its own. */
  readonly load: () => Promise<ComponentType<KindProps>>
}
