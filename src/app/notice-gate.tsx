import { type ComponentType, useEffect, useState } from 'react'
import { messagePlace } from './message-place'
import { noticeBoard } from './notices'

/**
 * Draws the board of notices as soon as it is wanted. A board that cannot be loaded, such as while the server is away,
 * must not take the page with it: the next notice asks again, and what waited is shown then. Questions are asked by the browser.
 */
export function NoticeGate() {
  const [Board, setBoard] = useState<ComponentType | null>(null)
  useEffect(() => {
    const place = messagePlace()
    return () => place.remove()
  }, [])
  useEffect(
    () =>
      noticeBoard.whenWanted(() => {
        import('./notice-board').then(
          ({ NoticeBoard }) => setBoard(() => NoticeBoard),
          error => {
            console.warn('The board of notices could not be loaded.', error)
            noticeBoard.fail()
          },
        )
      }),
    [],
  )
  return Board && <Board />
}
