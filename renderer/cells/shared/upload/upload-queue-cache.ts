import type { Host } from '../../../model/host'
import { type UploadItem, type UploadPlace, UploadShelf } from './upload-shelf'

const nothing: readonly UploadItem[] = []

/** Shelves of cells whose editors come and go, such as those of a grid, by their places. One is there as long as something lies on it. */
class KeptShelves {
  private readonly shelves = new Map<string, UploadShelf>()
  private readonly listeners = new Map<string, Set<() => void>>()

  constructor(private readonly host: Host) {}

  find(place: string): UploadShelf | undefined {
    return this.shelves.get(place)
  }

  /** The shelf of a place; it is made where none is. */
  at(place: string, cell: UploadPlace): UploadShelf {
    const known = this.shelves.get(place)
    if (known !== undefined) return known
    const made = new UploadShelf(this.host, cell)
    this.shelves.set(place, made)
    made.subscribe(() => {
      // Nobody needs a shelf on which nothing lies.
      if (made.items().length === 0) this.shelves.delete(place)
      for (const listener of [...(this.listeners.get(place) ?? [])]) listener()
    })
    return made
  }

  items(place: string): readonly UploadItem[] {
    return this.shelves.get(place)?.items() ?? nothing
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

const kept = new WeakMap<Host, KeptShelves>()

export function keptShelves(host: Host): KeptShelves {
  const shelves = kept.get(host) ?? new KeptShelves(host)
  kept.set(host, shelves)
  return shelves
}
