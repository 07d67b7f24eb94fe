import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { type Host, HostProvider, registerBuiltIns, Screen } from '../../renderer/index'
import type { Announcement } from './announcement'
import { texts } from './texts'

registerBuiltIns()

const WIDTH = 1000

export interface DynamicNoticeProps {
  readonly announcement: Announcement
  /** Null: the announcement names none that there is. */
  readonly screen: string | null
  readonly host: Host
  readonly onClose: () => void
}

/** The screen that an announcement names, over the page; its expressions see `route.id` and `route.busId`. */
export function DynamicNotice({ announcement, screen, host, onClose }: DynamicNoticeProps) {
  const [open, setOpen] = useState(true)
  const { title, busId } = announcement
  return (
    <Modal open={open} title={title} width={WIDTH} footer={null} maskClosable={false} onCancel={() => setOpen(false)} afterClose={onClose}>
      {screen === null ? (
        <Alert type="warning" showIcon message={texts.noScreen} />
      ) : (
        <HostProvider host={host}>
          <Screen id={screen} values={{ id: busId, busId }} />
        </HostProvider>
      )}
    </Modal>
  )
}
