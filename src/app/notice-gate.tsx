import { lazy, Suspense, useEffect, useState } from 'react'
import { noticeBoard } from './notices'

const NoticeBoard = lazy(async () => ({ default: (await import('./notice-board')).NoticeBoard }))

/** Draws the board of notices as soon as there is something to say. */
export function NoticeGate() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => noticeBoard.whenWanted(() => setWanted(true)), [])
  return wanted ? (
    <Suspense>
      <NoticeBoard />
    </Suspense>
  ) : null
}
