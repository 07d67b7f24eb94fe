import { type RefObject, useCallback, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import { type ChangeOutcome, type ChangeSet, MOST_CHANGES, type Row, type Source } from '../../model/source'
import type { Side } from '../../ui/sides/side'
import type { RowStore } from '../engine/row-store'
import type { SavePoint } from '../engine/save-point'
import type { RowId } from '../engine/temporary-id'
import type { GridValidation } from '../features/validation/rules'
import type { DataGridHandle } from '../surface/props'
import { type Check, useCheck } from '../toolbar/checking'
import { texts } from '../toolbar/texts'
import { changeSet, isEmptySet, isTooLarge } from './change-set'
import { type Conflicts, meetOthers, settle } from './conflicts'

export interface BulkSavePlace {
  readonly store: RowStore
  readonly validation: GridValidation
  readonly source: Source
  readonly fields: readonly FieldModel[]
  readonly preset: Row
  readonly host: Host
  readonly grid: RefObject<DataGridHandle>
  /** After a save; `rows` are those that it brought, by their keys before and after. */
  readonly onSaved: (outcome: ChangeOutcome, changes: ChangeSet) => void
}

export interface BulkSave {
  readonly busy: boolean
  /** A second call while the first runs does nothing. What is typed while it runs stays to be saved. */
  readonly save: () => void
  /** The validation before the save. */
  readonly check: Check
  /** What both this user and others changed; undefined when nothing is to be decided. */
  readonly conflicts: Conflicts | undefined
  readonly decide: (sides: ReadonlyMap<string, Side>) => void
  readonly dismiss: () => void
}

/** Saves all changes of a grid as one set, and tells what came of it. */
export function useBulkSave(place: BulkSavePlace): BulkSave {
  const latest = useLatest(place)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<Conflicts>()
  const check = useCheck()
  const { run } = check
  const save = useCallback(async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      setConflicts(await attempt(latest.current, run))
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [run])
  const press = useCallback(() => void save(), [save])
  const decide = (sides: ReadonlyMap<string, Side>) => {
    if (conflicts === undefined) return
    settle(place.store, conflicts, sides)
    setConflicts(undefined)
    press()
  }
  return { busy, save: press, check, conflicts, decide, dismiss: () => setConflicts(undefined) }
}

/** One save; the conflicts that it met. What only others did is taken in, and the save is tried once more. */
async function attempt(place: BulkSavePlace, run: Check['run'], again = true): Promise<Conflicts | undefined> {
  const { store, source, fields, host, preset } = place
  const changesNow = () => changeSet(store, fields, !source.can('saveBatch'), preset)
  place.grid.current?.commit()
  if (isEmptySet(changesNow())) {
    host.notify.info(texts.nothingToSave)
    return undefined
  }
  if (!(await judged(place, run))) return undefined
  const changes = changesNow()
  if (source.can('saveBatch') && isTooLarge(changes)) {
    host.notify.warning(texts.tooMany(MOST_CHANGES))
    return undefined
  }
  const point = store.savePoint()
  const outcome = await sent(place, changes)
  if (outcome === undefined) return undefined
  if (outcome.saved) {
    keep(place, outcome, changes, point)
    return undefined
  }
  keepSome(place, outcome, changes)
  markRefused(place, outcome)
  const conflicts = meetOthers(store, fields, outcome.rows)
  const open = conflicts.cells.length + conflicts.gone.length + conflicts.removed.length > 0
  if (open) return conflicts
  const met = outcome.rows.some(({ outcome }) => outcome === 'stale') && outcome.rows.every(({ outcome }) => outcome !== 'refused')
  return met && again ? await attempt(place, run, false) : undefined
}

/** Whether every cell was validated, and none refused. */
async function judged({ grid, host }: BulkSavePlace, run: Check['run']): Promise<boolean> {
  let refused = 0
  const how = await run(async signal => {
    refused = (await grid.current?.validate(signal))?.length ?? 0
  })
  if (how === 'stopped') host.notify.info(texts.stopped)
  return how === 'done' && refused === 0
}

/** Undefined when nothing is known of what was saved; the user was told. */
async function sent({ source, host }: BulkSavePlace, changes: ChangeSet): Promise<ChangeOutcome | undefined> {
  try {
    return await source.save(changes)
  } catch (error) {
    if (!(error instanceof Error && 'shown' in error && error.shown === true))
      host.notify.error(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/** What stood in the grid when the save was sent is now what the server has. */
function keep({ store, host, onSaved }: BulkSavePlace, outcome: ChangeOutcome, changes: ChangeSet, point: SavePoint): void {
  const ids = new Map<RowId, RowId>()
  const values = new Map<RowId, Row>()
  for (const { key, row } of outcome.rows) {
    if (row === undefined) continue
    values.set(key, row)
    const id = store.idOf(row)
    if (id !== '' && id !== key) ids.set(key, id)
  }
  store.saved(ids, values, point)
  host.notify.success(outcome.message || texts.saved)
  onSaved(outcome, changes)
}

/** Where a source saves row by row, some may be saved although others were refused. */
function keepSome({ store, source, onSaved }: BulkSavePlace, outcome: ChangeOutcome, changes: ChangeSet): void {
  if (source.can('saveBatch')) return
  const saved = outcome.rows.filter(each => each.outcome === 'saved')
  for (const { key, row } of saved) {
    const current = store.at(store.indexOf(key))
    if (current !== undefined && changes.changed.some(sentRow => store.idOf(sentRow) === key)) store.merge(key, row ?? current)
    else store.drop(key)
  }
  if (saved.length > 0) onSaved({ ...outcome, rows: saved }, changes)
}

/** Marks what the server refused and goes to the first of it. */
function markRefused({ validation, grid, host, store }: BulkSavePlace, { rows, message }: ChangeOutcome): void {
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  for (const { key, fields } of refused) for (const [field, text] of fields ?? []) validation.set(key, field, text)
  const [first] = refused
  if (first === undefined) return
  const field = [...(first.fields ?? [])][0]?.[0]
  if (field !== undefined && store.indexOf(first.key) >= 0) grid.current?.goToFailure({ id: first.key, key: field })
  host.notify.error(first.message || message)
}
