import { Button, Modal } from 'antd'
import { useId, useLayoutEffect, useRef } from 'react'
import { texts } from './texts'

const say = texts.idle

/** Antd draws dialogs only; this one interrupts and asks, so readers of the screen are to say it at once, with its question. */
function Question() {
  const question = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const frame = question.current?.closest('[role=dialog]')
    frame?.setAttribute('role', 'alertdialog')
    frame?.setAttribute('aria-describedby', id)
  }, [id])
  return (
    <p ref={question} id={id}>
      {say.question}
    </p>
  )
}

interface IdleDialogProps {
  /** Until the session is ended; null: it is not asked. */
  readonly seconds: number | null
  readonly onEnd: () => void
  readonly onGoOn: () => void
}

/** Asks whether to go on. */
export function IdleDialog({ seconds, onEnd, onGoOn }: IdleDialogProps) {
  const answer = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={seconds !== null}
      title={say.title}
      width={420}
      onCancel={onGoOn}
      maskClosable={false}
      closable={false}
      // Not by itself: antd gives the focus back to what had it before the dialog came, which would be this button.
      afterOpenChange={shown => shown && answer.current?.focus()}
      footer={[
        <Button key="end" onClick={onEnd}>
          {say.end}
        </Button>,
        <Button key="go" ref={answer} type="primary" onClick={onGoOn}>
          {say.goOn}
        </Button>,
      ]}
    >
      <Question />
      <p role="timer">{say.left(seconds ?? 0)}</p>
    </Modal>
  )
}
