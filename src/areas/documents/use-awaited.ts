import { useEffect, useState } from 'react'

/** Milliseconds between two questions while an answer is still being made. */
const PAUSE = 2000

/** What a call answers, asked again until that is made. `read` stays the same for the same question: another one is asked anew. */
export function useAwaited<Answer extends { readonly state: string }>(read: (signal: AbortSignal) => Promise<Answer>) {
  const [found, setFound] = useState<Answer>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (failure: unknown) => abort.signal.aborted || setError(failure)
    const ask = async () => {
      const answer = await read(abort.signal)
      if (abort.signal.aborted) return
      setFound(answer)
      if (answer.state === 'waiting') timer = setTimeout(() => void ask().catch(fail), PAUSE)
    }
    ask().catch(fail)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [read, round])
  const retry = () => {
    setError(undefined)
    setRound(round + 1)
  }
  return { found, error, retry }
}
