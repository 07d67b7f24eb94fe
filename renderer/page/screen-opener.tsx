import { Drawer, Modal } from 'antd'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { OpenAs } from '../model/action'
import { Listeners } from '../model/store'
import { useHost } from '../source/host-context'
import { CloseGuardProvider, useCloseGuard, useCloseGuards } from '../ui/guard/close-guard'
import { type Screens, ScreensContext } from '../ui/page/screens-context'
import { ScreenPlace } from './screen-place'
import { ScreenTitle, useFrame } from './screen-title'

interface Opened {
  readonly key: number
  readonly id: string
  readonly as: 'dialog' | 'drawer'
  readonly values: { readonly [name: string]: unknown }
  /** Tells who opened it that it has gone. */
  readonly closed: () => void
}

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
        <OpenedScreen key={one.key} opened={one} onGone={() => gone(one)} />
      ))}
    </ScreensContext.Provider>
  )
}

function OpenedScreen({ opened, onGone }: { readonly opened: Opened; readonly onGone: () => void }) {
  const { id, as, values } = opened
  const [shown, setShown] = useState(true)
  const guards = useCloseGuards()
  // The tab below it does not go without it either.
  useCloseGuard(guards.mayClose, guards.unsaved)
  const { title, width } = useFrame({ id, values })
  const done = useCallback(() => setShown(false), [])
  const ask = async () => {
    if (await guards.mayClose()) done()
  }
  const screen = (
    <CloseGuardProvider guards={guards}>
      <ScreenPlace id={id} values={values} onClose={done} />
    </CloseGuardProvider>
  )
  if (as === 'drawer') {
    return (
      <Drawer
        open={shown}
        title={title}
        width={`min(${width}px, 100vw)`}
        closable={{ placement: 'end' }}
        onClose={ask}
        afterOpenChange={open => open || onGone()}
      >
        {screen}
      </Drawer>
    )
  }
  return (
    <Modal open={shown} title={title} width={width} footer={null} maskClosable={false} onCancel={ask} afterClose={onGone}>
      {screen}
    </Modal>
  )
}
