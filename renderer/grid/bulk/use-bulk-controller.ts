import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createScope, renderText } from '../../expression'
import { useLatest } from '../../hooks/use-latest'
import { useRead } from '../../hooks/use-store'
import { defined } from '../../model/defined'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { KindProps } from '../../model/kind'
import type { GridModel, ScreenModel } from '../../model/screen'
import type { Row, Sort, Source } from '../../model/source'
import { actionRight } from '../../permission'
import { type QueryState, useFullQuery, useSource } from '../../query'
import { recordScope } from '../../source'
import { useCells, useHost } from '../../source/host-context'
import { usePermission } from '../../ui/guard/has-permission'
import { useScreens } from '../../ui/page/screens-context'
import { useDrawnLetters } from '../../ui/text/drawn-font'
import type { GridColumn } from '../engine/grid-column'
import type { ColumnSort } from '../engine/row-order'
import { RowStore } from '../engine/row-store'
import type { CellName } from '../engine/shown-row'
import { useLiveRows } from '../features/live/connection'
import type { GridValidation } from '../features/validation/rules'
import { useGridValidation } from '../features/validation/rules'
import { fieldColumns } from '../fields/field-columns'
import { rowScopes } from '../fields/row-scope'
import { storedChecks } from '../fields/stored-checks'
import { whenIdle } from '../painter/when-idle'
import type { DataGridHandle } from '../surface/props'
import { texts } from '../toolbar/texts'
import { BulkRows } from './bulk-rows'
import type { DraftKeeper } from './draft-keeper'
import { placeOf } from './placeholder'
import { useBulkDraft } from './use-bulk-draft'
import { type BulkSave, useBulkSave } from './use-bulk-save'
import { useLeaving } from './use-leaving'

/** What the user may do with the rows. */
interface BulkRights {
  readonly edit: boolean
  readonly add: boolean
  readonly remove: boolean
}

/** Changes that an earlier grid left. */
interface RestorableDraft {
  /** When they were made, in milliseconds since 1970; undefined when there are none, or when it was decided. */
  readonly offered: number | undefined
  readonly restore: () => Promise<void>
  readonly discard: () => void
}

/** What a screen of kind `grid` works on, without a pixel. */
export interface BulkController extends BulkSave {
  readonly model: GridModel
  readonly title: string
  readonly store: RowStore
  readonly rows: BulkRows
  readonly validation: GridValidation
  readonly columns: readonly GridColumn[]
  readonly scopeOf: (row: Row) => ReturnType<typeof createScope>
  readonly grid: RefObject<DataGridHandle>
  readonly may: BulkRights
  readonly draft: RestorableDraft
  readonly query: QueryState
  readonly search: (query: QueryState) => void
  readonly sorts: readonly ColumnSort[]
  readonly sort: (sorts: readonly ColumnSort[]) => void
  readonly reload: () => void
  readonly onEditing: (cell: CellName | undefined) => void
  /** Live updates are interrupted. */
  readonly isCut: boolean
}

export function useBulkController(props: KindProps): BulkController {
  const { screen, values, preset = NOTHING } = props
  const host = useHost()
  const model = screen.grid as GridModel
  const source = useSource(props)
  const grid = useRef<DataGridHandle>(null)
  // Other rights make another screen of the same source: what was typed stays.
  const { source: origin } = screen
  const store = useMemo(() => new RowStore({ key: origin?.key ?? 'id' }), [origin])
  const { columns, fields, scopeOf } = useColumns(props)
  const validation = useValidation(store, fields, scopeOf, host)
  const live = useLiveRows({ wanted: model.live, channel: screen.source?.base, store, grid, fields })
  const { offered, keeper } = useBulkDraft({ store, fields: screen.fields, take: live.take }, [host.user.id, screen.id, 'grid'].join('|'))
  const rows = useRows(props, source, store, model, keeper.arrived)
  const asking = useAsking({ rows, store, validation, model, keeper })
  const saving = useBulkSave({
    store,
    validation,
    source,
    fields: screen.fields,
    preset,
    host,
    grid,
    onSaved: (outcome, changes) => {
      keeper.saved()
      // A server that takes change sets tells the others itself.
      if (!source.can('saveBatch')) live.broadcast(outcome, changes)
    },
  })
  useLeaving({ store, validation, saving, keeper })
  useReloads(screen.id, asking.reload)
  return {
    ...saving,
    ...asking,
    model,
    title: renderText(screen.title, recordScope({ route: values, host })),
    store,
    rows,
    validation,
    columns,
    scopeOf,
    grid,
    may: useRights(screen, source),
    draft: { offered, restore: () => restore(keeper, rows, host), discard: () => keeper.discard() },
    onEditing: live.onEditing,
    isCut: live.isCut,
  }
}

const NOTHING: Row = {}

