import type { Announcement } from './announcement'

/** The announcement that is open over the page, one at a time; its opener hears when it is closed. */
interface Opened {
  readonly announcement: Announcement
  readonly closed: () => void
}

let opened: Opened | null = null
const listeners = new Set<() => void>()

function become(next: Opened | null): void {
  opened?.closed()
  opened = next
  for (const listener of [...listeners]) listener()
}

export const openedAnnouncement = {
  get: (): Announcement | null => opened?.announcement ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Resolves when it is closed. */
  show: (announcement: Announcement): Promise<void> => new Promise(closed => become({ announcement, closed })),
  close: () => become(null),
}
