import { type ReadableStore, Store } from '../../renderer/contract'
import type { Unread } from './announcement'

/** What the bell shows. */
export interface FeedState extends Unread {
  readonly state: 'empty' | 'loading' | 'ready' | 'failed'
}

/** The unread announcements of one person: at most one request at a time, and one more when something happened meanwhile. */
export interface Feed extends ReadableStore<FeedState> {
  /** True when the lists were read. Never rejects. */
  load(): Promise<boolean>
}

export function createFeed(fetch: () => Promise<Unread>): Feed {
  const { get, set, subscribe } = new Store<FeedState>({ items: [], total: 0, state: 'empty' })
  let running: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null

  async function read(): Promise<boolean> {
    if (get().state !== 'ready') set({ ...get(), state: 'loading' })
    try {
      set({ ...(await fetch()), state: 'ready' })
      return true
    } catch {
      // What was read before stays.
      set({ ...get(), state: get().items.length > 0 ? 'ready' : 'failed' })
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

  return { get, subscribe, load }
}
