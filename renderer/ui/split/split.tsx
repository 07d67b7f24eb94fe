import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useHost } from '../../source/host-context'
import { boundsOf, clampShare, keptShare, shareByKey } from './share'
import './split.css'
import { useBoxHeight } from './use-box-height'

export interface SplitProps {
  /** What the share is remembered under for this user. */
  readonly name: string
  /** Side by side, or one below the other. */
  readonly direction: 'row' | 'column'
  /** Names the bar for those who hear it. */
  readonly label: string
  /** The first part's share in per cent until the user chooses another. */
  readonly initial: number
  /** Pixels of both together, at least. */
  readonly least: number
  readonly first: ReactNode
  /** Null: there is nothing of it now, and the first part has the whole. */
  readonly second: ReactNode | null
}

/**
 * Two parts of a page with a bar between them, as high as there is room; each scrolls by itself. The bar is dragged, or moved by the arrow
 * keys (with Shift further), Home and End; a double click and Enter give the parts their first shares. What was chosen is remembered.
 */
export function Split({ name, direction, label, initial, least, first, second }: SplitProps) {
  const { settings } = useHost()
  const key = `split:${name}`
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const [share, setShare] = useState(() => keptShare(settings.get(key)) ?? initial)
  const height = useBoxHeight({ place: box, least })
  const vertical = direction === 'column'
  const room = () => (vertical ? box.current?.clientHeight : box.current?.clientWidth) ?? 0
  const move = (wanted: number) => {
    const next = clampShare(wanted, room())
    setShare(next)
    return next
  }
  const reset = () => {
    setShare(initial)
    settings.remove(key)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const bounds = box.current?.getBoundingClientRect()
    if (bounds === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const at = vertical ? (event.clientY - bounds.top) / bounds.height : (event.clientX - bounds.left) / bounds.width
    move(at * 100)
  }
  const press = (event: KeyboardEvent) => {
    const wanted = event.key === 'Enter' ? initial : shareByKey(share, event.key, { shift: event.shiftKey, vertical })
    if (wanted === undefined) return
    event.preventDefault()
    if (event.key === 'Enter') reset()
    else settings.set(key, move(wanted))
  }
  const [from, to] = boundsOf(room())
  return (
    <div
      ref={box}
      className={`weft-split is-${direction}${second === null ? ' is-whole' : ''}`}
      style={{ height: height ?? least, '--weft-share': `${share}%` } as CSSProperties}
    >
      <div id={id} className="weft-split-pane">
        {first}
      </div>
      <hr
        className="weft-split-bar"
        hidden={second === null}
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation={vertical ? 'horizontal' : 'vertical'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={Math.round(from)}
        aria-valuemax={Math.round(to)}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onLostPointerCapture={() => settings.set(key, share)}
        onDoubleClick={reset}
        onKeyDown={press}
      />
      <div className="weft-split-pane" hidden={second === null}>
        {second}
      </div>
    </div>
  )
}
