import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import type { Move } from './condition-draft'
import { texts } from './texts'

/** Two buttons that move a line or a group; `data-move` tells them apart for who brings the focus back. */
export function MoveButtons({ onMove }: { readonly onMove: (move: Move) => void }) {
  return (
    <>
      <Button
        type="text"
        data-move="up"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={texts.moveUp}
        title={texts.moveHint}
        onClick={() => onMove('up')}
      />
      <Button
        type="text"
        data-move="down"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={texts.moveDown}
        title={texts.moveHint}
        onClick={() => onMove('down')}
      />
    </>
  )
}

/** Alt with an arrow moves what the key was pressed in; inputs inside do not see it. */
export function moveByKey(event: KeyboardEvent, onMove: (move: Move) => void): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  event.stopPropagation()
  onMove(event.key === 'ArrowUp' ? 'up' : 'down')
}
