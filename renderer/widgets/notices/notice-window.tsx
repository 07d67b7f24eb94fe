import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import { SafeHtml } from '../../ui/html/safe-html'
import { texts } from '../../ui/texts'

interface NoticeWindowProps {
  readonly title: string
  readonly sender: string
  readonly time: string
  readonly content: string
  readonly onClosed: () => void
}

/** The text of a notice that leads nowhere. */
export function NoticeWindow({ title, sender, time, content, onClosed }: NoticeWindowProps) {
  const [open, setOpen] = useState(true)
  const narrow = useNarrow()
  const close = () => setOpen(false)
  const footer = (
    <Button autoInsertSpace={false} onClick={close}>
      {texts.close}
    </Button>
  )
  return (
    <Modal
      open={open}
      title={texts.notice}
      width={narrow ? '100%' : '60%'}
      className="weft-notices-window"
      onCancel={close}
      afterClose={onClosed}
      footer={footer}
    >
      <h3>{title}</h3>
      <p className="weft-notices-about">
        <span>{texts.noticeSender(sender)}</span>
        <span>{texts.noticeTime(time)}</span>
      </p>
      <SafeHtml html={content} />
    </Modal>
  )
}
