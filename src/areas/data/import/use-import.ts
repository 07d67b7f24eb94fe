import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { type ImportState, readImport } from '../calls'

/** Milliseconds between two questions while something is under way. */
const PAUSE = 700

/** An import as it stands, asked again as long as something is under way. */
export function useImport(id: string) {
  const { client } = useHost()
  const [found, setFound] = useState<ImportState>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const state = await readImport(client, id, abort.signal)
      if (abort.signal.aborted) return
      setFound(state)
      setError(undefined)
      if (state.state === 'looking' || state.state === 'running') timer = setTimeout(next, PAUSE)
    }
    const next = () => void ask().catch(failure => abort.signal.aborted || setError(failure))
    next()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [client, id, round])
  return { found, error, again: useCallback(() => setRound(known => known + 1), []) }
}
