import { Listeners, type ReadableStore } from '../../model/store'

/** Notifies listeners that something changed; its version counts up each time, for those who draw. */
export class Signal implements ReadableStore<number> {
  private readonly listeners = new Listeners()
  private edition = 0
  readonly subscribe = this.listeners.subscribe

  get version(): number {
    return this.edition
  }

  readonly get = (): number => this.edition

  readonly emit = (): void => {
    this.edition++
    this.listeners.emit()
  }
}
