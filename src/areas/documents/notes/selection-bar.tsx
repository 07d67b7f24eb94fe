import { Button } from 'antd'
import { type RefObject, useEffect, useState } from 'react'
import { type Chosen, chosenPlace } from '../reader/selection'
import type { NoteColor } from './calls'
import { ColorChoice } from './note-editor'
import { texts } from './texts'

/** Takes what is chosen somewhere, such as into a field. */
export interface TakeChosen {
  readonly label: string
  readonly onTake: (chosen: Chosen) => void
}

interface SelectionBarProps {
  readonly stage: RefObject<HTMLElement>
  readonly onMark: (chosen: Chosen, color: NoteColor) => void
  readonly onNote: (chosen: Chosen) => void
  readonly take?: TakeChosen | undefined
}

interface Placed {
  readonly chosen: Chosen
  readonly x: number
  readonly y: number
}

/** Height of the bar with what is left free above the text, and half of its width. */
const [ABOVE, HALF] = [46, 120]

/** What can be done with the text that is chosen, above it. It stays while the choice does. */
export function SelectionBar({ stage, onMark, onNote, take }: SelectionBarProps) {
  const [placed, setPlaced] = useState<Placed>()
  useEffect(() => {
    const follow = () => {
      const chosen = chosenPlace(stage.current)
      const box = chosen && window.getSelection()?.getRangeAt(0).getBoundingClientRect?.()
      const frame = stage.current?.getBoundingClientRect()
      if (!chosen || !box || !frame) return setPlaced(undefined)
      const x = Math.min(Math.max(box.left + box.width / 2, frame.left + HALF), Math.max(frame.right - HALF, frame.left + HALF))
      const y = box.top - ABOVE < frame.top ? Math.min(box.bottom + 8, frame.bottom - ABOVE) : box.top - ABOVE
      setPlaced({ chosen, x, y })
    }
    const { current } = stage
    document.addEventListener('selectionchange', follow)
    current?.addEventListener('scroll', follow)
    return () => {
      document.removeEventListener('selectionchange', follow)
      current?.removeEventListener('scroll', follow)
    }
  }, [stage])
  if (!placed) return null
  const done = (work: () => void) => {
    work()
    window.getSelection()?.removeAllRanges()
  }
  const { chosen, x, y } = placed
  return (
    <div className="weft-selection-bar" role="toolbar" aria-label={texts.selection} style={{ left: x, top: y }}>
      {take && (
        <Button size="small" type="primary" onMouseDown={event => event.preventDefault()} onClick={() => done(() => take.onTake(chosen))}>
          {take.label}
        </Button>
      )}
      <ColorChoice value={undefined} onChange={color => done(() => onMark(chosen, color))} />
      <Button size="small" title={texts.noteKeys} onMouseDown={event => event.preventDefault()} onClick={() => done(() => onNote(chosen))}>
        {texts.note}
      </Button>
    </div>
  )
}
