import { Button, type ButtonProps } from 'antd'
import { texts } from './texts'
import { useLongPress } from './use-long-press'
import './long-press.css'

/** A button that wants to be held for two seconds; a click tells that. */
export function LongPressButton({ onLong, onHint, ...props }: Omit<ButtonProps, 'onClick'> & { onLong: () => void; onHint: () => void }) {
  const { pressing, handlers } = useLongPress({ onLong, onClick: onHint })
  return (
    <Button
      autoInsertSpace={false}
      {...props}
      {...handlers}
      className={pressing ? 'weft-long-press is-pressing' : 'weft-long-press'}
      title={texts.longPress}
      aria-description={texts.longPress}
    />
  )
}
