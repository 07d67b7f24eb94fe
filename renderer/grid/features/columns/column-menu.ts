import type { GridColumn } from '../../engine/grid-column'
import type { ColumnSort } from '../../engine/row-order'
import type { GridDesk, OpenMenu } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { readNames } from '../filtering/read-names'
import { filterRows } from '../filtering/whole-rows'

type SortOrder = ColumnSort['order'] | undefined

/** Ascending, descending, and back to how the rows stand. */
export function sortBy(desk: GridDesk, key: string): void {
  const now = desk.grid.sorts.find(({ field }) => field === key)?.order
  setSort(desk, key, now === undefined ? 'asc' : now === 'asc' ? 'desc' : undefined)
}

function setSort(desk: GridDesk, key: string, order: SortOrder): void {
  if (!desk.commit()) return
  desk.grid.setSorts(order === undefined ? [] : [{ field: key, order }])
  const title = desk.grid.columns.find(column => column.key === key)?.title ?? key
  desk.tell(order === undefined ? texts.noSort : texts.sortedBy(title, order))
  readNames(desk)
}

async function setFilter(desk: GridDesk, key: string, text: string): Promise<void> {
  if (!(await filterRows(desk, new Map(desk.grid.filters).set(key, text)))) desk.openMenu(undefined)
}

/** The menu of a column, below its head. */
export function openColumnMenu(desk: GridDesk, column: GridColumn, target: Element): void {
  const { grid } = desk
  const box = target.getBoundingClientRect()
  const order = grid.sorts.find(({ field }) => field === column.key)?.order
  const sorts: OpenMenu['items'] = column.sortable
    ? [
        { key: 'asc', title: texts.ascending, disabled: order === 'asc', run: () => setSort(desk, column.key, 'asc') },
        { key: 'desc', title: texts.descending, disabled: order === 'desc', run: () => setSort(desk, column.key, 'desc') },
        { key: 'unsorted', title: texts.unsorted, disabled: order === undefined, run: () => setSort(desk, column.key, undefined) },
        'line',
      ]
    : []
  desk.openMenu({
    x: box.left,
    y: box.bottom,
    title: texts.columnMenu(column.title),
    items: [...sorts, ...placeItems(desk, column)],
    ...(column.filterable && {
      filter: { value: grid.filters.get(column.key) ?? '', change: text => setFilter(desk, column.key, text) },
    }),
  })
}

function placeItems(desk: GridDesk, { key }: GridColumn): OpenMenu['items'] {
  const { arrangement } = desk
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
    { key: 'columns', title: texts.columns, run: () => (arrangement.openSettings ?? (() => desk.setPanel(true)))() },
  ]
}

/** Puts one column into the place of another. */
export function shiftColumn({ arrangement }: GridDesk, key: string, onto: string): void {
  if (arrangement === undefined || key === '' || key === onto) return
  const place = (name: string) => arrangement.choices.findIndex(choice => choice.name === name)
  arrangement.move(key, place(onto) - place(key))
}
