import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type Host, loadPart } from '../../renderer/contract'
import type { Announcement } from './announcement'
import { openedAnnouncement } from './opened'

const NoticeDialog = lazy(() => loadPart(async () => ({ default: (await import('./notice-dialog')).NoticeDialog })))
const DynamicNotice = lazy(() => loadPart(async () => ({ default: (await import('./dynamic-notice')).DynamicNotice })))

interface NoticeDialogsProps {
  readonly host: Host
  /** The place inside the application that an `openPage` names; undefined for anything that leads out of it. */
  readonly placeOf: (openPage: string) => string | undefined
  /** The screen that an `openPage` names; null when it names none. */
  readonly screenOf: (openPage: string) => string | null
}

/** Where 去处理 leads; undefined: there is no such button. */
export const targetOf = ({ openType, openPage }: Announcement, placeOf: NoticeDialogsProps['placeOf']): string | undefined =>
  openType === 'url' ? placeOf(openPage) : undefined

/** The announcement that is open, in the dialog of its kind. */
export function NoticeDialogs({ host, placeOf, screenOf }: NoticeDialogsProps) {
  const announcement = useSyncExternalStore(openedAnnouncement.subscribe, openedAnnouncement.get)
  if (!announcement) return null
  const common = { announcement, onClose: openedAnnouncement.close }
  const target = targetOf(announcement, placeOf)
  return (
    <Suspense fallback={null}>
      {announcement.openType === 'component' ? (
        <DynamicNotice key={announcement.id} {...common} host={host} screen={screenOf(announcement.openPage)} />
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
