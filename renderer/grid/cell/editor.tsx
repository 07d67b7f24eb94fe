import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createScope } from '../../expression'
import { useLatest } from '../../hooks/use-latest'
import type { CellEditorProps } from '../../model/cell-type'
import type { FieldModel } from '../../model/field'
import type { DeleteType } from '../../model/screen'
import type { Row } from '../../model/source'
import { useCells, useHost } from '../../source/host-context'
import { usePermission } from '../../ui/guard/has-permission'
import { useBoxHeight } from '../../ui/split/use-box-height'
import { useDrawnLetters } from '../../ui/text/drawn-font'
import { gridValues } from '../engine/output'
import { RowStore } from '../engine/row-store'
import type { RowId } from '../engine/temporary-id'
import type { CellFailure } from '../engine/validation'
import type { GridValidation } from '../features/validation/rules'
import { useGridValidation } from '../features/validation/rules'
import { fieldColumns, sentNames } from '../fields/field-columns'
import { namesRead, rowScopes } from '../fields/row-scope'
import { storedChecks } from '../fields/stored-checks'
import type { DataGridHandle, RemoveEvent } from '../surface/props'
import { type Check, Checking, Failures, useCheck } from '../toolbar/checking'
import { GridToolbar, type ToolbarButton } from '../toolbar/grid-toolbar'
import { texts } from '../toolbar/texts'
import { DataGrid } from '../view/validated-grid'
import { type ColumnPart, ColumnParts, type ShowColumn, usePartOfColumns } from './column-parts'

/** What a grid inside of a record is set to. */
export interface GridCellSettings {
  readonly fill: boolean
  readonly height: number
  readonly rowHeight: number | 'auto'
  readonly selection: 'none' | 'checkbox' | 'radio'
  readonly rowNumber: boolean
  readonly dragSort: boolean
  readonly orderField?: string | null
  readonly alwaysEdit: boolean
  readonly confirmRemove: boolean
  readonly most: number
  readonly toolbar: ToolbarButton[]
  readonly deleteType: DeleteType
  readonly perm?: string | null
  readonly views?: ColumnPart[] | null
}

type Props = CellEditorProps<readonly Row[], GridCellSettings>

const NO_FIELDS: readonly FieldModel[] = []
/** Changes whose rows may still be on their way back. */
const MOST_SENT = 100

/** The rows of a record, edited where they stand. The value follows every change; what is wrong in it keeps the record from being saved. */
export function Editor(props: Props) {
  const { field, settings, disabled, readOnly } = props
  const fields = field.fields ?? NO_FIELDS
  const grid = useRef<DataGridHandle>(null)
  const [selected, setSelected] = useState<readonly RowId[]>([])
  const excluded = useExcluded(settings.perm ?? '')
  const store = useRows(props, fields)
  const all = useColumns(props, fields, store, excluded)
  const part = usePartOfColumns(settings.views ?? undefined, all.columns)
  const parts = { ...all, columns: part.columns }
  const check = useGuard(props.guard, grid, part.show)
  useRefused(props.refused, { store, validation: parts.validation, grid, show: part.show })
  const onRemove = useConfirm(settings.confirmRemove)
  const fixed = disabled || readOnly
  const full = settings.most > 0 && store.size >= settings.most
  const place = useRef<HTMLDivElement>(null)
  const room = useBoxHeight({ place: settings.fill ? place : NO_PLACE, box: '.weft-grid-scroller' })
  return (
    <div ref={place} className="weft-field-rows" id={props.id} data-invalid={props.invalid}>
      {!fixed && (
        <GridToolbar
          store={store}
          grid={grid}
          buttons={settings.toolbar.filter(button => !excluded.includes(button))}
          deleteType={settings.deleteType}
          selected={selected}
          readOnly={fixed}
          full={full}
          after={
            <>
              <Checking validation={parts.validation} stop={check.stop} />
              <Failures validation={parts.validation} grid={grid} />
            </>
          }
        />
      )}
      <ColumnParts {...part} label={field.title} />
      <DataGrid
        ref={grid}
        {...parts}
        store={store}
        title={field.title}
        height={room ?? settings.height}
        rowHeight={settings.rowHeight}
        selection={fixed ? 'none' : settings.selection}
        rowNumber={settings.rowNumber}
        dragSort={settings.dragSort}
        alwaysEdit={settings.alwaysEdit}
        asyncRemove={settings.confirmRemove}
        readOnly={fixed}
        rowsChangeable={!fixed && !full}
        most={settings.most > 0 ? settings.most : undefined}
        settingsKey={`grid:${field.name}${part.shown === undefined ? '' : `:${part.shown}`}`}
        onSelect={setSelected}
        onRemove={onRemove}
      />
    </div>
  )
}

const NO_PLACE = { current: null }

/** Codes under the prefix that this user was not given. */
function useExcluded(perm: string): readonly string[] {
  const permission = usePermission()
  return useMemo(() => permission.excluded(perm), [permission, perm])
}

