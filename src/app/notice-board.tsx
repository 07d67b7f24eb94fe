import { App } from 'antd'
import { useEffect } from 'react'
import { Antd } from './antd'
import { messagePlace } from './message-place'
import { noticeBoard } from './notices'

function Holder() {
  const { message, notification, modal } = App.useApp()
  useEffect(() => noticeBoard.mount({ message, notification, modal }), [message, notification, modal])
  return null
}

const MESSAGES = { getContainer: messagePlace }

/** Where messages, notices and dialogs of the application appear. */
export function NoticeBoard() {
  return (
    <Antd>
      <App message={MESSAGES}>
        <Holder />
      </App>
    </Antd>
  )
}
