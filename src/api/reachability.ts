const listeners = new Set<() => void>()
let reachable = true

/** Whether the last call reached the server; true before the first. Has the shape that `useSyncExternalStore` wants. */
export const reachability = {
  get: () => reachable,
  set(now: boolean) {
    if (now === reachable) return
    reachable = now
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
