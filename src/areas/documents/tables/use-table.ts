import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../../../../renderer/contract'
import { loadTextGrid, useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { correctTable, readTable, restoreTable, type TableContent, type TextTable } from './calls'
import { contentOf, gridRows, keptOf } from './content'
import { texts } from './texts'

type GridPart = Awaited<ReturnType<typeof loadTextGrid>>
type Rows = ReturnType<GridPart['textRows']>

/** A table that is open: its rows in a store, its titles beside them. */
export interface OpenTable {
  readonly TextGrid: GridPart['TextGrid']
  readonly table: TextTable
  readonly store: Rows
}

interface Heads {
  readonly title: string
  readonly titles: readonly string[]
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A table of a document as a user corrects it. */
export function useTable({ source, id }: TextOf, key: string) {
  const host = useHost()
  const { client } = host
  const [open, setOpen] = useState<OpenTable>()
  const [heads, setHeads] = useState<Heads>({ title: '', titles: [] })
  const [changedHeads, setChangedHeads] = useState(false)
  const [error, setError] = useState<unknown>()
  const [stale, setStale] = useState(false)
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const take = useCallback((part: GridPart, table: TextTable) => {
    const content = contentOf(table)
    setOpen({ TextGrid: part.TextGrid, table, store: part.textRows(gridRows(content)) })
    setHeads(content)
    setChangedHeads(false)
    setStale(false)
  }, [])
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    Promise.all([loadTextGrid(), readTable(client, { source, id }, key, abort.signal)]).then(
      ([part, table]) => abort.signal.aborted || take(part, table),
      failure => abort.signal.aborted || setError(failure),
    )
    return () => abort.abort()
  }, [client, source, id, key, round, take])
  const reload = () => {
    setError(undefined)
    setRound(round + 1)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      if (failure instanceof RequestError && failure.code === 409) setStale(true)
      else host.notify.error(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const version = open?.table.correction?.version ?? -1
  const content = (): TableContent => keptOf(heads.title, heads.titles, open?.store.all() ?? [])
  return {
    open,
    ...heads,
    changedHeads,
    error,
    stale,
    busy,
    reload,
    setHeads: (next: Heads) => {
      setHeads(next)
      setChangedHeads(true)
    },
    save: () =>
      attempt(async () => {
        if (!open) return
        const point = open.store.savePoint()
        const table = await correctTable(client, { source, id }, key, version, content())
        open.store.saved(undefined, undefined, point)
        setOpen({ ...open, table })
        setChangedHeads(false)
        host.notify.success(texts.saved)
      }),
    restore: () =>
      attempt(async () => {
        await restoreTable(client, { source, id }, key, version)
        host.notify.success(texts.restored)
        reload()
      }),
  }
}

export type CorrectedTable = ReturnType<typeof useTable>
