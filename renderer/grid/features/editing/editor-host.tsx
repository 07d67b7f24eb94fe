import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../../model/field'
import { PartError } from '../../../model/load-part'
import type { Row } from '../../../model/source'
import { followedField } from '../../../registry'
import { CellBoundary } from '../../../ui/cell/cell-boundary'
import { isComposing } from '../../../ui/input/composing'
import { renewParts } from '../../../ui/loading/later-part'
import type { ColumnCells } from '../../engine/column-cells'
import type { Grid } from '../../engine/grid'
import { putLate } from '../../engine/late-values'
import type { ShownRow } from '../../engine/shown-row'
import { cellPlace } from '../../surface/cell-place'
import { surfaceOf } from '../../surface/surface'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { enter, tab } from './commands'
import { closeCell } from './open-cell'
import { editingOf, type OpenCell } from './state'

/** Milliseconds in which the focus may come back, such as from a window that the editor opened. */
const GRACE = 100

interface EditorHostProps {
  readonly grid: Grid
  readonly open: OpenCell
}

/** The Editor of the open cell's type, in the place of the cell. Leaving it keeps the value. */
export function EditorHost({ grid, open }: EditorHostProps) {
  const found = grid.cellAt(grid.placeOf(open))
  return found ? <OpenEditor key={`${open.id} ${open.key}`} grid={grid} cells={found.cells} shown={found.shown} /> : null
}

interface OpenEditorProps {
  readonly grid: Grid
  readonly cells: ColumnCells
  readonly shown: ShownRow
}

function OpenEditor({ grid, cells, shown }: OpenEditorProps) {
  const editing = editingOf(grid)
  const first = useRef(cells.value(shown.row, shown.index))
  const [value, setValue] = useState(first.current)
  const latest = useRef(value)
  const leaving = useRef<ReturnType<typeof setTimeout>>()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const { store } = grid
  const id = store.idOf(shown.row)
  const put = (values: Row) => putLate(store, id, values, shown.index)
  const awaited = (reason: string | undefined, giveUp: () => void) => {
    // A file that is chosen is something entered.
    if (id === store.marks.draftRowId) store.keep()
    grid.validation.await(id, cells.column.key, reason, giveUp)
    grid.repaint()
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    editing.closeBy(keep => {
      if (keep) leaveInput(box.current)
      const changed = keep && !Object.is(latest.current, first.current)
      closeCell(grid, changed ? { wire: cells.encode(latest.current, shown.row) } : undefined)
      return true
    })
    return () => clearTimeout(leaving.current)
  }, [grid, editing, cells, shown])
  const change = (next: unknown) => {
    // A file that arrives after its cell was left.
    if (gone.current) return put({ [cells.column.key]: cells.encode(next, shown.row) })
    latest.current = next
    setValue(next)
    editing.setMessage(grid.validation.preview(shown.row, cells.column.key, cells.encode(next, shown.row)))
    surfaceOf(grid).painter?.aboveSoon()
  }
  const failed = (error: unknown) => {
    renewParts()
    editing.cancel()
    surfaceOf(grid).focus()
    if (error instanceof PartError) propsOf(grid).notify?.warning(common.partFailed)
  }
  const Editor = cells.type?.Editor
  if (Editor === undefined) return null
  const { settings, options } = cells.at(shown.row)
  const { field } = cells.column
  const record = cells.type?.wholeRecord ? wholeRecord(grid, shown) : followedValue(grid, field, shown)
  return (
    // The focus of windows that the editor opens comes by here too: they are its children for React.
    <div
      ref={box}
      className="weft-grid-editor"
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        clearTimeout(leaving.current)
        leaving.current = setTimeout(() => editing.commit(), GRACE)
      }}
      onKeyDownCapture={event => event.key === 'Tab' && leave(event, grid)}
      onKeyDown={event => event.key !== 'Tab' && leave(event, grid)}
    >
      <CellBoundary onError={failed} retryOn={field}>
        <Suspense fallback={<span aria-busy="true" />}>
          <Editor
            field={field}
            value={value ?? null}
            onChange={change}
            settings={settings}
            options={options}
            disabled={false}
            readOnly={false}
            invalid={editing.message !== undefined}
            autoFocus
            unfolded
            compact
            place={cellPlace(store, id, cells.column.key)}
            setOthers={put}
            onAwaited={awaited}
            record={record}
            placeholder={field.placeholder}
          />
        </Suspense>
      </CellBoundary>
    </div>
  )
}

/** An input may tell its value only when it is left. */
function leaveInput(box: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && box?.contains(activeElement)) activeElement.blur()
}

/** The value that decides what the cell offers, for cells that depend on one. */
function followedValue(grid: Grid, field: FieldModel, { row, index }: ShownRow): { readonly [field: string]: unknown } | undefined {
  const name = followedField(grid.cellTypes, field)
  const column = name === undefined ? undefined : grid.columns.find(({ key }) => key === name)
  return column && { [column.key]: grid.cellsOf(column).value(row, index) }
}

/** The row as code holds it. */
const wholeRecord = (grid: Grid, { row, index }: ShownRow): { readonly [field: string]: unknown } =>
  Object.fromEntries(grid.columns.map(column => [column.key, grid.cellsOf(column).value(row, index)]))

/** Keys that leave the editor; those of its own lists and windows are its own. */
function leave(event: KeyboardEvent<HTMLElement>, grid: Grid): void {
  const { key, target, currentTarget } = event
  if (isComposing(event) || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  const listed = target.getAttribute('aria-expanded') === 'true'
  if (key === 'Escape') {
    event.stopPropagation()
    editingOf(grid).cancel()
  } else if (key === 'Tab') {
    event.preventDefault()
    // Lists of antd choose what is under the cursor with this key.
    event.stopPropagation()
    tab(grid, event.shiftKey)
  } else if (key === 'Enter' && !listed && target.tagName !== 'TEXTAREA' && target.tagName !== 'BUTTON') {
    // The cells, to which the focus goes, would take the key as a line end that is typed.
    event.preventDefault()
    // The calendar takes what is typed with the same key.
    queueMicrotask(() => enter(grid, event.shiftKey))
  } else return
  surfaceOf(grid).focus()
}