/** The store of the rows, in step with the value both ways. */
function useRows({ value, onChange, settings }: Props, fields: readonly FieldModel[]): RowStore {
  const orderField = settings.orderField ?? (settings.dragSort ? 'orderNum' : undefined)
  const [store] = useState(() => new RowStore({ rows: value ?? [], orderField }))
  /** What was told and has not come back yet, behind what has: a form that is slow brings older rows back while others are typed. */
  const sent = useRef<readonly string[]>([spelled(value)])
  const latest = useLatest(onChange)
  const changed = useRef(false)
  useEffect(() => {
    const at = sent.current.lastIndexOf(spelled(value))
    if (at >= 0) {
      sent.current = sent.current.slice(at)
      return
    }
    sent.current = [spelled(value)]
    changed.current = false
    store.load(value ?? [])
  }, [value, store])
  useEffect(
    () =>
      store.subscribe(({ steps }) => {
        // Rows that came from outside are known there.
        if (steps === undefined) return
        // A row that Enter began is nothing yet, and nothing once it has left.
        if (!changed.current && !store.dirty) return
        changed.current = true
        const rows = rowsToSend(store, fields)
        sent.current = [...sent.current.slice(-MOST_SENT), spelled(rows)]
        latest.current(rows.length === 0 ? null : rows)
      }),
    [store, fields],
  )
  return store
}

const spelled = (rows: readonly Row[] | null): string => JSON.stringify(rows ?? [])

/** Every row as a save wants it: its key, its own fields, no computed ones, no texts that the server sent along. */
function rowsToSend(store: RowStore, fields: readonly FieldModel[]): readonly Row[] {
  const names = new Set([store.key, ...sentNames(fields)])
  return gridValues(store).map(row => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))))
}

/** The record as the same object while it says the same, and as it first was where nothing `reads` it. */
function useSame(record: Props['record'], reads: boolean): Props['record'] {
  const mark = reads ? JSON.stringify(record ?? null) : ''
  const [same, setSame] = useState({ record, mark })
  if (same.mark === mark) return same.record
  setSame({ record, mark })
  return record
}

/** Columns again, and other rules, when something outside of the rows changes that their expressions read. */
function useColumns({ record }: Props, fields: readonly FieldModel[], store: RowStore, excluded: readonly string[]) {
  const host = useHost()
  const cells = useCells()
  const letters = useDrawnLetters()
  const reads = useMemo(() => namesRead(fields).has('form'), [fields])
  const form = useSame(record, reads)
  const columns = useMemo(() => {
    const place = { form: form ?? {}, user: host.user }
    const scopeOf = rowScopes(cells, fields, place)
    const newScope = createScope(place)
    return { scopeOf, columns: fieldColumns(fields, { scopeOf, newScope, excluded, letters }) }
  }, [cells, letters, fields, host, excluded, form])
  const { scopeOf } = columns
  const { client } = host
  const settings = useMemo(() => ({ scopeOf, stored: storedChecks(client, store) }), [scopeOf, client, store])
  return { ...columns, validation: useGridValidation(store, fields, settings) }
}

/** Has the form ask before it saves; the first cell that fails is shown. */
function useGuard(guard: Props['guard'], grid: RefObject<DataGridHandle>, show: ShowColumn): Check {
  const check = useCheck()
  const { run } = check
  useEffect(
    () =>
      guard?.(async () => {
        const handle = grid.current
        if (handle === null) return undefined
        handle.commit()
        let first: CellFailure | undefined
        const how = await run(async signal => {
          first = (await handle.validate(signal))[0]
        })
        if (how === 'stopped') return texts.stopped
        if (first) show(first.field, () => first && grid.current?.activate({ id: first.id, key: first.field }))
        return first && texts.rowMessage(first.index + 1, first.message)
      }),
    [guard, grid, run, show],
  )
  return check
}

interface RefusedPlace {
  readonly store: RowStore
  readonly validation: GridValidation
  readonly grid: RefObject<DataGridHandle>
  readonly show: ShowColumn
}

/** Marks the cells that the server refused, and goes to the first of them. */
function useRefused(refused: Props['refused'], { store, validation, grid, show }: RefusedPlace): void {
  const marked = useRef<Props['refused']>()
  useEffect(() => {
    if (refused === marked.current) return
    marked.current = refused
    const cells = (refused ?? []).map(({ row, column, message }) => ({ id: store.idAt(row), key: column, message }))
    for (const { id, key, message } of cells) validation.set(id, key, message)
    const [first] = cells
    if (first) show(first.key, () => grid.current?.goToFailure(first))
  }, [refused, store, validation, grid, show])
}

/** Asks before rows leave that the server has. */
function useConfirm(wanted: boolean): (event: RemoveEvent) => void {
  const { notify } = useHost()
  return useCallback(
    ({ rows, confirm }: RemoveEvent) => {
      if (!wanted || confirm === undefined) return confirm?.()
      void notify.confirm({ title: texts.confirmRemove(rows.length), danger: true }).then(isConfirmed => isConfirmed && confirm())
    },
    [wanted, notify],
  )
}
