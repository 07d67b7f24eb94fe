import { type ReadableStore, Store } from '../../renderer/contract'
import type { Announcement } from './announcement'

/** What the header shows of a kind: the newest, and how many there are. */
export interface FeedState<Item = Announcement> {
  readonly items: readonly Item[]
  readonly total: number
  readonly state: 'empty' | 'loading' | 'ready' | 'failed'
}

/** What concerns one person: at most one request at a time, and one more when something happened meanwhile. */
export interface Feed<Item = Announcement> extends ReadableStore<FeedState<Item>> {
  /** True when the lists were read. Never rejects. */
  load(): Promise<boolean>
}

export function createFeed<Item = Announcement>(fetch: () => Promise<Pick<FeedState<Item>, 'items' | 'total'>>): Feed<Item> {
  const { get, set, subscribe } = new Store<FeedState<Item>>({ items: [], total: 0, state: 'empty' })
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
