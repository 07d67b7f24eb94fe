/** Notifies listeners that something changed; its version counts up each time, for `useSyncExternalStore`. */
export class Signal {
  private readonly listeners = new Set<() => void>()
  private edition = 0

  get version(): number {
    return this.edition
  }

  readonly read = (): number => this.edition

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  emit(): void {
    this.edition++
    for (const listener of this.listeners) listener()
  }
}
