import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { HostProvider, Screen } from '../../renderer/index'
import type { DynamicNoticeProps } from '../notices/dialogs'
import { texts } from '../notices/texts'
import { renderer } from './renderer'

const WIDTH = 1000

/** The screen that an announcement names, over the page; its expressions see `route.id` and `route.busId`. */
export function DynamicNotice({ announcement, screen, host, onClose }: DynamicNoticeProps) {
  const [open, setOpen] = useState(true)
  const { title, busId } = announcement
  return (
    <Modal open={open} title={title} width={WIDTH} footer={null} maskClosable={false} onCancel={() => setOpen(false)} afterClose={onClose}>
      {screen === null ? (
        <Alert type="warning" showIcon message={texts.noScreen} />
      ) : (
        <HostProvider host={host} renderer={renderer}>
          <Screen id={screen} values={{ id: busId, busId }} />
        </HostProvider>
      )}
    </Modal>
  )
}
