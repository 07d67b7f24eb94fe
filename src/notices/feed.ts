import type { Unread } from './announcement'

/** What the bell shows. */
export interface FeedState extends Unread {
  readonly state: 'empty' | 'loading' | 'ready' | 'failed'
}

/** The unread announcements of one person: at most one request at a time, and one more when something happened meanwhile. */
export interface Feed {
  /** The same object until something changes. */
  get(): FeedState
  subscribe(listener: () => void): () => void
  /** True when the lists were read. Never rejects. */
  load(): Promise<boolean>
}

export function createFeed(fetch: () => Promise<Unread>): Feed {
  let state: FeedState = { items: [], total: 0, state: 'empty' }
  let running: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null
  const listeners = new Set<() => void>()

  function become(changed: FeedState): void {
    state = changed
    for (const listener of [...listeners]) listener()
  }

  async function read(): Promise<boolean> {
    if (state.state !== 'ready') become({ ...state, state: 'loading' })
    try {
      become({ ...(await fetch()), state: 'ready' })
      return true
    } catch {
      // What was read before stays.
      become({ ...state, state: state.items.length > 0 ? 'ready' : 'failed' })
      return false
    }
  }

  function start(): Promise<boolean> {
    running = read().finally(() => {
      running = null
    })
    return running
  }

  function load(): Promise<boolean> {
    if (running === null) return start()
    next ??= running.then(() => {
      next = null
      return start()
    })
    return next
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
  }
}
