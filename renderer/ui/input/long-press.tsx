import { Button, type ButtonProps } from 'antd'
import { useHost } from '../../source/host-context'
import { texts } from '../texts'
import { useLongPress } from './use-long-press'
import './long-press.css'

export interface LongPressButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What it does, as a question names it. */
  readonly label: string
  readonly onLong: () => void
}

/** A button that wants to be held for two seconds; a short press tells that. A click that cannot be held, as of a screen reader, asks. */
export function LongPressButton({ label, onLong, ...props }: LongPressButtonProps) {
  const { notify } = useHost()
  const ask = async () => {
    if (await notify.confirm({ title: texts.sure(label), danger: props.danger === true })) onLong()
  }
  const { pressing, handlers } = useLongPress({ onLong, onClick: () => notify.info(texts.longPress), onShown: () => void ask() })
  return (
    <Button
      autoInsertSpace={false}
      {...props}
      {...handlers}
      className={pressing ? 'weft-long-press is-pressing' : 'weft-long-press'}
      title={texts.longPress}
      aria-description={texts.longPress}
    >
      {label}
    </Button>
  )
}
