import { useCallback, useContext, useEffect, useState } from 'react'
import { useLatest } from '../hooks/use-latest'
import type { FormMode } from '../model/action'
import type { ScreenModel } from '../model/screen'
import type { Row, Source } from '../model/source'
import { useCells, useHost } from '../source/host-context'
import { ScreenEdition } from '../ui/page/screen-edition'
import { FormSession } from './form-session'
import type { FormValues } from './props'

export interface SessionPlace {
  readonly screen: ScreenModel
  readonly source: Source
  readonly mode: FormMode
  readonly id?: string | undefined
  readonly row?: FormValues | undefined
  readonly preset?: FormValues | undefined
  readonly values?: FormValues | undefined
  readonly parent?: FormValues | undefined
}

export type SessionState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly session: FormSession }

const LOADING: SessionState = { state: 'loading' }
const NOTHING: FormValues = {}

/** Reads the record of a form and opens a session over it; `again` begins anew. */
export function useFormSession({ screen, source, mode, id, row, preset = NOTHING, values = NOTHING, parent }: SessionPlace) {
  const host = useHost()
  const cells = useCells()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SessionState>(LOADING)
  // What a form was opened with does not change while it is open, and rights that come or go close none.
  const [start] = useState({ row, preset, route: values, parent })
  const latest = useLatest(screen)
  const edition = useContext(ScreenEdition)
  useEffect(() => {
    const controller = new AbortController()
    let session: FormSession | undefined
    // Named so that a second attempt, or another text of the screen, runs the effect again.
    void [attempt, edition]
    setState(LOADING)
    readRecord(source, mode, id, start.row, controller.signal).then(
      record => {
        if (controller.signal.aborted) return
        session = new FormSession({
          cells,
          screen: latest.current,
          source,
          host,
          mode,
          row: record,
          preset: start.preset,
          route: start.route,
          parent: start.parent,
        })
        setState({ state: 'ready', session })
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ state: 'failed', error })
      },
    )
    return () => {
      controller.abort()
      session?.dispose()
    }
  }, [cells, source, host, mode, id, start, attempt, edition])
  const again = useCallback(() => setAttempt(before => before + 1), [])
  return [state, again] as const
}

async function readRecord(
  source: Source,
  mode: FormMode,
  id: string | undefined,
  row: FormValues | undefined,
  signal: AbortSignal,
): Promise<Row> {
  if (mode === 'add') return (await source.begin?.()) ?? {}
  if (id !== undefined && source.can('get')) return await source.get(id, signal)
  return row ?? {}
}