/** The columns of the screen, in its order. */
function useColumns({ screen, values, parent }: KindProps) {
  const host = useHost()
  const cells = useCells()
  const letters = useDrawnLetters()
  return useMemo(() => {
    const byName = new Map(screen.fields.map(field => [field.name, field]))
    const fields = (screen.grid?.columns ?? []).flatMap(name => byName.get(name) ?? [])
    const place = { user: host.user, route: values, parent }
    const scopeOf = rowScopes(cells, screen.fields, place)
    return { fields, scopeOf, columns: fieldColumns(fields, { scopeOf, newScope: createScope(place), letters }) }
  }, [cells, letters, screen, values, parent, host])
}

/** Untouched rows are as the server has them: only the others are validated. */
function useValidation(
  store: RowStore,
  fields: readonly FieldModel[],
  scopeOf: BulkController['scopeOf'],
  { client }: Host,
): GridValidation {
  const settings = useMemo(() => {
    const isValidated = (row: Row) => {
      const id = store.idOf(row)
      return placeOf(id) === undefined && (store.marks.isAdded(id) || store.marks.isChanged(id))
    }
    return { scopeOf, isValidated, stored: storedChecks(client, store) }
  }, [store, scopeOf, client])
  return useGridValidation(store, fields, settings)
}

function useRows(props: KindProps, source: Source, store: RowStore, model: GridModel, arrived: (rows: readonly Row[]) => void): BulkRows {
  const full = useFullQuery(props)
  const latest = useLatest(full)
  const { values, params, screen } = props
  const rows = useMemo(() => {
    // Of another place there are other rows.
    void [values, params]
    return new BulkRows(store, (query, signal) => source.list(latest.current(query), signal), model.pageSize, arrived)
  }, [store, source, values, params, model.pageSize, arrived])
  useEffect(() => () => rows.stop(), [rows])
  useSums(rows, screen)
  return rows
}

/** Has the rows read that sums of the columns need, when nothing else is to be done. */
function useSums(rows: BulkRows, { fields, grid }: ScreenModel): void {
  const summed = useMemo(
    () => fields.some(({ name, statistics }) => statistics.length > 0 && grid?.columns.includes(name)),
    [fields, grid?.columns],
  )
  const stands = useRead(rows, () => rows.phase === 'ready' && rows.error === undefined)
  useEffect(() => (summed && stands ? whenIdle(() => void rows.readForSums()) : undefined), [rows, summed, stands])
}

/** Has the rows read that changes wait for; those that cannot be had keep them waiting, which is reported. */
async function restore(keeper: DraftKeeper, rows: BulkRows, { notify }: Host): Promise<void> {
  keeper.restore()
  if (keeper.waits > 0) await rows.readAll()
  if (keeper.waits > 0) notify.warning(texts.notRestored(keeper.waits))
}

interface AskingPlace extends Pick<BulkController, 'rows' | 'store' | 'model'> {
  readonly keeper: DraftKeeper
  readonly validation: Pick<GridValidation, 'awaitedCount'>
}

/** The query, the sort and reading again; each asks before it gives up changes, or files on their way. */
function useAsking({ rows, store, validation, model, keeper }: AskingPlace) {
  const host = useHost()
  const [asked, setAsked] = useState<{ readonly query: QueryState; readonly sort: Sort | undefined }>(() => ({
    query: { filters: {} },
    sort: model.sort,
  }))
  useEffect(() => void rows.start({ ...asked.query, ...defined({ sort: asked.sort }) }), [rows, asked])
  const isConfirmed = async () =>
    (!store.dirty && validation.awaitedCount === 0) || (await host.notify.confirm({ title: texts.unsavedSearch, danger: true }))
  const ask = async (part: Partial<typeof asked>) => {
    if (!(await isConfirmed())) return
    if (store.dirty) keeper.giveUp()
    setAsked({ ...asked, ...part })
  }
  const sorts = useMemo(() => (asked.sort === undefined ? [] : [asked.sort]), [asked.sort])
  return {
    query: asked.query,
    search: (query: QueryState) => void ask({ query }),
    sorts,
    sort: (wanted: readonly ColumnSort[]) => void ask({ sort: wanted[0] ?? model.sort }),
    reload: () => void ask({}),
  }
}

function useRights({ perm }: ScreenModel, source: Source): BulkRights {
  const permission = usePermission()
  const can = (operation: 'add' | 'edit' | 'delete') =>
    (source.can('saveBatch') || source.can(operation)) && permission.has(actionRight(perm, operation))
  const edit = can('edit')
  return { edit, add: edit && can('add'), remove: edit && can('delete') }
}

function useReloads(screenId: string, reload: () => void): void {
  const { listen } = useScreens()
  const latest = useLatest(reload)
  useEffect(
    () =>
      listen(name => {
        if (name === 'reload' || name === `reload:${screenId}`) latest.current()
      }),
    [listen, screenId],
  )
}
