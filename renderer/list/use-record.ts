import { useCallback, useEffect, useState } from 'react'
import type { Row, Source } from '../model/source'

export type RecordState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly row: Row }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Reads one whole record. */
export function useRecord(source: Source, id: string): RecordState {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly row: Row } | { readonly error: unknown }>()
  const retry = useCallback(() => {
    setOutcome(undefined)
    setAttempt(before => before + 1)
  }, [])
  useReading(source, id, attempt, setOutcome)
  if (outcome === undefined) return { state: 'loading' }
  return 'row' in outcome ? { state: 'ready', row: outcome.row } : { state: 'failed', error: outcome.error, retry }
}

function useReading(
  source: Source,
  id: string,
  attempt: number,
  done: (outcome: { readonly row: Row } | { readonly error: unknown }) => void,
): void {
  useEffect(() => {
    if (attempt < 0) return
    const controller = new AbortController()
    source.get(id, controller.signal).then(
      row => controller.signal.aborted || done({ row }),
      error => controller.signal.aborted || done({ error }),
    )
    return () => controller.abort()
  }, [source, id, attempt, done])
}
