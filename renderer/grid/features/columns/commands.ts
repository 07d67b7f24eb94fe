import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import { featuresOf } from '../../surface/feature'
import { joinEntries, type MenuEntries, openMenu } from '../../surface/popup-menu'
import { arrangementOf, setPanel } from './state'
import { texts } from './texts'

/** Opens the menu of a column, below its head. */
export function openColumnMenu(grid: Grid, column: GridColumn, target: Element): void {
  const box = target.getBoundingClientRect()
  const features = featuresOf(grid)
  openMenu(grid, {
    x: box.left,
    y: box.bottom,
    title: texts.columnMenu(column.title),
    items: joinEntries(features.map(({ columnMenu }) => columnMenu?.(grid, column) ?? [])),
    filter: features.map(({ columnFilter }) => columnFilter?.(grid, column)).find(filter => filter !== undefined),
  })
}

/** Pinning, moving and hiding a column. */
export function placeEntries(grid: Grid, { key }: GridColumn): MenuEntries {
  const arrangement = arrangementOf(grid)
  const choice = arrangement?.choices.find(({ name }) => name === key)
  if (arrangement === undefined || choice === undefined) return []
  const shown = arrangement.choices.filter(({ shown }) => shown)
  const at = shown.findIndex(({ name }) => name === key)
  const pinned = (pin: 'left' | 'right' | undefined) => () => arrangement.amend(key, { pin })
  return [
    { key: 'left', title: texts.pinLeft, disabled: choice.pin === 'left', run: pinned('left') },
    { key: 'right', title: texts.pinRight, disabled: choice.pin === 'right', run: pinned('right') },
    { key: 'unpin', title: texts.unpin, disabled: choice.pin === undefined, run: pinned(undefined) },
    'line',
    { key: 'moveLeft', title: texts.moveLeft, disabled: at <= 0, run: () => arrangement.move(key, -1) },
    { key: 'moveRight', title: texts.moveRight, disabled: at === shown.length - 1, run: () => arrangement.move(key, 1) },
    { key: 'hide', title: texts.hide, disabled: shown.length === 1, run: () => arrangement.amend(key, { shown: false }) },
    { key: 'columns', title: texts.columns, run: () => (arrangement.openSettings ?? (() => setPanel(grid, true)))() },
  ]
}

/** Puts one column into the place of another. */
export function shiftColumn(grid: Grid, key: string, onto: string): void {
  const arrangement = arrangementOf(grid)
  if (arrangement === undefined || key === '' || key === onto) return
  const place = (name: string) => arrangement.choices.findIndex(choice => choice.name === name)
  arrangement.move(key, place(onto) - place(key))
}
