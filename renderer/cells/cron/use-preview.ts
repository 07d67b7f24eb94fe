import { useEffect, useState } from 'react'
import { useHost } from '../../source/host-context'
import type { CronSettings } from './definition'
import { fault } from './definition'
import { type Runs, runsOf } from './runs'

/** How long a text must rest before its runs are looked for. */
const REST = 500

export type Shown =
  | { readonly state: 'hint' }
  | { readonly state: 'failed'; readonly message: string }
  | ({ readonly state: 'ready' } & Runs)

/** The runs of a text. What was shown before stays until the new ones are there. */
export function usePreview(settings: CronSettings, text: string) {
  const { client } = useHost()
  const [shown, setShown] = useState<Shown>({ state: 'hint' })
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const show = (next: Shown) => {
      if (abort.signal.aborted) return
      setShown(next)
      setBusy(false)
    }
    const look = () => {
      if (text.trim() === '') return show({ state: 'hint' })
      // A wrong text has no runs, and is nothing to ask a server for.
      if (fault(text) !== undefined) return show({ state: 'ready', runs: [] })
      setBusy(true)
      runsOf(settings, text, client, abort.signal).then(
        runs => show({ state: 'ready', ...runs }),
        error => show({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
      )
    }
    // A second try was pressed for, and does not rest.
    const timer = setTimeout(look, tries === 0 ? REST : 0)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [client, settings, text, tries])
  return { shown, busy, retry: () => setTries(tries + 1) }
}
