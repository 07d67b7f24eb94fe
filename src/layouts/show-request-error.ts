import { type Notifier, RequestError } from '../../renderer/contract'

/** Warns of a failed call in its own words, unless the calls have shown it already. */
export function showRequestError(error: unknown, notify: Pick<Notifier, 'warning'>): void {
  if (error instanceof RequestError && error.shown) return
  notify.warning(error instanceof Error ? error.message : String(error))
}
