import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientRequest } from '../model/client'
import type { Scope } from '../model/expression'
import type { RequestModel } from '../model/source'
import { requestKey } from '../source'
import { useHost } from '../source/host-context'
import { picked } from '../source/read-page'
import { usePagePulse } from './page-pulse'

export interface BlockData {
  /** What the source has answered last; undefined before the first answer, and without a source. */
  readonly data: unknown
  /** Why there is nothing to show; a failure after an answer leaves what was there. */
  readonly error: unknown
  readonly reading: boolean
  readonly reload: () => void
}

interface Read {
  readonly key: string
  readonly data?: unknown
  readonly error?: unknown
}

const NOTHING: Read = { key: '' }

/** Reads the source of a block: at first, when its call changes, when the page says so, and every `refresh` seconds. */
export function useBlockData(source: RequestModel | undefined, scope: Scope, refresh: number | undefined): BlockData {
  const key = source === undefined ? '' : requestKey(source, scope, { pick: source.pick })
  const [read, setRead] = useState(NOTHING)
  const [reading, setReading] = useState(false)
  const { beat, inSight } = usePagePulse()
  const ask = useAsk()
  const round = useRef(0)
  const load = useCallback(() => {
    if (key === '') return
    round.current += 1
    const own = round.current
    setReading(true)
    const done = (part: Omit<Read, 'key'>) => {
      if (own !== round.current) return
      setReading(false)
      setRead(before => ('error' in part && before.key === key && 'data' in before ? before : { key, ...part }))
    }
    ask(key).then(
      data => done({ data: data ?? null }),
      error => done({ error }),
    )
  }, [key, ask])
  const forget = useCallback(() => {
    round.current += 1
  }, [])
  useEffect(() => {
    if (beat >= 0) load()
    return forget
  }, [beat, load, forget])
  useEffect(() => {
    if (refresh === undefined) return undefined
    const timer = setInterval(() => inSight() && load(), refresh * 1000)
    return () => clearInterval(timer)
  }, [refresh, inSight, load])
  const retry = () => {
    setRead(NOTHING)
    load()
  }
  const current = read.key === key ? read : NOTHING
  return { data: current.data, error: current.error, reading, reload: current.error === undefined ? load : retry }
}

/** Asks once for all blocks that want the same; a failure is told in the block. */
function useAsk(): (key: string) => Promise<unknown> {
  const { client } = useHost()
  const { share } = usePagePulse()
  return useCallback(
    async key => {
      const { pick, ...request } = JSON.parse(key) as ClientRequest & { readonly pick?: string }
      return picked(await share(JSON.stringify(request), () => client.request({ ...request, silent: true })), pick)
    },
    [client, share],
  )
}
