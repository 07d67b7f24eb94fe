import { useEffect, useState } from 'react'
import type { Client } from '../../renderer/contract'
import { useHost } from '../../renderer/index'

/**
 * What a call answers. It is asked anew when `call` is another function, after `pause` milliseconds in which none has come; the last answer
 * stays until the next one is there, an error until the call goes out again. `call` is kept by `useCallback`.
 */
export function useCall<Answer>(call: (client: Client, signal: AbortSignal) => Promise<Answer>, pause = 0) {
  const { client } = useHost()
  const [found, setFound] = useState<Answer>()
  const [error, setError] = useState<unknown>()
  const [loading, setLoading] = useState(true)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    setLoading(true)
    setError(undefined)
    const ask = async () => {
      try {
        const answer = await call(client, abort.signal)
        if (abort.signal.aborted) return
        setFound(answer)
      } catch (failure) {
        if (abort.signal.aborted) return
        setError(failure)
      }
      setLoading(false)
    }
    const timer = pause > 0 ? setTimeout(() => void ask(), pause) : undefined
    if (timer === undefined) void ask()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [client, call, pause, round])
  return { found, error, loading, retry: () => setRound(round + 1) }
}
