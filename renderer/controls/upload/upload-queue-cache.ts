import type { Host } from '../../model/host'
import { NamedListeners } from '../../model/store'
import { type UploadItem, type UploadPlace, UploadQueue } from './upload-queue'

const nothing: readonly UploadItem[] = []

/** Queues of cells whose editors come and go, such as those of a grid, by their places. One is there as long as it holds an upload. */
class UploadQueueCache {
  private readonly queues = new Map<string, UploadQueue>()
  private readonly listeners = new NamedListeners()

  constructor(private readonly host: Host) {}

  find(place: string): UploadQueue | undefined {
    return this.queues.get(place)
  }

  /** The queue of a place; it is made where none is. */
  at(place: string, cell: UploadPlace): UploadQueue {
    const known = this.queues.get(place)
    if (known !== undefined) return known
    const made = new UploadQueue(this.host, cell)
    this.queues.set(place, made)
    made.subscribe(() => {
      // An empty queue is not kept.
      if (made.items().length === 0) this.queues.delete(place)
      this.listeners.emit(place)
    })
    return made
  }

  items(place: string): readonly UploadItem[] {
    return this.queues.get(place)?.items() ?? nothing
  }

  /** Follows the queue of a place, also where there is none yet. */
  subscribe(place: string, listener: () => void): () => void {
    return this.listeners.subscribe(place, listener)
  }
}

const kept = new WeakMap<Host, UploadQueueCache>()

export function uploadQueueCache(host: Host): UploadQueueCache {
  const queues = kept.get(host) ?? new UploadQueueCache(host)
  kept.set(host, queues)
  return queues
}
