import { Store } from '../../renderer/contract'
import { API_BASE } from './base'

/** Whether the last call reached the server; true before the first. */
export const reachability = new Store(true)

/** Statuses by which a proxy says that there is no server behind it. */
const UNAVAILABLE = [502, 503, 504]

/** Whether the browser itself says that there is no network; one that has never heard of it says no. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** Follows what the browser says of the network: without one nothing is reachable, and one that is back is tried at once. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => reachability.set(false))
  window.addEventListener('online', () => void probe())
  if (isOffline()) reachability.set(false)
}

/** Loads the page again, unless there is no server to load it from: then what is shown stays. */
export async function reloadPage(load: () => void = () => window.location.reload()): Promise<void> {
  await probe()
  if (reachability.get()) load()
}

/** Asks whether the server can be reached; any answer of its own means yes. */
export async function probe(): Promise<void> {
  const response = await fetch(`${API_BASE}/`, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  reachability.set(response !== null && !UNAVAILABLE.includes(response.status))
}
