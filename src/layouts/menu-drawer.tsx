import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { texts } from './texts'

/** Pixels. */
const WIDTH = 200

interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The menu over the page. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      width={WIDTH}
      closable={false}
      rootClassName="weft-drawer"
      styles={{ body: { padding: 0 } }}
      aria-label={texts.menu}
    >
      {children}
    </Drawer>
  )
}
