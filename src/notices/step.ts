import type { StepType } from '../../renderer/index'
import { fetchAnnouncement, markRead } from './calls'
import { openedAnnouncement } from './opened'
import { texts } from './texts'

/** `{ "step": "announcement", "settings": { "id": "{{ id }}" } }` shows an announcement, marks it as read, and waits until it is closed. */
export const announcementStep: StepType = {
  step: 'announcement',
  title: texts.step,
  async run(settings) {
    const { id } = (settings ?? {}) as { readonly id?: unknown }
    const announcement = await fetchAnnouncement(String(id ?? ''))
    if (!announcement) return
    void markRead(announcement.id)
    await openedAnnouncement.show(announcement)
  },
}
