import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../hooks/use-latest'
import type { FieldModel } from '../../../model/field'
import type { TableRoom } from '../../../model/host'
import type { ChangeOutcome, ChangeSet, Row } from '../../../model/source'
import { useCells, useHost } from '../../../source/host-context'
import type { RowStore } from '../../engine/row-store'
import type { CellName } from '../../engine/shown-row'
import type { RowId } from '../../engine/temporary-id'
import type { DataGridHandle } from '../../surface/props'
import { OthersRows } from './others-rows'
import { texts } from './texts'

/** Rows that a save tells about one by one; users who are not told find out when they save. */
const MOST_SENT = 500

export interface LivePlace {
  readonly wanted: boolean
  /** The table that others have open too; undefined: only this user has it. */
  readonly channel: string | undefined
  readonly store: RowStore
  readonly grid: RefObject<DataGridHandle>
  readonly fields: readonly FieldModel[]
}

export interface LiveRows {
  /** The line to the others is being restored. */
  readonly isCut: boolean
  readonly onEditing: (cell: CellName | undefined) => void
  /** Takes in a row as the server has it, under what this user changed in it. */
  readonly take: (row: Row) => void
  /** Tells the others what was saved. */
  readonly broadcast: (outcome: ChangeOutcome, changes: ChangeSet) => void
}

/**
 * Shows what others save while a grid is open. Cells that this user has changed keep their value; the one that is open is left
 * alone, and the other value is offered; what was not decided by then, a save asks.
 */
export function useLiveRows(place: LivePlace): LiveRows {
  const { wanted, channel } = place
  const host = useHost()
  const cells = useCells()
  const latest = useLatest({ ...place, cells })
  const [sender] = useState(() => crypto.randomUUID())
  const [isCut, setCut] = useState(false)
  const editing = useRef<CellName | undefined>(undefined)
  /** Rows that others removed while one of their cells was open here. */
  const lost = useRef(new Set<RowId>())
  const room = useRef<TableRoom | undefined>(undefined)
  const [others] = useState(() => new OthersRows(() => ({ ...latest.current, open: editing.current })))
  useEffect(() => place.store.subscribe(others.recheck), [place.store, others])
  useEffect(() => {
    if (!wanted || channel === undefined || host.joinTable === undefined) return
    const joined = host.joinTable(channel, {
      // No other user changes a grid of one's own.
      onRow: (row, from) => from !== sender && others.take(row),
      onRemoved: ids => loseRows(latest.current, ids, editing.current, lost.current, text => host.notify.warning(text)),
      onLine: stands => setCut(!stands),
    })
    room.current = joined
    return () => {
      room.current = undefined
      joined.leave()
    }
  }, [wanted, channel, host, sender, others])
  return {
    isCut,
    take: row => others.take(row),
    onEditing: useCallback(
      cell => {
        editing.current = cell
        others.recheck()
        // What was typed is put into the row after this is told.
        if (lost.current.size > 0) queueMicrotask(() => discardLost(latest.current, cell, lost.current))
      },
      [others],
    ),
    broadcast: (outcome, changes) => {
      const added = new Set(changes.added.map(({ key }) => key))
      const sent = outcome.rows.filter(({ key, row }) => row !== undefined && !added.has(key)).slice(0, MOST_SENT)
      for (const { row } of sent) room.current?.notify(row as Row, sender)
    },
  }
}

/** Rows that another user removed leave; those that this user has changed, or has open, stay until a save, and the user is told. */
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
function discardLost({ store }: LivePlace, open: CellName | undefined, lost: Set<RowId>): void {
  for (const id of [...lost]) {
    if (open?.id === id) continue
    lost.delete(id)
    if (!store.marks.isChanged(id)) store.drop(id)
  }
}
