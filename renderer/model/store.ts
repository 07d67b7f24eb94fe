/** What can be followed; the function ends it. */
export interface Followed {
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that can be read and followed. `get` gives the same object until it changes. */
export interface ReadableStore<Value> extends Followed {
  readonly get: () => Value
}

/** Functions that are called with every event. One that comes or goes while an event is on its way is not called for it. */
export class Listeners<Event = void> implements Followed {
  private readonly all = new Set<(event: Event) => void>()

  get size(): number {
    return this.all.size
  }

  readonly subscribe = (listener: (event: Event) => void): (() => void) => {
    this.all.add(listener)
    return () => void this.all.delete(listener)
  }

  readonly emit = (event: Event): void => {
    for (const listener of [...this.all]) if (this.all.has(listener)) listener(event)
  }
}

/** Listeners by name. Those of a name are forgotten when the last one goes. */
export class NamedListeners {
  private readonly all = new Map<string, Listeners>()

  subscribe(name: string, listener: () => void): () => void {
    const listeners = this.all.get(name) ?? new Listeners()
    this.all.set(name, listeners)
    const end = listeners.subscribe(listener)
    return () => {
      end()
      if (listeners.size === 0 && this.all.get(name) === listeners) this.all.delete(name)
    }
  }

  emit(name: string): void {
    this.all.get(name)?.emit()
  }
}

/** One value and those who follow it; they are called when another value is set. */
export class Store<Value> implements ReadableStore<Value> {
  private readonly listeners = new Listeners()
  readonly subscribe = this.listeners.subscribe

  constructor(private value: Value) {}

  readonly get = (): Value => this.value

  readonly set = (value: Value): void => {
    if (Object.is(value, this.value)) return
    this.value = value
    this.listeners.emit()
  }
}
