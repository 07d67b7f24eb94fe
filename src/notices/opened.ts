import { Store } from '../../renderer/contract'
import type { Announcement } from './announcement'

/** The announcement that is open over the page, one at a time; its opener hears when it is closed. */
interface Opened {
  readonly announcement: Announcement
  readonly closed: () => void
}

const opened = new Store<Opened | null>(null)

function replace(next: Opened | null): void {
  opened.get()?.closed()
  opened.set(next)
}

export const openedAnnouncement = {
  get: (): Announcement | null => opened.get()?.announcement ?? null,
  subscribe: opened.subscribe,
  /** Resolves when it is closed. */
  show: (announcement: Announcement): Promise<void> => new Promise(closed => replace({ announcement, closed })),
  close: () => replace(null),
}
