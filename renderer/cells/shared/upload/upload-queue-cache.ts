import type { Host } from '../../../model/host'
import { type UploadItem, type UploadPlace, UploadQueue } from './upload-queue'

const nothing: readonly UploadItem[] = []

/** Shelves of cells whose editors come and go, such as those of a grid, by their places. One is there as long as something lies on it. */
class UploadQueueCache {
  private readonly queues = new Map<string, UploadQueue>()
  private readonly listeners = new Map<string, Set<() => void>>()

  constructor(private readonly host: Host) {}

  find(place: string): UploadQueue | undefined {
    return this.queues.get(place)
  }

  /** The shelf of a place; it is made where none is. */
  at(place: string, cell: UploadPlace): UploadQueue {
    const known = this.queues.get(place)
    if (known !== undefined) return known
    const made = new UploadQueue(this.host, cell)
    this.queues.set(place, made)
    made.subscribe(() => {
      // Nobody needs a shelf on which nothing lies.
      if (made.items().length === 0) this.queues.delete(place)
      for (const listener of [...(this.listeners.get(place) ?? [])]) listener()
    })
    return made
  }

  items(place: string): readonly UploadItem[] {
    return this.queues.get(place)?.items() ?? nothing
  }

  /** Follows what lies in a place, also where nothing does yet. */
  subscribe(place: string, listener: () => void): () => void {
    const known = this.listeners.get(place) ?? new Set()
    this.listeners.set(place, known.add(listener))
    return () => {
      known.delete(listener)
      if (known.size === 0) this.listeners.delete(place)
    }
  }
}

const kept = new WeakMap<Host, UploadQueueCache>()

export function uploadQueueCache(host: Host): UploadQueueCache {
  const queues = kept.get(host) ?? new UploadQueueCache(host)
  kept.set(host, queues)
  return queues
}
