import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { type Host, HostProvider, SafeHtml } from '../../renderer/index'
import type { Announcement } from './announcement'
import { PriorityTag } from './priority-tag'
import { texts } from './texts'

const NARROW = '(max-width: 767.99px)'

export interface NoticeDialogProps {
  readonly announcement: Announcement
  /** Reads the pictures of it. */
  readonly host: Host
  readonly onClose: () => void
  /** 去处理; absent: it leads nowhere. */
  readonly onHandle?: () => void
}

const hasTags = (html: string) => /<[a-z!/]/i.test(html)

/** One announcement over the page, 60 % as wide as the window or as wide as it. */
export function NoticeDialog({ announcement, host, onClose, onHandle }: NoticeDialogProps) {
  const [open, setOpen] = useState(true)
  const [full, setFull] = useState(false)
  const { title, sender, sendTime, content, priority } = announcement
  const wide = full || window.matchMedia(NARROW).matches
  const close = () => setOpen(false)
  const handle = () => {
    close()
    onHandle?.()
  }
  return (
    <Modal
      open={open}
      afterClose={onClose}
      onCancel={close}
      width={wide ? '100%' : '60%'}
      style={{ top: '2vh', paddingBottom: 0, ...(wide && { maxWidth: '100vw', margin: 0 }), ...(full && { top: 0 }) }}
      styles={{ body: { height: '80vh' } }}
      classNames={{ body: 'weft-notice-body', header: 'weft-notice-head' }}
      title={
        <>
          {texts.title}
          <Button
            type="text"
            size="small"
            aria-label={full ? texts.leaveFull : texts.full}
            icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            onClick={() => setFull(!full)}
          />
        </>
      }
      footer={[
        <Button key="close" onClick={close}>
          {texts.close}
        </Button>,
        onHandle && (
          <Button key="handle" type="primary" onClick={handle}>
            {texts.handle}
          </Button>
        ),
      ]}
    >
      <h2 className="weft-notice-heading">{title}</h2>
      <p className="weft-notice-by">
        <span>
          {texts.sender}：{sender}
        </span>
        <span>
          {texts.sendTime}：{sendTime}
        </span>
        <PriorityTag priority={priority} />
      </p>
      <HostProvider host={host}>
        <SafeHtml html={content} className={`weft-notice-content${hasTags(content) ? '' : ' is-plain'}`} />
      </HostProvider>
    </Modal>
  )
}
