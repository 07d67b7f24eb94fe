import { Drawer, Modal } from 'antd'
import { useCallback, useState } from 'react'
import { CloseGuardProvider, useCloseGuard, useCloseGuards } from '../ui/guard/close-guard'
import { ScreenPlace } from './screen-place'
import { useFrame } from './screen-title'

/** A screen over the one that opened it. */
export interface Opened {
  readonly key: number
  readonly id: string
  readonly as: 'dialog' | 'drawer'
  readonly values: { readonly [name: string]: unknown }
  /** Tells who opened it that it has gone. */
  readonly closed: () => void
}

/** In a dialog or a drawer, with its title. */
export function OpenedScreen({ opened, onGone }: { readonly opened: Opened; readonly onGone: () => void }) {
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
