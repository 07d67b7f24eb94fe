import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { OpenAs } from '../model/action'
import { Listeners } from '../model/store'
import { useHost } from '../source/host-context'
import { lazyPart } from '../ui/loading/lazy-part'
import { type Screens, ScreensContext } from '../ui/page/screens-context'
import type { Opened } from './opened-screen'
import { ScreenPlace } from './screen-place'
import { ScreenTitle } from './screen-title'

const OpenedScreen = lazyPart(async () => (await import('./opened-screen')).OpenedScreen)

/** Shows screens over the one that opened them, and lets all screens inside hear of each other. */
export function ScreenOpener({ children }: { readonly children: ReactNode }) {
  const host = useHost()
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const count = useRef(0)
  const [events] = useState(() => new Listeners<string>())
  const open = useCallback<Screens['open']>(
    async (id: string, as: OpenAs, values) => {
      if (as === 'tab' || as === 'page') return host.openScreen(id, values)
      await new Promise<void>(closed => {
        count.current += 1
        const key = count.current
        setOpened(before => [...before, { key, id, as, values, closed }])
      })
    },
    [host],
  )
  useEffect(() => host.watchScreens?.(events.emit), [host, events])
  const screens = useMemo<Screens>(
    () => ({
      Screen: ScreenPlace,
      Title: ScreenTitle,
      open,
      emit: events.emit,
      listen: events.subscribe,
    }),
    [open, events],
  )
  const gone = (one: Opened) => {
    setOpened(before => before.filter(other => other !== one))
    one.closed()
  }
  return (
    <ScreensContext.Provider value={screens}>
      {children}
      {opened.map(one => (
        <Suspense key={one.key} fallback={null}>
          <OpenedScreen opened={one} onGone={() => gone(one)} />
        </Suspense>
      ))}
    </ScreensContext.Provider>
  )
}
