import { type ComponentType, lazy, Suspense } from 'react'
import { type Host, loadPart, useStore } from '../../renderer/contract'
import type { Announcement } from './announcement'
import { openedAnnouncement } from './opened'

const NoticeDialog = lazy(() => loadPart(async () => ({ default: (await import('./notice-dialog')).NoticeDialog })))

export interface DynamicNoticeProps {
  readonly announcement: Announcement
  /** Null: the announcement names none that there is. */
  readonly screen: string | null
  readonly host: Host
  readonly onClose: () => void
}

interface NoticeDialogsProps {
  readonly host: Host
  /** The place inside the application that an `openPage` names; undefined for anything that leads out of it. */
  readonly placeOf: (openPage: string) => string | undefined
  /** The screen that an `openPage` names; null when it names none. */
  readonly screenOf: (openPage: string) => string | null
  /** Draws the screen of an announcement; it may be loaded when it is first drawn. */
  readonly Dynamic: ComponentType<DynamicNoticeProps>
}

/** Where 去处理 leads; undefined: there is no such button. */
export const targetOf = ({ openType, openPage }: Announcement, placeOf: NoticeDialogsProps['placeOf']): string | undefined =>
  openType === 'url' ? placeOf(openPage) : undefined

/** The announcement that is open, in the dialog of its kind. */
export function NoticeDialogs({ host, placeOf, screenOf, Dynamic }: NoticeDialogsProps) {
  const announcement = useStore(openedAnnouncement)
  if (!announcement) return null
  const common = { announcement, onClose: openedAnnouncement.close }
  const target = targetOf(announcement, placeOf)
  return (
    <Suspense fallback={null}>
      {announcement.openType === 'component' ? (
        <Dynamic key={announcement.id} {...common} host={host} screen={screenOf(announcement.openPage)} />
      ) : (
        <NoticeDialog
          key={announcement.id}
          {...common}
          host={host}
          {...(target !== undefined && { onHandle: () => host.navigate(target) })}
        />
      )}
    </Suspense>
  )
}
