import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../model/field'
import type { TableRoom } from '../../model/host'
import type { ChangeOutcome, ChangeSet, Row } from '../../model/source'
import { cellText } from '../../registry'
import { useHost } from '../../source/host-context'
import type { RowStore } from '../core/row-store'
import type { RowId } from '../core/temporary-id'
import { texts } from '../texts'
import type { CellName, DataGridHandle } from '../view/props'

/** Rows that a save tells about one by one; who is not told finds out when he saves. */
const MOST_TOLD = 500

export interface LivePlace {
  readonly wanted: boolean
  /** The table that others have open too; undefined: it is nobody else's. */
  readonly channel: string | undefined
  readonly store: RowStore
  readonly grid: RefObject<DataGridHandle>
  readonly fields: readonly FieldModel[]
}

export interface LiveRows {
  /** The line to the others is being restored. */
  readonly isCut: boolean
  readonly onEditing: (cell: CellName | undefined) => void
  /** Tells the others what was saved. */
  readonly tell: (outcome: ChangeOutcome, changes: ChangeSet) => void
}

/**
 * Shows what others save while a grid is open. Cells that this person has changed keep his value; the one that is open is left
 * alone, and the other value is offered.
 */
export function useLiveRows(place: LivePlace): LiveRows {
  const { wanted, channel } = place
  const host = useHost()
  const latest = useRef(place)
  latest.current = place
  const [sender] = useState(() => crypto.randomUUID())
  const [isCut, setCut] = useState(false)
  const editing = useRef<CellName | undefined>(undefined)
  /** Rows that others removed while one of their cells was open here. */
  const lost = useRef(new Set<RowId>())
  const room = useRef<TableRoom | undefined>(undefined)
  useEffect(() => {
    if (!wanted || channel === undefined || host.joinTable === undefined) return
    const joined = host.joinTable(channel, {
      // A grid of one's own is told by nobody else.
      onRow: (row, from) => from !== sender && takeIn(latest.current, row, editing.current),
      onRemoved: ids => loseRows(latest.current, ids, editing.current, lost.current, text => host.notify.warning(text)),
      onLine: stands => setCut(!stands),
    })
    room.current = joined
    return () => {
      room.current = undefined
      joined.leave()
    }
  }, [wanted, channel, host, sender])
  return {
    isCut,
    onEditing: useCallback(cell => {
      editing.current = cell
      // What was typed is put into the row after this is told.
      if (lost.current.size > 0) queueMicrotask(() => settleLost(latest.current, cell, lost.current))
    }, []),
    tell: (outcome, changes) => {
      const added = new Set(changes.added.map(({ key }) => key))
      const told = outcome.rows.filter(({ key, row }) => row !== undefined && !added.has(key)).slice(0, MOST_TOLD)
      for (const { row } of told) room.current?.tell(row as Row, sender)
    },
  }
}

/** Merges a row by its key; a row that is not here is none of ours. */
function takeIn({ store, grid, fields }: LivePlace, row: Row, open: CellName | undefined): void {
  const id = store.idOf(row)
  const index = store.indexOf(id)
  const before = store.at(index)
  if (id === '' || before === undefined || isOlder(row, store.marks.baseOf(before, id))) return
  const isOpen = open?.id === id
  const base = store.marks.baseOf(before, id)
  const held = store.merge(id, row, index, isOpen ? [open.key] : [])
  for (const field of fields) {
    const [was, is] = [before[field.name], row[field.name]]
    // What the other left alone is no news, whatever this person made of it.
    if (!Object.hasOwn(row, field.name) || Object.is(was, is) || Object.is(base[field.name], is)) continue
    const cell = { id, key: field.name }
    if (held.includes(field.name)) {
      if (isOpen && open.key === field.name) offer(store, grid, field, cell, is)
    } else grid.current?.reloaded(cell, textOf(field, was))
  }
}

/** What was told late must not undo what is newer. */
function isOlder(row: Row, known: Row): boolean {
  return typeof row.version === 'number' && typeof known.version === 'number' && row.version <= known.version
}

function offer(store: RowStore, grid: LivePlace['grid'], field: FieldModel, cell: CellName, value: unknown): void {
  grid.current?.offer(cell, textOf(field, value), () => {
    const index = store.indexOf(cell.id)
    if (index >= 0) store.edit([{ index, values: { [field.name]: value } }])
  })
}

function textOf(field: FieldModel, wire: unknown): string {
  try {
    return cellText(field, wire)
  } catch {
    return String(wire ?? '')
  }
}

/** Rows that somebody else removed leave; those that this person has changed, or has open, stay until he saves, and he is told. */
function loseRows(
  { store, fields }: LivePlace,
  ids: readonly string[],
  open: CellName | undefined,
  lost: Set<RowId>,
  warn: (text: string) => void,
): void {
  for (const id of ids) {
    const row = store.at(store.indexOf(id))
    const isOpen = row !== undefined && open?.id === id
    if (isOpen) lost.add(id)
    if (row !== undefined && (isOpen || store.marks.isChanged(id))) warn(texts.rowGone(String(row[fields[0]?.name ?? ''] ?? id)))
    else store.drop(id)
  }
}

/** Rows that were only open leave once they are not, unless something was typed into them. */
function settleLost({ store }: LivePlace, open: CellName | undefined, lost: Set<RowId>): void {
  for (const id of [...lost]) {
    if (open?.id === id) continue
    lost.delete(id)
    if (!store.marks.isChanged(id)) store.drop(id)
  }
}
