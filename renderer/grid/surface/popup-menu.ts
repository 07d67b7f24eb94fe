import type { Grid } from '../engine/grid'
import { gridState } from '../engine/grid-state'
import { Signal } from '../engine/signal'
import type { GridMenuItem } from './props'

/** Entries of a menu; `line` parts those before it from those behind. */
export type MenuEntries = readonly (GridMenuItem | 'line')[]

/** A menu that is open, and where: pixels of the window. */
export interface OpenMenu {
  readonly x: number
  readonly y: number
  readonly title: string
  readonly items: MenuEntries
  /** Drawn above the entries, such as the field of a filter. */
  readonly filter?: MenuFilter | undefined
}

/** A field for a text above the entries of a menu. */
export interface MenuFilter {
  readonly value: string
  readonly change: (text: string) => Promise<void>
}

/** The menu that is open, or none. */
class PopupMenu {
  readonly changed = new Signal()
  private opened: OpenMenu | undefined

  get current(): OpenMenu | undefined {
    return this.opened
  }

  /** Undefined closes it. */
  open(menu: OpenMenu | undefined): void {
    this.opened = menu
    this.changed.emit()
  }
}

export const popupMenu = gridState('menu', () => new PopupMenu())

export const openMenu = (grid: Grid, menu: OpenMenu | undefined): void => grid.get(popupMenu).open(menu)

/** Groups of entries one below the other, with lines between those that have some. */
export const joinEntries = (groups: readonly MenuEntries[]): MenuEntries =>
  groups.filter(group => group.length > 0).flatMap((group, index): MenuEntries => (index === 0 ? group : ['line', ...group]))
