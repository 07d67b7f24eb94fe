import { useEffect, useState } from 'react'
import { useLatest } from '../hooks/use-latest'
import type { KindProps } from '../model/kind'
import { useHost, useTab } from '../source/host-context'
import { useMayClose } from '../ui/guard/close-guard'
import { addressOf, formAt, isInPlace } from './form-address'
import type { ListDialog } from './use-list-controller'

/**
 * The dialog over a list, and details that the address names. One that takes its place stands in the address: opening it is an entry of the history, so that back and forward
 * close and open it, which asks before unsaved input is lost.
 */
export function useListDialog({ screen, main }: Pick<KindProps, 'screen' | 'main'>) {
  const host = useHost()
  const tab = useTab()
  const address = main ? tab?.address : undefined
  const [dialog, setDialog] = useState<ListDialog | undefined>(() => formAt(screen, address, host))
  const latest = useLatest({ dialog, screen, host, mayClose: useMayClose() })
  useEffect(() => {
    const next = address && addressOf(screen, address.get(), dialog)
    if (next !== undefined) address?.set(next, isInPlace(screen, dialog) ? 'push' : undefined)
  }, [screen, address, dialog])
  useEffect(
    () =>
      address?.subscribe(async () => {
        const { dialog, screen, host, mayClose } = latest.current
        if (addressOf(screen, address.get(), dialog) === undefined) return
        if (dialog === undefined || (await mayClose())) return setDialog(formAt(screen, address, host))
        const kept = addressOf(screen, address.get(), dialog)
        if (kept !== undefined) address.set(kept, isInPlace(screen, dialog) ? 'push' : undefined)
      }),
    [address],
  )
  return [dialog, setDialog] as const
}
