import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { GridDesk } from './desk'
import { texts } from './texts'

/** Which columns are shown, and in which order. */
export function ColumnsPanel({ desk }: { readonly desk: GridDesk }) {
  const panel = useRef<HTMLDivElement>(null)
  const { arrangement, grid } = desk
  useEffect(() => {
    panel.current?.querySelector('input')?.focus()
    const outside = (event: Event) => !(event.target instanceof Node && panel.current?.contains(event.target)) && desk.setPanel(false)
    document.addEventListener('pointerdown', outside, true)
    return () => document.removeEventListener('pointerdown', outside, true)
  }, [desk])
  if (arrangement === undefined) return null
  const { choices } = arrangement
  const titles = new Map(grid.columns.map(({ key, title }) => [key, title]))
  const alone = choices.filter(({ shown }) => shown).length === 1
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    desk.setPanel(false)
  }
  const box = desk.painter?.scrollerBox()
  const style = { left: (box?.left ?? 0) + 16, top: (box?.top ?? 0) + 16 }
  return createPortal(
    <div ref={panel} className="weft-grid-popup weft-grid-panel" role="dialog" aria-label={texts.columns} style={style} onKeyDown={close}>
      <ul>
        {choices.map(({ name, shown }, index) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={shown}
                disabled={shown && alone}
                onChange={event => arrangement.amend(name, { shown: event.target.checked })}
              />
              {titles.get(name) ?? name}
            </label>
            <button
              type="button"
              aria-label={`${texts.up} ${titles.get(name) ?? name}`}
              disabled={index === 0}
              onClick={() => arrangement.move(name, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`${texts.down} ${titles.get(name) ?? name}`}
              disabled={index === choices.length - 1}
              onClick={() => arrangement.move(name, 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={arrangement.reset}>
        {texts.reset}
      </button>
    </div>,
    document.body,
  )
}
